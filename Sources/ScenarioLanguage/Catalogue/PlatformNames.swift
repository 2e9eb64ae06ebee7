import CPlatformNames

/// The public names of Swift and of Apple's frameworks that a scenario may meet: names alone, without what
/// they mean. `Tests/PlatformNames` has the script that wrote them.
package struct PlatformNames: Sendable {
    /// Where a name is declared.
    package enum Framework: String, CaseIterable, Sendable {
        case uiKit = "UIKit"
        case quartzCore = "QuartzCore"
        case coreGraphics = "CoreGraphics"
        case foundation = "Foundation"
        case swift = "Swift"
    }

    /// Names of types, nested ones with those that they are in: `UIView.TintAdjustmentMode`.
    package private(set) var types: [String: Framework] = [:]
    /// Names of functions and constants.
    package private(set) var globals: [String: Framework] = [:]
    /// The base names of the members that a type itself declares, by the name of the type.
    package private(set) var members: [String: Set<String>] = [:]

    /// All of them: read when the first name is looked up, which is when a scenario has an error.
    package static let standard = PlatformNames(String(cString: platform_names()))

    /// Reads lines: `types UIKit UIView …`, `globals UIKit UIRectFill …`, `of UIView addSubview …`.
    private init(_ text: String) {
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { String($0) ?? "" }
            guard words.count > 2 else { continue }
            let names = words.dropFirst(2)
            if words[0] == "of" {
                members[words[1], default: []].formUnion(names)
            } else if let framework = Framework(rawValue: words[1]) {
                for name in names {
                    // Foundation's are among Swift's on other systems; the first one counts.
                    if words[0] == "types", types[name] == nil { types[name] = framework }
                    if words[0] == "globals", globals[name] == nil { globals[name] = framework }
                }
            }
        }
    }
}
