import Foundation

@testable import ScenarioLanguage

/// A member of a class or protocol as the frameworks' headers declare it: a line of
/// `Tests/Fixtures/Declarations.txt`, which `Tests/PlatformNames/declarations.py` writes.
struct DocumentedMember {
    /// The pieces of the selector: `hitTest` and `withEvent`.
    let pieces: [String]
    let isStatic: Bool
    /// Types as Swift writes them; `closure` for any closure, `_` for what has no plain name.
    let parameters: [String]
    let result: String

    /// A class or protocol of the list.
    struct Owner {
        var parents: [String] = []
        var members: [DocumentedMember] = []
    }

    /// The list, by the names of classes and protocols.
    static func all() throws -> [String: Owner] {
        var owners: [String: Owner] = [:]
        var name = ""
        for line in try fixture("Declarations.txt").split(separator: "\n") {
            if let member = DocumentedMember(line: line) {
                owners[name]?.members.append(member)
            } else {
                let parts = line.split(separator: " :", maxSplits: 1)
                name = String(parts[0])
                let parents = parts.count > 1 ? parts[1].split(separator: ", ") : []
                owners[name] = Owner(parents: parents.map { $0.trimmingCharacters(in: .whitespaces) })
            }
        }
        return owners
    }

    static func fixture(_ name: String) throws -> String {
        var tests = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { tests.deleteLastPathComponent() }
        return try String(contentsOf: tests.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
    }

    /// `  -hitTest:withEvent: CGPoint, UIEvent? -> UIView?`.
    init?(line: Substring) {
        guard let match = line.wholeMatch(of: #/  ([+-])([\w:]+) (.*)->(.*)/#) else { return nil }
        isStatic = match.1 == "+"
        pieces = match.2.split(separator: ":").map(String.init)
        parameters = Self.types(match.3)
        result = match.4.trimmingCharacters(in: .whitespaces)
    }

    /// The types between commas; those in brackets are parts of one.
    private static func types(_ text: Substring) -> [String] {
        text.matches(of: /(?:<[^>]*>|\[[^\]]*\]|[^,])+/)
            .map { $0.output.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The selector without its last colon.
    var selector: String { pieces.joined(separator: ":") }

    /// Whether every class has it, or it is the setter of a property that is listed by itself.
    var isOfAllClasses: Bool {
        let name = pieces[0]
        let isSetter = name.wholeMatch(of: /set[A-Z].*/) != nil && pieces.count == 1 && result == "Void"
        return isSetter || ["new", "init"].contains(name) || name.hasPrefix("initWithCoder")
            || name.hasPrefix("_")
    }

    var description: String {
        "\(selector) \(parameters.joined(separator: ", ")) -> \(result)"
    }

    // MARK: Names

    /// Whether Swift's importer can have made a row's name of the selector: it leaves out what the types say,
    /// and a part of the first piece becomes the first label.
    func isNamed(_ row: NativeMember) -> Bool {
        guard row.parameters.count == parameters.count else { return false }
        let labels = row.parameters.map { $0.label ?? "" }
        guard zip(labels, pieces).dropFirst().allSatisfy({ $0.isBeginning(of: $1) }) else { return false }
        let name = row.kind == .initializer ? "init" : row.name
        if let rest = name.rest(of: pieces[0]), (labels.first ?? "").isPart(of: rest) { return true }
        // A class method that makes objects is an initializer: `colorWithRed:green:` is `init(red:green:)`.
        return row.kind == .initializer && isStatic && (labels.first ?? "").isPart(of: pieces[0])
    }

    // MARK: Types

    /// Whether a row takes and answers what the header says.
    func hasTypes(of row: NativeMember) -> Bool {
        let agree = zip(row.parameters, parameters).allSatisfy { Self.agree($0.type.description, $1) }
        if !agree || row.kind == .initializer { return agree }
        // What is reset by nil is written with `!`.
        return Self.agree(row.result.description, result)
            || row.isImplicitlyUnwrapped && Self.agree(row.result.description, result + "?")
    }

    private static func agree(_ row: String, _ header: String) -> Bool {
        if ["_", "Self", "Self?"].contains(header) { return true }
        // The header's name for a closure may be any.
        if row.contains("->") { return header == "closure" || !header.contains("[") }
        return plain(row) == plain(header)
    }

    /// A type without the dots of nested names and without `NS`, which both sides write as they like.
    private static func plain(_ type: String) -> String {
        var type = type.replacing("any ", with: "").replacing("AnyObject.Type", with: "AnyClass")
            .replacing("AnyObject", with: "Any").replacing("TimeInterval", with: "Double")
            .replacing(/[().]/, with: "").replacing(/\bNS(?=[A-Z])/, with: "")
        for (old, new) in renamed { type = type.replacing(old, with: new) }
        return type
    }

    /// Types that have another name in Swift than the header gives them.
    private static let renamed: KeyValuePairs<String, String> = [
        "UIControlEvents": "UIControlEvent", "UIButtonButtonType": "UIButtonType",
        "UIEventEventSubtype": "UIEventSubtype", "UIEventEventType": "UIEventType",
        "UIViewAutoresizingMask": "UIViewAutoresizing", "UITableViewCellCellStyle": "UITableViewCellStyle",
        "UITextFieldBorderStyle": "UITextBorderStyle", "UILayoutConstraintAxis": "LayoutConstraintAxis",
        "LayoutConstraintAttribute": "LayoutAttribute", "LayoutConstraintRelation": "LayoutRelation",
        "LayoutConstraintFormatOptions": "LayoutFormatOptions",
        "UIBarButtonItemSystemItem": "UIBarButtonSystemItem", "UITabBarItemSystemItem": "UITabBarSystemItem",
        "UICollectionLayoutListConfigurationAppearance": "UICollectionLayoutListAppearance",
        "UICollectionLayoutListConfigurationHeaderMode": "UICollectionLayoutListHeaderMode",
        "UICollectionLayoutListConfigurationFooterMode": "UICollectionLayoutListFooterMode",
        "UICollectionViewElementCategory": "UICollectionElementCategory",
        "UIImpactFeedbackGeneratorFeedbackStyle": "UIImpactFeedbackStyle",
        "UINotificationFeedbackGeneratorFeedbackType": "UINotificationFeedbackType",
        "UIInterpolatingMotionEffectEffectType": "UIInterpolatingMotionEffectType",
        "UIAttachmentBehaviorAttachmentType": "UIAttachmentBehaviorType",
        "UIGraphicsImageRendererFormat": "UIGraphicsRendererFormat",
        "SheetDetentContext": "UISheetPresentationControllerDetentResolutionContext",
        "BarGuide": "UILayoutSupport",
    ]
}

extension String {
    /// What follows in another name that begins with this one, where a word ends.
    fileprivate func rest(of name: String) -> Substring? {
        guard name.lowercased().hasPrefix(lowercased()) else { return nil }
        let rest = name.dropFirst(count)
        return rest.first.map { $0.isUppercase || $0.isNumber } ?? true ? rest : nil
    }

    fileprivate func isBeginning(of name: String) -> Bool { rest(of: name) != nil }

    /// Whether a label's words are among those of a name.
    fileprivate func isPart(of name: some StringProtocol) -> Bool {
        isEmpty || name.contains(prefix(1).uppercased() + dropFirst())
    }
}
