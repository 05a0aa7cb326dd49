"""What the App Store asks of an app: its answers in Info.plist, and its privacy manifest.

https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api lists the programming
interfaces for which a reason has to be given.
"""

import plistlib
import re
from xml.parsers.expat import ExpatError

INFO = {
    # Nothing is encrypted but by the system: no question at each upload.
    "ITSAppUsesNonExemptEncryption": lambda value: value is False,
    # The target has another name than the app.
    "CFBundleDisplayName": lambda value: value == "Pastime",
}
MANIFEST = {
    "NSPrivacyTracking": lambda value: value is False,
    "NSPrivacyTrackingDomains": lambda value: value == [],
    "NSPrivacyCollectedDataTypes": lambda value: value == [],
    "NSPrivacyAccessedAPITypes": lambda value: isinstance(value, list),
}
REASONED = {
    "NSPrivacyAccessedAPICategoryFileTimestamp":
        r"\b(?:creationDate|modificationDate|contentModificationDateKey|creationDateKey|f?getattrlist|[fl]?stat)\b",
    "NSPrivacyAccessedAPICategorySystemBootTime": r"\b(?:systemUptime|mach_absolute_time)\b",
    "NSPrivacyAccessedAPICategoryDiskSpace": r"\b(?:volume\w*CapacityKey|system(?:Free)?Size|f?statv?fs)\b",
    "NSPrivacyAccessedAPICategoryActiveKeyboards": r"\bactiveInputModes\b",
    "NSPrivacyAccessedAPICategoryUserDefaults": r"\bUserDefaults\b|@AppStorage\b",
}
IMPORT = re.compile(r"^(?:@\w+ )?import (?:struct |enum |class )?(\w+)", re.MULTILINE)


def faults(root):
    """What is missing for the App Store."""
    app = root / "Apple"
    found = [f"Apple/Info.plist: {fault}." for fault in faults_in(read(app / "Info.plist"), INFO)]
    manifest = read(app / "App" / "PrivacyInfo.xcprivacy")
    found += [f"Apple/App/PrivacyInfo.xcprivacy: {fault}." for fault in faults_in(manifest, MANIFEST)]
    reasons = {kind.get("NSPrivacyAccessedAPIType") for kind in (manifest or {}).get("NSPrivacyAccessedAPITypes", [])}
    return found + [f"{path.relative_to(root)}: {kind} is used, and no reason is given in the privacy manifest."
                    for path in sources(root) for kind in used(path.read_text()) if kind not in reasons]


def read(path):
    """A property list; None where there is none."""
    try:
        return plistlib.loads(path.read_bytes())
    except (OSError, ValueError, plistlib.InvalidFileException, ExpatError):
        return None


def faults_in(values, wanted):
    if not isinstance(values, dict):
        return ["it is no property list"]
    return [f"{key} is {'wrong' if key in values else 'missing'}" for key, is_right in wanted.items()
            if key not in values or not is_right(values[key])]


def sources(root):
    """The sources of the app, with those of all modules that they import."""
    folders, known = [root / "Apple" / "App", root / "Apple" / "Views"], set()
    for folder in folders:
        for path in sorted(folder.rglob("*.swift")):
            yield path
            for module in IMPORT.findall(path.read_text()):
                if module not in known and (root / "Sources" / module).is_dir():
                    folders.append(root / "Sources" / module)
                known.add(module)


def used(text):
    """The kinds of programming interfaces that need a reason and are used in a text."""
    code = re.sub(r"//[^\n]*", "", text)
    return [kind for kind, names in REASONED.items() if re.search(names, code)]


def faults_of_the_check():
    """What the check overlooks, or finds where nothing is."""
    whole = {"ITSAppUsesNonExemptEncryption": False, "CFBundleDisplayName": "Pastime"}
    planted = (None, {}, {**whole, "ITSAppUsesNonExemptEncryption": True}, {**whole, "CFBundleDisplayName": ""})
    missed = [f"check-apple overlooks in an Info.plist: {values}" for values in planted if not faults_in(values, INFO)]
    missed += [f"check-apple finds fault with a whole Info.plist: {fault}" for fault in faults_in(whole, INFO)]
    lines = ("url.resourceValues(forKeys: [.creationDateKey])", "ProcessInfo.processInfo.systemUptime",
             "statfs(path, &it)", "UITextInputMode.activeInputModes", '@AppStorage("it") var it = 0')
    missed += [f"check-apple overlooks what needs a reason: {line}" for line in lines if not used(line)]
    right = ("let status = 0  // as UserDefaults", "let state = statistics")
    return missed + [f"check-apple finds fault with: {line}" for line in right if used(line)]
