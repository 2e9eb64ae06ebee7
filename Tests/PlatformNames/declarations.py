"""Writes the declarations of UIKit's and QuartzCore's classes that rows are compared with:
`Tests/Fixtures/Declarations.txt`.

They come from `objc2-generated`, the Rust bindings of the `objc2` project, made from the headers: for each
class and protocol its superclass, and for each member its selector, the types of its parameters and of its
result. Types are written as Swift has them; a `?` is there where the header allows nil or does not say.

    python3 declarations.py <objc2-generated> <rows> > ../Fixtures/Declarations.txt

`<rows>` is the folder `Sources/ScenarioLanguage/Catalogue/Rows`: only its types are taken.
"""
import pathlib
import re
import sys

import platform_names as names

PLAIN = {
    "bool": "Bool", "NSInteger": "Int", "NSUInteger": "Int", "isize": "Int", "usize": "Int", "i32": "Int32",
    "u32": "UInt32", "c_uint": "UInt32", "f32": "Float", "c_float": "Float", "f64": "Double",
    "c_double": "Double", "NSTimeInterval": "Double", "CFTimeInterval": "Double", "CGFloat": "CGFloat",
    "Sel": "Selector", "AnyObject": "Any", "AnyClass": "AnyClass", "NSString": "String", "NSArray": "[Any]",
    "NSSet": "Set", "NSDictionary": "Dictionary", "NSDate": "Date", "NSIndexPath": "IndexPath",
    "NSIndexSet": "IndexSet", "NSURL": "URL", "NSData": "Data", "NSError": "Error", "NSNumber": "NSNumber",
    "NSNotification": "Notification", "Self": "Self", "()": "Void",
}


def inside(text, opening):
    """What stands between the brackets behind `opening`, at the beginning of a type."""
    return text[len(opening):-1].strip()


def split(text):
    """Types between commas of the outermost level."""
    parts, depth, part = [], 0, ""
    for character in text:
        depth += character in "<(["
        depth -= character in ">)]"
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return [p.strip() for p in parts + [part] if p.strip()]


def swift(rust, classes):
    """A Rust type as Swift has it; `_` for what has no plain name, such as blocks and pointers."""
    rust = " ".join(rust.split()).removeprefix("&").removeprefix("'static ").strip()
    for opening in ("Option<", "Retained<", "ProtocolObject<"):
        if rust.startswith(opening) and rust.endswith(">"):
            return swift(inside(rust, opening), classes) + ("?" if opening == "Option<" else "")
    if "Block<" in rust or "DynBlock" in rust:
        return "closure?" if rust.startswith("*mut") else "closure"
    if rust.startswith(("*mut", "*const", "mut ")):
        return "_"
    if rust.startswith("dyn "):
        return rust[4:].split(" + ")[0]
    for opening, form in (("NSArray<", "[%s]"), ("NSSet<", "Set<%s>")):
        if rust.startswith(opening):
            return form % swift(inside(rust, opening), classes).removesuffix("?")
    if rust.startswith("NSDictionary<"):
        return "[%s]" % ": ".join(swift(p, classes) for p in split(inside(rust, "NSDictionary<")))
    bare = rust.split("<")[0]
    if bare in PLAIN:
        return PLAIN[bare]
    return bare if bare in classes else names.nested(bare, classes) or bare


def parameters(arguments):
    """The types of a method's parameters, without the receiver."""
    return [a.split(":", 1)[1].strip() for a in split(arguments)
            if ":" in a and not a.startswith(("this:", "&self", "mtm"))]


class Declarations(names.Platform):
    """Members with initializers, each as `(selector, parameters, result, is static)`."""

    def read_bindings(self, framework, text):
        super().read_bindings(framework, text)
        for name, above in re.findall(r"pub unsafe trait (\w+)\s*:\s*([^{]*)\{", text):
            self.protocols[name].update(re.findall(r"\b(?:UI|CA)[A-Z]\w+", above))

    def read_block(self, owner, body):
        method = re.compile(
            r"#\[unsafe\(method\(([\w:]+)\)\)\].*?fn \w+(?:<[^(]*>)?\((.*?)\)\s*(?:->\s*([^;{]+?))?"
            r"(?:\s+where[^;{]*)?[;{]", re.S)
        for selector, arguments, result in method.findall(body):
            is_static = "self" not in arguments and "Allocated" not in arguments
            member = (selector, parameters(" ".join(arguments.split())), result or "()", is_static)
            if member not in self.members[owner]:
                self.members[owner].append(member)


def main(bindings, rows):
    found = Declarations()
    for framework in ("UIKit", "QuartzCore"):
        for path in sorted((pathlib.Path(bindings) / framework).rglob("*.rs")):
            found.read_bindings(framework, path.read_text())
    classes = set(found.parents) | found.traits
    shown, _ = names.types_and_names(pathlib.Path(rows))
    waiting = [c for c in classes if c in shown or (names.nested(c, classes) or "") in shown]
    above = {}
    while waiting:
        owner = waiting.pop()
        if owner not in above:
            parent = found.parents.get(owner)
            above[owner] = [parent] * bool(parent) + sorted(found.protocols[owner] - {"NSObjectProtocol"})
            waiting += above[owner]
    for owner, parents in sorted(above.items()):
        print(owner + " :", ", ".join(parents))
        for selector, types, result, is_static in sorted(found.members[owner]):
            sign = "+" if is_static else "-"
            given = ", ".join(swift(t, classes) for t in types)
            print(f"  {sign}{selector} {given} -> {swift(result, classes)}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
