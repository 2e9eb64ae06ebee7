import EventEngine
import Foundation

extension NativeCatalogue {
    /// `print` and its kin, and what stops a program.
    func printingRows(_ t: FunctionTable) {
        let items = NativeParameter(nil, .any, isVariadic: true)
        let separator = NativeParameter("separator", .string, defaultValue: " ")
        let terminator = NativeParameter("terminator", .string, defaultValue: "\n")
        t.generic("print", [items, separator, terminator], .void) { context, arguments in
            let texts = try arguments[0].list.map { try context.text(of: $0, as: .any) }
            try context.write(texts.joined(separator: arguments[1].text), terminator: arguments[2].text)
            return .void
        }
        t.generic("debugPrint", [items, separator, terminator], .void) { context, arguments in
            let texts = try arguments[0].list.map { try context.debugText(of: $0, as: .any) }
            try context.write(texts.joined(separator: arguments[1].text), terminator: arguments[2].text)
            return .void
        }
        t.generic("NSLog", [NativeParameter(nil, .string), items], .void) { context, arguments in
            let text = try context.format(arguments[0].text, arguments[1].list)
            try context.write(text, terminator: "\n")
            return .void
        }
        let message = NativeParameter(nil, .string, defaultValue: "")
        for name in ["fatalError", "preconditionFailure", "assertionFailure"] {
            let result: StaticType = name == "assertionFailure" ? .void : .never
            t.generic(name, [message], result) { _, arguments in
                throw RunTrap.stopped(arguments[0].text.isEmpty ? "\(name) was called" : arguments[0].text)
            }
        }
        for name in ["assert", "precondition"] {
            t.generic(name, [NativeParameter(nil, .bool), message], .void) { _, arguments in
                if arguments[0].truth { return .void }
                throw RunTrap.stopped(arguments[1].text.isEmpty ? "\(name) failed" : arguments[1].text)
            }
        }
    }

    /// Names of types.
    func typeNameRows(_ t: FunctionTable) {
        t.means("The name of a class.")
        t.generic(
            "NSStringFromClass", [NativeParameter(nil, .metatype(.anyObject))], .string
        ) { context, arguments in
            guard case .type(let type) = arguments[0] else { preconditionFailure("a type was expected") }
            return .string(context.name(of: type, isQualified: true))
        }
    }
}

extension RunContext {
    /// Records a `print`: one entry for each line end that the author's own terminators make.
    func write(_ text: String, terminator: String) throws {
        try charge(stringBytes: unfinishedLine.utf8.count + text.utf8.count + terminator.utf8.count)
        unfinishedLine += text
        if terminator.hasSuffix("\n") {
            let line = unfinishedLine + terminator.dropLast()
            unfinishedLine = ""
            print(line)
        } else {
            unfinishedLine += terminator
        }
    }

    /// Records what a last `print(..., terminator: "")` left: to be called when the run ends.
    package func finishPrinting() {
        if !unfinishedLine.isEmpty { print(unfinishedLine) }
        unfinishedLine = ""
    }
}
