"""Writes the list of public names that scenarios may meet: `Sources/CPlatformNames/names.c`.

Only names are taken, no declarations and no texts. They come from published bindings and interfaces:

- `objc2-generated`, the Rust bindings of the `objc2` project, made from the headers of UIKit, QuartzCore,
  CoreGraphics and Foundation: which types, members, functions and constants there are, by their Objective-C
  names;
- `swift-3-api-guidelines-review` of Swift's own project, interfaces of the same frameworks as Swift's importer
  prints them: which base name of the possible ones a selector has in Swift;
- the symbol graphs of the modules Swift, Foundation and Dispatch of a Swift toolchain
  (`swift-symbolgraph-extract`): names that only Swift has.

    python3 platform_names.py <objc2-generated> <swift-3 interfaces> <symbol graphs> <rows> > names.c

`<rows>` is the folder `Sources/ScenarioLanguage/Catalogue/Rows`. Where several Swift names are possible for a
selector, one that a row has is right; and members are listed only of types that rows have, since a scenario
cannot have a value of any other type. Run the script again when the catalogue gets another type: a test says
which ones are missing.
"""
import collections
import json
import pathlib
import re
import sys

FRAMEWORKS = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
# Parts that no app for a phone has, and documents.
FOREIGN = re.compile(r"CG(Direct|Display|Event|Window|Session|Remote|PS|PDF)|NS(Script|Apple|XPC|Distributed)|mod\.rs")
# Types that the catalogue makes in a loop, without their names in the text.
WIDTHS = {sign + str(bits) for sign in ("Int", "UInt") for bits in (8, 16, 32, 64)} | {"UInt"}
PREPOSITIONS = (
    "above after along alongside as at before below by following for from given in including inside into "
    "matching of on passing preceding since to until up using via when with within").split()


def words(name):
    """A camel-case name taken apart: `cellForRowAtURL` is cell, For, Row, At, URL."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9_]+|[A-Z]", name)


def lower_first(name):
    """`URLField` is `urlField`, `Normal` is `normal`."""
    parts = words(name)
    return (parts[0].lower() + "".join(parts[1:])) if parts else name


def ends_with(parts, ending):
    """Whether words end with other words and have more."""
    size = len(ending)
    return 0 < size < len(parts) and [p.lower() for p in parts[-size:]] == [e.lower() for e in ending]


def type_words(rust):
    """The words of a parameter's type: those of its class's name without the prefix."""
    found = re.findall(r"\b(?:UI|NS|CA|CG|CI)([A-Z]\w+)", rust)
    if "AnyClass" in rust:
        return ["Class"]
    if not found:
        return ["Selector"] if "Sel" in rust else []
    parts = words(found[-1])
    return [p + "s" for p in parts[-1:]] if "NSArray" in rust and len(found) == 1 else parts


def candidates(selector, types, owner, result, is_class, properties):
    """Base names that Swift's importer may give a selector, the likeliest first; none for what makes objects."""
    first = selector.split(":")[0]
    parts = words(first)
    own = words(re.sub(r"^(UI|NS|CA|CG)", "", owner))
    makes_own = owner in result or "Self" in result
    if is_class and makes_own and len(parts) > 1 and parts[0].lower() == own[-1].lower():
        return []
    if ":" not in selector:
        short = ["".join(parts[:-size]) for size in range(len(own), 0, -1) if ends_with(parts, own[-size:])]
        # `UIColor.blackColor` is `black`, `UIApplication.sharedApplication` is `shared`, `maskView` is `mask`.
        if not makes_own:
            short = []
        return short[:1] + [lower_first(first)] if is_class else [lower_first(first)] + short[:1]
    options = []

    def offer(some):
        name = "".join(some)
        if some and name not in options:
            options.append(name)

    pruned = list(parts)
    kind = type_words(types[0]) if types else []
    for size in range(len(kind), 0, -1):
        if ends_with(parts, kind[-size:]):
            cut = lower_first("".join(parts[-size:]))
            if cut not in properties and cut + "s" not in properties:
                pruned = parts[:-size]
            break
    places = [i for i in range(1, len(pruned)) if pruned[i].lower() in PREPOSITIONS]
    if places:
        offer(pruned[: places[-1]])
    offer(pruned)
    for place in places:
        offer(pruned[:place])
    for size in range(len(parts), 0, -1):
        offer(parts[:size])
    return options


class Platform:
    """What was found: types by framework, functions and constants, members by type."""

    def __init__(self):
        self.types = collections.defaultdict(set)
        self.globals = collections.defaultdict(set)
        self.members = collections.defaultdict(list)
        self.cases = collections.defaultdict(set)
        self.constants = []
        self.parents = {}
        self.traits = set()
        self.protocols = collections.defaultdict(set)

    # MARK: Objective-C, by way of Rust

    def read_bindings(self, framework, text):
        for name, parents in re.findall(
                r"extern_class!\(.*?#\[unsafe\(super\(([^)]*)\)\)\].*?pub struct (\w+)", text, re.S):
            self.types[framework].add(parents)
            self.parents[parents] = name.split(",")[0].strip().split("<")[0]
        for name in re.findall(r"extern_protocol!\(.*?pub unsafe trait (\w+)", text, re.S):
            self.types[framework].add(name)
            self.traits.add(name)
        for name, owner in re.findall(r"unsafe impl (\w+) for (\w+) \{\}", text):
            self.protocols[owner].add(name)
            if framework == "UIKit" and name.startswith("UI"):
                # The bindings leave some protocols out, and say who adopts them all the same.
                self.types[framework].add(name)
                self.traits.add(name)
        for kind in (r"pub struct (\w+)\(pub ", r"pub struct (\w+) \{", r"pub type (\w+)(?:<[^>]*>)? ="):
            self.types[framework].update(re.findall(kind, text))
        for name, kind in re.findall(r"pub static (\w+): ([^;]+);", text):
            self.globals[framework].add(name)
            self.constants.append((name, kind))
        for name in re.findall(r"\bfn ((?:UI|NS|CA|CG)[A-Z]\w+)\(", text):
            self.globals[framework].add(name)
        for name, alias in re.findall(
                r"impl (\w+): \w+ \{(.*?)\n\}", text, re.S) + re.findall(
                r"\nimpl (\w+) \{\n    #\[doc\(alias(.*?)\n\}", text, re.S):
            for case in re.findall(r"const ([A-Z]\w*)(?:: Self)? =", alias):
                self.cases[name].add(lower_first(case))
        self.read_methods(text)

    def read_methods(self, text):
        block = re.compile(
            r"((?:^///[^\n]*\n|^#\[[^\n]*\n)*)^(?:unsafe )?(?:impl(?:<[^>]*>)? (\w+)[^\n]*\{\n    extern_methods!"
            r"|pub unsafe trait (\w+)[^{]*\{|extern_protocol!\()(.*?)^(?:\}|\);)", re.S | re.M)
        for notes, owner, trait, body in block.findall(text):
            if "declared on superclass" in notes:
                continue
            if trait:
                owners = re.findall(r"on \[`(\w+)`\]", notes)
                owner = owners[-1] if owners else trait
            elif not owner:
                found = re.search(r"pub unsafe trait (\w+)", body)
                owner = found.group(1) if found else None
            if owner:
                self.read_block(owner, body)

    def read_block(self, owner, body):
        method = re.compile(
            r"((?:^ +///[^\n]*\n)*)(?:^ +#\[(?!unsafe\(method\()[^\n]*\n|^ +(?:feature|not|all|any|target)[^\n]*\n"
            r"|^ +\)+\]?\n)*^ +#\[unsafe\(method\(([\w:]+)\)\)\].*?fn \w+(?:<[^(]*>)?\((.*?)\)\s*(?:->\s*([^;{]+?))?"
            r"(?:\s+where[^;{]*)?[;{]", re.S | re.M)
        for notes, selector, arguments, result in method.findall(body):
            if "Setter for" in notes:
                continue
            is_class = "self" not in arguments and "Allocated" not in arguments
            types = [a.split(":", 1)[1] for a in re.split(r",\s*(?=\w+:)", arguments) if ":" in a
                     and not a.strip().startswith(("this:", "&self", "mtm"))]
            if selector.startswith("init") and (len(selector) == 4 or not selector[4].islower()):
                continue
            self.members[owner].append((selector, types, result or "", is_class))


def swift_interfaces(folder):
    """Base names by type as Swift's importer printed them."""
    names = collections.defaultdict(set)
    for path in sorted(folder.rglob("*.swift")):
        owner = None
        for line in path.read_text(errors="replace").split("\n"):
            opened = re.match(r"(?:class|struct|enum|protocol|extension) (\w+)", line)
            if opened:
                owner = opened.group(1)
            found = re.match(r"  (?:[\w@()]+ )*?(?:func|var|let|case) `?(\w+)`?", line)
            if found and owner:
                names[owner].add(found.group(1))
    return names


def symbol_graph(folder, modules):
    """Types, functions and members that a module of Swift's toolchain declares."""
    types, functions, members = set(), set(), collections.defaultdict(set)
    for path in sorted(folder.glob("*.symbols.json")):
        if path.name.split(".")[0].split("@")[0] not in modules:
            continue
        for symbol in json.loads(path.read_text())["symbols"]:
            components = symbol["pathComponents"]
            if any(c.startswith("_") for c in components):
                continue
            kind = symbol["kind"]["identifier"].replace("swift.", "")
            base = components[-1].split("(")[0]
            if kind in ("class", "struct", "enum", "protocol", "typealias"):
                types.add(".".join(components))
            elif not re.match(r"[A-Za-z]", base):
                continue
            elif len(components) == 1:
                functions.add(base)
            elif kind != "init":
                members[".".join(components[:-1])].add(base)
    return types, functions, members


def nested(name, classes):
    """`UIViewContentMode` is `UIView.ContentMode`: the longest class that the name begins with."""
    for size in range(len(name) - 1, 3, -1):
        owner = name[:size]
        if owner in classes and name[size].isupper():
            return f"{owner}.{name[size:]}"
    return None


def swift_name(name, swift_types):
    """`NSTimer` is `Timer`; `NSString` is itself, beside `String`."""
    short = name[2:] if name.startswith("NS") else name
    return short if short in swift_types and name not in swift_types else name


def swift_type_names(platform, framework, swift_types, classes):
    names = set()
    for name in platform.types[framework]:
        if swift_name(name, swift_types) != name:
            names.add(swift_name(name, swift_types))
            continue
        names.add(name)
        inner = nested(name, classes) if name not in classes | platform.traits else None
        if inner and not inner.endswith((".Type", ".Protocol")):
            outer, own = inner.split(".")
            names.add(f"{swift_name(outer, swift_types)}.{own}")
    return {n for n in names if re.match(r"(UI|NS|CA|CG|[A-Z])\w", n)}


def chosen(options, known, printed):
    for source in (known, printed):
        for option in options:
            if option in source:
                return option
    return options[0]


def constant_members(platform, classes):
    """`UIWindowDidBecomeKeyNotification` is `UIWindow.didBecomeKeyNotification`."""
    for name, kind in platform.constants:
        owner = nested(name, classes)
        typed = re.sub(r".*\b(\w+)$", r"\1", kind.strip())
        if name.startswith(typed) and name != typed:
            yield nested(typed, classes) or typed, lower_first(name[len(typed):])
        elif name.startswith("UIKeyboard"):
            yield "UIResponder", lower_first(name[2:])
        elif owner and ("Notification" in kind or "NSString" in kind or "CGFloat" in kind):
            yield owner.split(".")[0], lower_first(owner.split(".")[1])


def types_and_names(rows):
    """The types that the catalogue has, and the base names of all of its rows."""
    text = "\n".join(path.read_text() for path in sorted(rows.glob("*.swift")))
    types = WIDTHS | set(re.findall(r'named: "([^"]+)"', text))
    types |= set(re.findall(r'add(?:Plain|Family)\(\s*(?:\w+\.self, )?"(\w+)"', text))
    names = collections.defaultdict(set)
    for path in rows.glob("*.swift"):
        names[path.stem.split("+")[0]] |= set(re.findall(r'\bt\.\w+\(\s*"`?(\w+)', path.read_text()))
    return types, names


def show(prefix, names):
    """Prints names as lines of a C string."""
    line = ""
    for name in sorted(names):
        if line and len(prefix) + len(line) + len(name) > 100:
            print(f'    "{prefix}{line}\\n"')
            line = ""
        line += " " + name
    if line:
        print(f'    "{prefix}{line}\\n"')


def main(bindings, interfaces, graphs, rows):
    platform = Platform()
    for framework in FRAMEWORKS:
        for path in sorted((pathlib.Path(bindings) / framework).rglob("*.rs")):
            if not FOREIGN.match(path.name):
                platform.read_bindings(framework, path.read_text())
    printed = swift_interfaces(pathlib.Path(interfaces))
    swift_types, swift_functions, swift_members = symbol_graph(
        pathlib.Path(graphs), {"Swift", "Foundation", "FoundationEssentials", "Dispatch", "_StringProcessing",
        "_Concurrency"})
    classes = set(platform.parents) | set(platform.types["UIKit"]) & {"UIEdgeInsets"}
    shown, known = types_and_names(pathlib.Path(rows))

    found = collections.defaultdict(set)
    for owner, methods in platform.members.items():
        short = swift_name(owner, swift_types)
        properties = {selector for selector, _, _, _ in methods if ":" not in selector}
        for selector, types, result, is_class in methods:
            options = candidates(selector, types, owner, result, is_class, properties)
            if re.match(r"constraint(Equal|GreaterThan|LessThan)", selector):
                # Swift moves the relation of an anchor's constraint into the first label.
                options = ["constraint"]
            if options:
                found[short].add(chosen(options, known[short], printed[owner] | printed[short]))
    for owner, name in constant_members(platform, classes):
        found[owner].add(name)
    for owner, cases in platform.cases.items():
        found[nested(owner, classes) or owner] |= cases
    for owner, names in swift_members.items():
        found[owner] |= names
    for text in ("String", "Substring"):
        found[text] |= found["StringProtocol"] | found["NSString"]
    for owner, protocols in platform.protocols.items():
        for name in protocols - {"NSObjectProtocol"}:
            found[owner] |= found[name]

    print("// Public names of UIKit, QuartzCore, CoreGraphics, Foundation and Swift, written by")
    print("// Tests/PlatformNames/platform_names.py from the `objc2` bindings, Swift's own interfaces of these")
    print("// frameworks and the symbol graphs of its toolchain.")
    print('#include "CPlatformNames.h"')
    print()
    print("static const char names[] =")
    for framework in FRAMEWORKS:
        types = swift_type_names(platform, framework, swift_types, classes)
        yield_types = types
        show(f"types {framework}", yield_types)
        names = platform.globals[framework] - types
        if names:
            show(f"globals {framework}", names)
    show("types Swift", {t for t in swift_types if t.count(".") < 2 and not t.startswith("PartialRange")})
    show("globals Swift", swift_functions)
    for owner in sorted(found):
        parent = platform.parents.get(owner)
        while parent:
            found[owner] = found[owner] - found.get(parent, set())
            parent = platform.parents.get(parent)
    for owner in sorted(found):
        if owner in shown:
            show(f"of {owner}", found[owner])
    print("    ;")
    print()
    print("const char *platform_names(void) { return names; }")


if __name__ == "__main__":
    main(*sys.argv[1:5])
