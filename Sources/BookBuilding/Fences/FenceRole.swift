import Reporting

/// What a fence is to us, by its info string alone.
enum FenceRole: Equatable {
    /// `swift, scenario`
    case scenario
    /// A fence with `of=`, or one that only makes sense with it.
    case output
    /// A Swift block with the options of a scenario, the index of the first, but without the word.
    case meantAsScenario(Int)
    /// Code to look at, of whatever language.
    case plain

    private static let scenarioOptions = ["name", "extends", "setup", "screen", "fails"]

    init(_ info: FenceInfo) {
        let language = info.language?.text ?? ""
        let isSwift = language.lowercased() == "swift"
        if info.has("of"), !(isSwift && info.has("scenario")) {
            self = .output
        } else if isSwift {
            self = FenceRole.ofSwift(info)
        } else if let kind = FenceKinds.named(language) {
            let isMeant = !kind.isAlsoLanguage || !info.options.isEmpty
            self = isMeant ? .output : .plain
        } else {
            self = .plain
        }
    }

    private static func ofSwift(_ info: FenceInfo) -> FenceRole {
        if info.has("scenario") { return .scenario }
        let isMeant = { (option: FenceInfo.Option) in
            scenarioOptions.contains(option.key.text)
                || option.value == nil && Suggestion.closest(to: option.key.text, among: ["scenario"]) != nil
        }
        return info.options.firstIndex(where: isMeant).map { .meantAsScenario($0) } ?? .plain
    }
}
