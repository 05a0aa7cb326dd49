"""The project file: whether it can be read, and names nothing that is not there.

Its format is a property list as NeXT wrote them: dictionaries, lists, and strings with or without quotes.
"""

import plistlib
import re
import xml.etree.ElementTree as xml
from xml.parsers.expat import ExpatError

from apple import icon

TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|([{}()=;,])|"((?:[^"\\]|\\.)*)"|([\w./<>$-]+)', re.DOTALL)
ID = re.compile(r"[0-9A-F]{24}")
# The setting that names the icon.
ICON = "ASSETCATALOG_COMPILER_APPICON_NAME"

# What an object of a kind must have.
NEEDED = {
    "PBXProject": {"buildConfigurationList", "mainGroup", "targets", "packageReferences"},
    "PBXNativeTarget": {"buildConfigurationList", "buildPhases", "productReference", "productType"},
    "PBXFileSystemSynchronizedRootGroup": {"path", "sourceTree"},
    "XCLocalSwiftPackageReference": {"relativePath"},
    "XCSwiftPackageProductDependency": {"productName"},
    "XCBuildConfiguration": {"buildSettings", "name"},
    "XCConfigurationList": {"buildConfigurations"},
}


def faults(project):
    """What is wrong with a project, and with what it names in the folders around it."""
    text = (project / "project.pbxproj").read_text()
    found = faults_in(text)
    if not found:
        ids, objects = parsed(text)["objects"].keys(), parsed(text)["objects"].values()
        for scheme in sorted(project.glob("xcshareddata/xcschemes/*.xcscheme")):
            found += [f"{scheme.name}: {fault}" for fault in faults_of_scheme(scheme, ids)]
        folder = project.parent
        paths = [item["path"] for item in objects if item["isa"] == "PBXFileSystemSynchronizedRootGroup"]
        found += [f"{path} is no folder" for path in paths if not (folder / path).is_dir()]
        named = [item for item in objects if item["isa"] == "PBXFileReference" and item["sourceTree"] == "SOURCE_ROOT"]
        found += [f"{item['path']} is no file" for item in named if not (folder / item["path"]).is_file()]
        settings = [item["buildSettings"] for item in objects if item["isa"] == "XCBuildConfiguration"]
        lists = {item["INFOPLIST_FILE"] for item in settings if "INFOPLIST_FILE" in item}
        # What Server.xcconfig may name, which is not here.
        lists |= {path.name for path in folder.glob("*.entitlements")}
        found += [f"{path} is no property list" for path in sorted(lists) if not is_property_list(folder / path)]
        icons = {item[ICON] for item in settings if ICON in item}
        found += [fault for name in sorted(icons) for fault in icon.faults([folder / path for path in paths], name)]
        packages = [item["relativePath"] for item in objects if item["isa"] == "XCLocalSwiftPackageReference"]
        manifests = [folder / path / "Package.swift" for path in packages]
        found += [f"{path} is missing" for path in manifests if not path.is_file()]
        offered = "".join(path.read_text() for path in manifests if path.is_file())
        names = {item["name"] for item in objects if item["isa"] == "PBXNativeTarget"}
        names |= {scheme.stem for scheme in project.glob("xcshareddata/xcschemes/*.xcscheme")}
        found += clashes(names, re.findall(r'name: "(\w+)"', offered))
        products = [item["productName"] for item in objects if item["isa"] == "XCSwiftPackageProductDependency"]
        found += [f"no package offers {name}" for name in products
                  if f'.library(name: "{name}"' not in offered]
    return [f"{project.name}: {fault}." for fault in found]


def clashes(names, others):
    """The names that a disk which does not tell capitals takes for one of the package's."""
    taken = {other.lower(): other for other in others}
    return [f"{name} and the package's {taken[name.lower()]} are one name on a disk that does not tell capitals"
            for name in sorted(names) if name.lower() in taken]


def faults_in(text):
    """What is wrong with a project file by itself."""
    try:
        project = parsed(text)
    except ValueError as error:
        return [str(error)]
    if project.get("objectVersion") != "77":
        return ["objectVersion is not 77"]
    objects = project["objects"]
    found, named = [], {project["rootObject"]}
    for key, item in objects.items():
        missing = NEEDED.get(item.get("isa"), set()) - item.keys()
        found += [f"{key} has no {name}" for name in sorted(missing)]
        named |= {text for text in strings(item) if ID.fullmatch(text)}
    found += [f"{key} is named and not there" for key in sorted(named - objects.keys())]
    found += [f"{key} is there and not named" for key in sorted(objects.keys() - named)]
    return found


def faults_of_the_check():
    """What the check itself overlooks in a small project."""
    whole = """{ objectVersion = 77; rootObject = A00000000000000000000001; objects = {
      A00000000000000000000001 = { isa = PBXGroup; children = ( A00000000000000000000002, ); };
      A00000000000000000000002 /* it */ = { isa = XCBuildConfiguration; name = "a b"; buildSettings = {}; };
    }; }"""
    planted = [
        whole.replace("( A00000000000000000000002, )", "( A00000000000000000000003, )"),
        whole.replace("( A00000000000000000000002, )", "()"),
        whole.replace('name = "a b";', ""),
        whole.replace("= 77", "= 56"),
        whole.replace("; };\n    }", "; \n    }"),
        whole.replace("/* it */ =", "/* it */ = { isa = PBXGroup; };\n      A00000000000000000000002 ="),
    ]
    missed = [f"check-apple overlooks a mistake in a project: {text}" for text in planted if not faults_in(text)]
    if len(clashes({"It", "ItTests"}, ["it", "other"])) != 1:
        missed.append("check-apple overlooks names that differ by case alone")
    return missed + [f"check-apple finds fault with a whole project: {fault}" for fault in faults_in(whole)]


def faults_of_scheme(path, ids):
    """What a scheme builds that the project does not have."""
    try:
        parts = xml.parse(path).iter("BuildableReference")
    except xml.ParseError as error:
        return [str(error)]
    return [f"{key} is built and not there"
            for key in sorted({part.get("BlueprintIdentifier", "") for part in parts} - ids)]


def is_property_list(path):
    try:
        return isinstance(plistlib.loads(path.read_bytes()), dict)
    except (OSError, ValueError, plistlib.InvalidFileException, ExpatError):
        return False


def strings(value):
    """Every string in a value."""
    if isinstance(value, str):
        yield value
    else:
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def parsed(text):
    """The dictionary that a text spells. Raises ValueError for any other text."""
    tokens, end = [], 0
    while end < len(text):
        match = TOKEN.match(text, end)
        if not match:
            raise ValueError(f"line {text.count(chr(10), 0, end) + 1} cannot be read")
        sign, quoted, plain = match.groups()
        if sign:
            tokens.append((sign, None))
        elif quoted is not None or plain:
            tokens.append(("", plain if quoted is None else quoted))
        end = match.end()
    tokens.reverse()
    value = parse(tokens)
    if tokens or not isinstance(value, dict):
        raise ValueError("it does not end where it should")
    return value


def parse(tokens):
    def take(*signs):
        sign, text = tokens.pop() if tokens else ("the end", None)
        if sign not in signs:
            raise ValueError(f"{text or sign} stands where one of {' '.join(filter(None, signs))} should")
        return sign, text

    def peek():
        return tokens[-1][0] if tokens else "the end"

    sign, text = take("", "{", "(")
    if sign == "":
        return text
    if sign == "(":
        items = []
        while peek() != ")":
            items.append(parse(tokens))
            if peek() != ")":
                take(",")
        take(")")
        return items
    items = {}
    while peek() != "}":
        key = take("")[1]
        take("=")
        if key in items:
            raise ValueError(f"{key} is there twice")
        items[key] = parse(tokens)
        take(";")
    take("}")
    return items
