"""The icon that the project names: whether its set is there, with pictures as the system takes them."""

import json
import struct
import tempfile
from pathlib import Path

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# The kinds of PNG that can be transparent.
TRANSPARENT = (4, 6)
SIDE = 1024


def faults(folders, name):
    """What is wrong with the icon of this name in the asset catalogs of folders."""
    sets = [path for folder in folders for path in sorted(folder.glob(f"**/*.xcassets/{name}.appiconset"))]
    if not sets:
        return [f"{name} is no icon"]
    return [f"{name}: {fault}" for path in sets for fault in faults_in(path)]


def faults_in(icon):
    try:
        images = json.loads((icon / "Contents.json").read_text())["images"]
        named = [(image["filename"], appearance(image)) for image in images]
    except (OSError, ValueError, KeyError, TypeError) as error:
        return [f"its contents cannot be read: {error!r}"]
    found = [] if "" in (look for _, look in named) else ["it has no picture for a light ground"]
    for file, look in named:
        found += [f"{file} {fault}" for fault in faults_of(icon / file, look)]
    there = {path.name for path in icon.iterdir()} - {"Contents.json"}
    return found + [f"{file} is not named" for file in sorted(there - {file for file, _ in named})]


def appearance(image):
    """For which ground a picture is; empty for the usual one."""
    return "".join(look["value"] for look in image.get("appearances", []))


def faults_of(path, look):
    try:
        head = path.read_bytes()[:26]
    except OSError:
        return ["is no file"]
    if len(head) < 26 or not head.startswith(SIGNATURE):
        return ["is no PNG"]
    width, height, _, kind = struct.unpack(">IIBB", head[16:26])
    found = [] if (width, height) == (SIDE, SIDE) else [f"is {width} by {height}, not {SIDE}"]
    return found + (["may be transparent"] if look != "dark" and kind in TRANSPARENT else [])


def faults_of_the_check():
    """What the check overlooks in a small catalog, or finds where nothing is."""
    def picture(side=SIDE, kind=2):
        return SIGNATURE + struct.pack(">I4sIIBBBBB", 13, b"IHDR", side, side, 8, kind, 0, 0, 0)

    light, dark = {"filename": "a.png"}, {"filename": "b.png", "appearances": [{"value": "dark"}]}
    whole = {"Contents.json": json.dumps({"images": [light, dark]}).encode(), "a.png": picture(),
             "b.png": picture(kind=6)}
    planted = (
        {},
        {**whole, "Contents.json": b"{"},
        {**whole, "Contents.json": json.dumps({"images": [dark]}).encode()},
        {**whole, "a.png": picture(kind=6)},
        {**whole, "b.png": picture(side=512, kind=6)},
        {**whole, "a.png": b"GIF"},
        {**whole, "c.png": picture()},
        {name: data for name, data in whole.items() if name != "a.png"},
    )
    found = [f"check-apple overlooks a mistake in an icon: {sorted(files)}" for files in planted if not tried(files)]
    return found + [f"check-apple finds fault with a whole icon: {fault}" for fault in tried(whole)]


def tried(files):
    """What is wrong with an icon of these files."""
    with tempfile.TemporaryDirectory() as folder:
        icon = Path(folder) / "Assets.xcassets" / "It.appiconset"
        if files:
            icon.mkdir(parents=True)
        for name, data in files.items():
            (icon / name).write_bytes(data)
        return faults([Path(folder)], "It")
