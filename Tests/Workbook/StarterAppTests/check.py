#!/usr/bin/env python3
"""Checks the Xcode project in each folder, and prints a line for each finding.

    check.py FOLDER...
    check.py --ready

Two parsers that are independent of the generator, and of each other, read the project: pbxproj and openstep-plist.
The checks read property lists with plistlib, schemes with ElementTree, and catalogs with json. FOLDER/expected.json
contains the expected values: module, deploymentTarget, language, regions, and for each chapter name, directory, tests,
folders, explicitFolders, exceptions.

With --ready, the program exits with status 0 if the parsers are installed.
"""
import io
import json
import os
import plistlib
import re
import sys
import xml.etree.ElementTree as ElementTree

import openstep_plist
from pbxproj import XcodeProject

ID = re.compile(r"[0-9A-F]{24}")

# The keys that objects of an isa must have, and the isas of the objects that these keys refer to. A key with '?' is
# optional.
REFERENCES = {
    "PBXContainerItemProxy": {"containerPortal": "PBXProject", "remoteGlobalIDString": "PBXNativeTarget"},
    "PBXFileReference": {},
    "PBXFileSystemSynchronizedBuildFileExceptionSet": {"target": "PBXNativeTarget"},
    "PBXFileSystemSynchronizedRootGroup": {"exceptions?": "PBXFileSystemSynchronizedBuildFileExceptionSet"},
    "PBXFrameworksBuildPhase": {"files": "PBXBuildFile"},
    "PBXGroup": {"children": ("PBXGroup", "PBXFileSystemSynchronizedRootGroup", "PBXFileReference")},
    "PBXNativeTarget": {
        "buildConfigurationList": "XCConfigurationList",
        "buildPhases": ("PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"),
        "dependencies": "PBXTargetDependency",
        "fileSystemSynchronizedGroups": "PBXFileSystemSynchronizedRootGroup",
        "productReference": "PBXFileReference",
    },
    "PBXProject": {
        "buildConfigurationList": "XCConfigurationList",
        "mainGroup": "PBXGroup",
        "productRefGroup": "PBXGroup",
        "targets": "PBXNativeTarget",
    },
    "PBXResourcesBuildPhase": {"files": "PBXBuildFile"},
    "PBXSourcesBuildPhase": {"files": "PBXBuildFile"},
    "PBXTargetDependency": {"target": "PBXNativeTarget", "targetProxy": "PBXContainerItemProxy"},
    "XCBuildConfiguration": {"baseConfigurationReference?": "PBXFileReference"},
    "XCConfigurationList": {"buildConfigurations": "XCBuildConfiguration"},
}

# The values that every object of an isa has, as Xcode 16 and later write them.
VALUES = {
    "PBXContainerItemProxy": {"proxyType": "1"},
    "PBXFileSystemSynchronizedRootGroup": {"sourceTree": "<group>"},
    "PBXGroup": {"sourceTree": "<group>"},
    "PBXSourcesBuildPhase": {"buildActionMask": "2147483647", "runOnlyForDeploymentPostprocessing": "0"},
    "PBXFrameworksBuildPhase": {"buildActionMask": "2147483647", "runOnlyForDeploymentPostprocessing": "0"},
    "PBXResourcesBuildPhase": {"buildActionMask": "2147483647", "runOnlyForDeploymentPostprocessing": "0"},
    "XCConfigurationList": {"defaultConfigurationName": "Release"},
}


class Findings(list):
    def expect(self, what, actual, wanted):
        if actual != wanted:
            self.append(f"{what} is {actual!r}, not {wanted!r}")


def plain(value):
    """Returns a value of openstep-plist as dictionaries, lists, and strings."""
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    return str(value)


def tree(project):
    """Returns a project of pbxproj as dictionaries, lists, and strings."""
    def value(thing):
        if hasattr(thing, "get_keys"):
            return {str(key): value(thing[key]) for key in thing.get_keys()}
        if isinstance(thing, list):
            return [value(inner) for inner in thing]
        return str(thing)

    top = {key: value(project[key]) for key in project.get_keys() if key != "objects"}
    top["objects"] = {
        str(key): value(project.objects[key]) for key in project.objects.get_keys()
    }
    return top


class Project:
    def __init__(self, folder, expected, findings):
        self.folder, self.expected, self.findings = folder, expected, findings
        self.path = os.path.join(folder, expected["module"] + ".xcodeproj", "project.pbxproj")
        with open(self.path, encoding="utf-8") as file:
            self.text = file.read()
        self.root = plain(openstep_plist.loads(self.text, use_numbers=False))
        self.objects = self.root["objects"]

    def isa(self, kind):
        return {key: value for key, value in self.objects.items() if value.get("isa") == kind}

    def only(self, kind, **values):
        found = [
            key for key, value in self.isa(kind).items() if all(value.get(name) == wanted for name, wanted in values.items())
        ]
        if len(found) != 1:
            self.findings.append(f"{len(found)} objects are a {kind} with {values}")
            raise LookupError
        return found[0]

    @property
    def test_names(self):
        return [chapter["tests"] for chapter in self.expected["chapters"] if chapter.get("tests")]

    # The file

    def check_head(self):
        expect = self.findings.expect
        if not self.text.startswith("// !$*UTF8*$!\n{\n"):
            self.findings.append("the first line is not Xcode's")
        expect("archiveVersion", self.root.get("archiveVersion"), "1")
        expect("objectVersion", self.root.get("objectVersion"), "77")
        expect("classes", self.root.get("classes"), {})
        expect("the keys at the top", set(self.root), {"archiveVersion", "classes", "objectVersion", "objects", "rootObject"})
        for line in self.text.split("\n"):
            if line != line.rstrip():
                self.findings.append(f"a line ends in white space: {line!r}")

    def check_other_parser(self):
        printed, sys.stderr = sys.stderr, io.StringIO()
        try:
            other = XcodeProject.load(self.path)
            said = sys.stderr.getvalue()
        finally:
            sys.stderr = printed
        if said:
            self.findings.append(f"pbxproj says: {said}")
        for name in self.test_names:
            tests = other.get_target_by_name(name)
            if tests is None or tests.isa != "PBXNativeTarget":
                self.findings.append(f"pbxproj finds no target {name}")
        read = tree(other)
        if read != self.root:
            for key in sorted(set(read["objects"]) | set(self.objects)):
                one, two = read["objects"].get(key), self.objects.get(key)
                if one != two:
                    self.findings.append(f"two parsers read {key} as {one} and {two}")
            if {**read, "objects": 0} != {**self.root, "objects": 0}:
                self.findings.append("two parsers read the top differently")

    # The objects

    def check_references(self):
        reached = set()

        def reach(key):
            if key in reached or key not in self.objects:
                return
            reached.add(key)
            walk(self.objects[key])

        def walk(value):
            if isinstance(value, dict):
                for name, inner in value.items():
                    if ID.fullmatch(name) and name not in self.objects:
                        self.findings.append(f"there is no object {name}, which is a key")
                    walk(inner)
            elif isinstance(value, list):
                for inner in value:
                    walk(inner)
            elif ID.fullmatch(value):
                if value not in self.objects:
                    self.findings.append(f"there is no object {value}")
                reach(value)

        for key in self.objects:
            if not ID.fullmatch(key):
                self.findings.append(f"{key!r} is no ID")
        if len(re.findall(r"^\t\t[0-9A-F]{24} .*= \{", self.text, re.M)) != len(self.objects):
            self.findings.append("two objects have one ID")
        root = self.root.get("rootObject")
        if root not in self.objects:
            self.findings.append(f"there is no object {root}, the root")
        reach(root)
        for key in sorted(set(self.objects) - reached):
            self.findings.append(f"nothing leads to {key}, a {self.objects[key].get('isa')}")

    def check_kinds(self):
        for key, value in self.objects.items():
            isa = value.get("isa")
            if isa not in REFERENCES:
                self.findings.append(f"{key} is a {isa!r}, which Xcode 16 does not know or this check does not expect")
                continue
            for name, kinds in REFERENCES[isa].items():
                kinds = (kinds,) if isinstance(kinds, str) else kinds
                held = value.get(name.rstrip("?"))
                if held is None:
                    if not name.endswith("?"):
                        self.findings.append(f"a {isa} has no {name}")
                    continue
                for reference in held if isinstance(held, list) else [held]:
                    kind = self.objects.get(reference, {}).get("isa")
                    if kind not in kinds:
                        self.findings.append(f"the {name} of a {isa} holds a {kind}")
            for name, wanted in VALUES.get(isa, {}).items():
                self.findings.expect(f"{name} of a {isa}", value.get(name), wanted)

    def check_paths(self):
        def absolute(value, place):
            if isinstance(value, dict):
                for name, inner in value.items():
                    absolute(inner, f"{place}.{name}")
            elif isinstance(value, list):
                for inner in value:
                    absolute(inner, place)
            elif value.startswith(("/", "~")) or self.folder in value:
                self.findings.append(f"{place} is an absolute path: {value}")

        absolute(self.objects, "objects")
        for key, place in self.places().items():
            if not os.path.isdir(os.path.join(self.folder, place)):
                self.findings.append(f"there is no folder {place!r}")
        for key, place in self.places("PBXFileReference").items():
            if self.objects[key].get("sourceTree") == "<group>" and not os.path.isfile(os.path.join(self.folder, place)):
                self.findings.append(f"there is no file {place!r}")
        for key, place in self.places().items():
            group = self.objects[key]
            for name in group.get("explicitFolders", []):
                if not os.path.isdir(os.path.join(self.folder, place, name)):
                    self.findings.append(f"there is no folder {name!r} in {place!r}")
            for reference in group.get("exceptions", []):
                for name in self.objects.get(reference, {}).get("membershipExceptions", []):
                    if not os.path.exists(os.path.join(self.folder, place, name)):
                        self.findings.append(f"there is no file {name!r} in {place!r}")

    def places(self, kind="PBXFileSystemSynchronizedRootGroup"):
        """Returns the paths of the synchronized folders, or of objects of another kind, by their IDs."""
        places = {}

        def walk(key, above):
            group = self.objects.get(key, {})
            here = os.path.join(above, group.get("path", ""))
            if group.get("isa") == kind:
                places[key] = here
            for child in group.get("children", []):
                walk(child, here)

        walk(self.project["mainGroup"], "")
        return places

    @property
    def project(self):
        return self.objects[self.root["rootObject"]]

    # The project and its targets

    def check_project(self):
        expect, project = self.findings.expect, self.project
        expect("the root object's isa", project.get("isa"), "PBXProject")
        expect("preferredProjectObjectVersion", project.get("preferredProjectObjectVersion"), "77")
        expect("projectDirPath", project.get("projectDirPath"), "")
        expect("projectRoot", project.get("projectRoot"), "")
        expect("developmentRegion", project.get("developmentRegion"), self.expected["language"])
        expect("knownRegions", project.get("knownRegions"), self.expected["regions"] + ["Base"])
        module = self.expected["module"]
        app, tests = self.target(module), [self.target(name) for name in self.test_names]
        expect("the targets", project.get("targets"), [app] + tests)
        attributes = project.get("attributes", {}).get("TargetAttributes", {})
        expect("the targets with attributes", set(attributes), {app, *tests})
        for test in tests:
            expect("TestTargetID", attributes.get(test, {}).get("TestTargetID"), app)
        settings = self.places("PBXFileReference")
        for configuration in self.objects[project["buildConfigurationList"]]["buildConfigurations"]:
            base = self.objects[configuration].get("baseConfigurationReference")
            expect("the settings of the project", settings.get(base), "Config/App.xcconfig")
        if "ProvisioningStyle" in self.text or "DEVELOPMENT_TEAM" in self.text:
            self.findings.append("a team signs it")

    def target(self, name):
        return self.only("PBXNativeTarget", name=name)

    def check_targets(self):
        expect, module = self.findings.expect, self.expected["module"]
        places = self.places()
        phases = ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
        used = []
        chapters = self.expected["chapters"]
        own = {f"Chapters/{each['directory']}/{folder}" for each in chapters for folder in each["folders"]} | {"App"}
        wanted = [(module, "application", ("wrapper.application", module + ".app"), own)] + [
            (each["tests"], "bundle.unit-test", ("wrapper.cfbundle", each["tests"] + ".xctest"),
             {f"Chapters/{each['directory']}/Tests"}) for each in chapters if each.get("tests")
        ]
        for name, kind, product, folders in wanted:
            target = self.objects[self.target(name)]
            expect(f"productType of {name}", target.get("productType"), "com.apple.product-type." + kind)
            expect(f"productName of {name}", target.get("productName"), name)
            expect(f"phases of {name}", [self.objects[key]["isa"] for key in target["buildPhases"]], phases)
            used += target["buildPhases"]
            groups = target.get("fileSystemSynchronizedGroups", [])
            expect(f"folders of {name}", {places.get(key) for key in groups}, folders)
            reference = self.objects[target["productReference"]]
            expect(f"product of {name}", (reference.get("explicitFileType"), reference.get("path")), product)
            expect(f"rules of {name}", target.get("buildRules"), [])
        expect("the phases that are used twice", len(used) - len(set(used)), 0)
        expect("the folders of targets", set(places.values()), set().union(*(folders for _, _, _, folders in wanted)))
        self.check_dependency()
        self.check_exceptions(places)
        products = self.objects[self.project["productRefGroup"]]
        expect(
            "the products", sorted(self.objects[key]["path"] for key in products["children"]),
            sorted([module + ".app"] + [name + ".xctest" for name in self.test_names]))

    def check_dependency(self):
        expect, module = self.findings.expect, self.expected["module"]
        app = self.target(module)
        expect("dependencies of the app", self.objects[app].get("dependencies"), [])
        used = []
        for name in self.test_names:
            dependencies = self.objects[self.target(name)].get("dependencies")
            expect(f"the number of dependencies of {name}", len(dependencies), 1)
            used += dependencies
            dependency = self.objects[dependencies[0]]
            expect(f"the dependency of {name}", dependency.get("target"), app)
            proxy = self.objects[dependency["targetProxy"]]
            expect("the proxy's project", proxy.get("containerPortal"), self.root["rootObject"])
            expect("the proxy's target", proxy.get("remoteGlobalIDString"), app)
            expect("the proxy's name", proxy.get("remoteInfo"), module)
        expect("the dependencies that are used twice", len(used) - len(set(used)), 0)

    def check_exceptions(self, places):
        expect, module = self.findings.expect, self.expected["module"]
        by_place = {place: self.objects[key] for key, place in places.items()}
        files = {f"Chapters/{each['directory']}/Files": each for each in self.expected["chapters"]}
        for place, group in by_place.items():
            wanted = ["Info.plist"] if place == "App" else files.get(place, {}).get("exceptions", [])
            sets = [self.objects[key] for key in group.get("exceptions", [])]
            names = [name for exceptions in sets for name in exceptions.get("membershipExceptions", [])]
            expect(f"what is left out of {place}", names, wanted)
            for exceptions in sets:
                expect(f"the target that leaves out of {place}", exceptions.get("target"), self.target(module))
            folders = files.get(place, {}).get("explicitFolders", [])
            expect(f"explicitFolders of {place}", group.get("explicitFolders", []), folders)

    # Build settings

    def settings(self, owner):
        lists = self.objects[owner["buildConfigurationList"]]
        configurations = [self.objects[key] for key in lists["buildConfigurations"]]
        self.findings.expect("the configurations", [each.get("name") for each in configurations], ["Debug", "Release"])
        return {each["name"]: each["buildSettings"] for each in configurations}

    def check_settings(self):
        expect, module = self.findings.expect, self.expected["module"]
        project = self.settings(self.project)
        app, *tests = (self.settings(self.objects[self.target(name)]) for name in [module] + self.test_names)
        identifiers = {target["Debug"].get("PRODUCT_BUNDLE_IDENTIFIER") for target in [app] + tests}
        expect("the number of identifiers", len(identifiers), 1 + len(tests))
        for name in ("Debug", "Release"):
            for target in [app] + tests:
                whole = {**project[name], **target[name]}
                for key, wanted in {
                    "SWIFT_VERSION": "6.0", "SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2",
                    "IPHONEOS_DEPLOYMENT_TARGET": self.expected["deploymentTarget"], "CODE_SIGN_STYLE": "Automatic",
                    "PRODUCT_NAME": "$(TARGET_NAME)", "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.0",
                    "CURRENT_PROJECT_VERSION": "1",
                }.items():
                    expect(f"{key} ({name})", whole.get(key), wanted)
                if not re.fullmatch(r"\$\(APP_IDENTIFIER\)(\.[A-Za-z0-9.-]+)?", whole.get("PRODUCT_BUNDLE_IDENTIFIER", "")):
                    self.findings.append(f"the bundle's identifier is {whole.get('PRODUCT_BUNDLE_IDENTIFIER')!r}")
            expect("INFOPLIST_FILE", app[name].get("INFOPLIST_FILE"), "App/Info.plist")
            expect("PRODUCT_MODULE_NAME", app[name].get("PRODUCT_MODULE_NAME"), module)
            expect("the icon", app[name].get("ASSETCATALOG_COMPILER_APPICON_NAME"), "AppIcon")
            expect("the colour", app[name].get("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"), "AccentColor")
            # A name that Xcode generates could conflict with a name in the chapter.
            expect("symbols of assets", app[name].get("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"), "NO")
            host = f"$(BUILT_PRODUCTS_DIR)/{module}.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/{module}"
            for target in tests:
                expect("BUNDLE_LOADER", target[name].get("BUNDLE_LOADER"), "$(TEST_HOST)")
                expect("TEST_HOST", target[name].get("TEST_HOST"), host)
        expect("ENABLE_TESTABILITY", project["Debug"].get("ENABLE_TESTABILITY"), "YES")


def check_information(folder, expected, findings):
    """Checks the values in Info.plist, and that every other property list can be read."""
    for path in files(folder, ".plist"):
        with open(path, "rb") as file:
            plistlib.load(file)
    with open(os.path.join(folder, "App", "Info.plist"), "rb") as file:
        information = plistlib.load(file)
    name = information.get("CFBundleDisplayName", "").replace("$$", "\0")
    if re.search(r"\$", name):
        findings.append(f"Xcode would replace a build setting in the name {name!r}")
    findings.expect("the name", name.replace("\0", "$"), expected["module"])
    manifest = information.get("UIApplicationSceneManifest", {})
    findings.expect("several scenes", manifest.get("UIApplicationSupportsMultipleScenes"), True)
    roles = manifest.get("UISceneConfigurations", {}).get("UIWindowSceneSessionRoleApplication", [{}])
    findings.expect(
        "the scene's delegate", roles[0].get("UISceneDelegateClassName"), "$(PRODUCT_MODULE_NAME).ChapterListSceneDelegate")
    if "UIMainStoryboardFile" in information:
        findings.append("there is no storyboard")
    findings.expect("UILaunchScreen", information.get("UILaunchScreen"), {})
    phone, pad = (set(information.get("UISupportedInterfaceOrientations" + end, [])) for end in ("", "~ipad"))
    all_four = {"UIInterfaceOrientation" + way for way in ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")}
    findings.expect("the iPad's orientations", pad, all_four)
    findings.expect("the iPhone's orientations", phone, all_four - {"UIInterfaceOrientationPortraitUpsideDown"})


def check_catalog(folder, expected, findings):
    catalog = os.path.join(folder, "App", "Assets.xcassets")
    for where, _, names in os.walk(catalog):
        if "Contents.json" not in names:
            findings.append(f"{where} has no Contents.json")
            continue
        with open(os.path.join(where, "Contents.json"), encoding="utf-8") as file:
            contents = json.load(file)
        findings.expect("the catalog's version", contents.get("info", {}).get("version"), 1)
        for kind, key in ((".appiconset", "images"), (".colorset", "colors")):
            if where.endswith(kind) and not contents.get(key):
                findings.append(f"{where} holds no {key}")
    for name in ("AppIcon.appiconset", "AccentColor.colorset"):
        if not os.path.isdir(os.path.join(catalog, name)):
            findings.append(f"the catalog has no {name}")


def check_schemes(folder, expected, findings, project):
    """Checks the scheme of the app, which tests all chapters, and that of each chapter."""
    module, chapters = expected["module"], expected["chapters"]
    schemes = os.path.join(folder, module + ".xcodeproj", "xcshareddata", "xcschemes")
    tests = {chapter["name"]: chapter.get("tests") for chapter in chapters}
    app = project.target(module)
    products = {app: (module + ".app", module)}
    products.update({project.target(name): (name + ".xctest", name) for name in project.test_names})
    found = []
    for file in sorted(os.listdir(schemes)):
        scheme = ElementTree.parse(os.path.join(schemes, file)).getroot()
        findings.expect("the scheme's element", scheme.tag, "Scheme")
        for reference in scheme.iter("BuildableReference"):
            blueprint = reference.get("BlueprintIdentifier")
            named = (reference.get("BuildableName"), reference.get("BlueprintName"))
            findings.expect(f"what the scheme calls {blueprint}", named, products.get(blueprint))
            findings.expect("the scheme's project", reference.get("ReferencedContainer"), f"container:{module}.xcodeproj")

        def blueprints(path):
            return [each.get("BlueprintIdentifier") for each in scheme.findall(path + "/BuildableReference")]

        findings.expect("what the scheme builds", blueprints("BuildAction/BuildActionEntries/BuildActionEntry"), [app])
        findings.expect("what the scheme runs", blueprints("LaunchAction/BuildableProductRunnable"), [app])
        tested = blueprints("TestAction/Testables/TestableReference")
        arguments = [each.get("argument") for each in scheme.iter("CommandLineArgument")]
        if file == module + ".xcscheme":
            findings.expect("the app's arguments", arguments, [])
            findings.expect("what the scheme tests", tested, [project.target(name) for name in project.test_names])
            continue
        name = arguments[0].removeprefix("-chapter ") if arguments else None
        if name not in tests:
            findings.append(f"the scheme's argument names no chapter: {arguments}")
            continue
        found.append(name)
        findings.expect("what the scheme tests", tested, [project.target(tests[name])] if tests[name] else [])
    wanted = [each for each in chapters if demo_delegates(folder, each["directory"])]
    findings.expect("the chapters with a scheme", sorted(found), sorted(each["name"] for each in wanted))


def demo_delegates(folder, directory):
    return files(os.path.join(folder, "App", directory), "DemoSceneDelegate.swift")


def check_xcconfig(folder, expected, findings):
    with open(os.path.join(folder, "Config", "App.xcconfig"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    if '#include? "Local.xcconfig"' not in lines:
        findings.append("the settings don't include Local.xcconfig")
    identifiers = [line.split("=")[1].strip() for line in lines if line.startswith("APP_IDENTIFIER")]
    if len(identifiers) != 1 or not re.fullmatch(
        r"org\.example\.[A-Za-z0-9.-]*[A-Za-z0-9][A-Za-z0-9.-]*\$\(DEVELOPMENT_TEAM\)", identifiers[0]
    ):
        findings.append(f"the app's identifier is {identifiers}")


def check_swift(folder, expected, findings):
    """Checks that the app's files have unique names, and that it has one entry point."""
    app = files(os.path.join(folder, "App"), ".swift")
    names = [os.path.basename(path) for path in app]
    for name in sorted({name for name in names if names.count(name) > 1}):
        findings.append(f"two files of the app are called {name}")
    texts = []
    for path in app:
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    findings.expect("how often the app begins", sum(len(re.findall(r"^@main$", text, re.M)) for text in texts), 1)


def files(folder, ending):
    return sorted(
        os.path.join(where, name) for where, _, names in os.walk(folder) for name in names if name.endswith(ending))


def check(folder):
    folder = os.path.abspath(folder)
    findings = Findings()
    with open(os.path.join(folder, "expected.json"), encoding="utf-8") as file:
        expected = json.load(file)

    def attempt(what, *arguments):
        try:
            what(*arguments)
        except Exception as error:  # Any error that a parser raises is a finding.
            findings.append(f"{what.__name__}: {type(error).__name__}: {error}")

    attempt(check_information, folder, expected, findings)
    attempt(check_catalog, folder, expected, findings)
    attempt(check_swift, folder, expected, findings)
    attempt(check_xcconfig, folder, expected, findings)
    try:
        project = Project(folder, expected, findings)
    except Exception as error:
        findings.append(f"the project cannot be read: {type(error).__name__}: {error}")
        return findings
    for part in (
        project.check_head, project.check_other_parser, project.check_references, project.check_kinds,
        project.check_paths, project.check_project, project.check_targets, project.check_settings,
    ):
        attempt(part)
    attempt(check_schemes, folder, expected, findings, project)
    return findings


if __name__ == "__main__":
    if sys.argv[1:] == ["--ready"]:
        sys.exit(0)
    for folder in sys.argv[1:]:
        for finding in check(folder):
            print(f"{os.path.basename(folder)}: {finding}".replace("\n", " "))
