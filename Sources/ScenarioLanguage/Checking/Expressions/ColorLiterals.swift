import EventEngine
import Foundation
import SwiftSyntax

/// `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)` and `#imageLiteral(resourceName: "flash")`, as
/// Xcode's editor writes colors and images.
extension Checker {
    func checkColorLiteral(_ macro: MacroExpansionExprSyntax, _ expected: StaticType?) throws -> Typed {
        let parameters = ["red", "green", "blue", "alpha"].map { NativeParameter($0, .float) }
        // Swift keeps 32 bits of each component.
        let member = NativeMember(
            .initializer, "init", parameters, UIColor.staticType
        ) { _, _, arguments in
            let parts = try arguments.map { CGFloat(try Float.unwrapping($0)) }
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).bridged
        }
        member.seal()
        let arguments = Argument.list(of: macro.arguments, nil, [])
        return try resolve(
            [Callable(member, on: nil, receiver: nil)], arguments, named: "#colorLiteral", expected,
            SourceRange(macro))
    }

    /// `#imageLiteral(resourceName: "flash")`: a scenario has no files, so it is an image of no size. Code
    /// may rely on there being one, as the compiler does (our decision).
    func checkImageLiteral(_ macro: MacroExpansionExprSyntax, _ expected: StaticType?) throws -> Typed {
        let name = NativeParameter("resourceName", .string)
        let member = NativeMember(.initializer, "init", [name], UIImage.staticType) { _, _, _ in
            UIImage().bridged
        }
        member.seal()
        let arguments = Argument.list(of: macro.arguments, nil, [])
        return try resolve(
            [Callable(member, on: nil, receiver: nil)], arguments, named: "#imageLiteral", expected,
            SourceRange(macro))
    }
}
