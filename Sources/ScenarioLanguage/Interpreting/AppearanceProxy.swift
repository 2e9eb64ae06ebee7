import EventEngine

/// What `appearance()` of a class answers. It keeps what is sent to it.
final class AppearanceProxy {
    /// The class, and what its views have to be in, from the inside out.
    struct Subject: Hashable {
        let type: StaticType
        let containers: [StaticType]
    }

    let subject: Subject
    /// How many classes the class inherits from: of two that fit, the more special one wins.
    let depth: Int
    /// Whether its class is one of bars' items.
    private let isOfItems: Bool
    private(set) var looks: [Look] = []
    private var places: [LookKey: Int] = [:]

    init(_ subject: Subject, depth: Int, isOfItems: Bool) {
        self.subject = subject
        self.depth = depth
        self.isOfItems = isOfItems
    }

    /// Keeps something, in place of what was said of the same before.
    func keep(_ look: Look) throws {
        if isOfItems, !Self.looksOfItems.contains(look.key.name) {
            throw trap("bars' items take no '\(look.key.name)' from a class, only how they look", look.range)
        }
        guard look.value.mayBeLook else {
            throw trap("illegal property type for the appearance's setter '\(look.key.name)'", look.range)
        }
        guard look.key.axes.allSatisfy(\.mayBeAxis) else {
            throw trap(
                "illegal axis for the appearance's setter '\(look.key.name)': expected a whole number",
                look.range)
        }
        if let place = places[look.key] {
            looks[place] = look
        } else {
            places[look.key] = looks.count
            looks.append(look)
        }
    }

    /// What was said of something; nil where nothing was and nil may be answered, as UIKit does.
    func read(_ key: LookKey, _ name: String, as type: StaticType?, at range: SourceRange) throws -> Value {
        if let place = places[key] { return looks[place].value }
        if type?.isOptional == true { return .null }
        throw trap("the appearance of '\(subject.type)' was not told '\(name)'", range)
    }

    /// A method that sets nothing.
    func refuse(_ name: String, at range: SourceRange) -> SourceTrap {
        trap("'\(name)' is not a setter, which is all that an appearance takes", range)
    }

    /// A member of a scenario's class that Swift calls without Objective-C.
    func refuseUnknown(_ name: String, at range: SourceRange) -> SourceTrap {
        trap("'\(name)' of '\(subject.type)' is not '@objc dynamic', so that no appearance takes it", range)
    }

    /// A member that is reached through a protocol, whose implementation would run.
    func refuseRequirement(_ name: String, at range: SourceRange) -> SourceTrap {
        trap("an appearance takes '\(name)' only where its class is known, and not through a protocol", range)
    }

    private func trap(_ words: String, _ range: SourceRange) -> SourceTrap {
        SourceTrap(problem: .member(.trap(words)), range: range)
    }

    /// UIKit gives them to the views that bars make, so that the items themselves stay as they are; nothing
    /// of that is drawn here.
    private static let looksOfItems: Set<String> = [
        "tintColor", "badgeColor", "titlePositionAdjustment", "setTitleTextAttributes(_:for:)",
        "setBadgeTextAttributes(_:for:)", "setTitlePositionAdjustment(_:for:)",
        "setBackgroundImage(_:for:barMetrics:)", "setBackgroundImage(_:for:style:barMetrics:)",
        "setBackgroundVerticalPositionAdjustment(_:for:)",
        "setBackButtonBackgroundImage(_:for:barMetrics:)", "setBackButtonTitlePositionAdjustment(_:for:)",
        "setBackButtonBackgroundVerticalPositionAdjustment(_:for:)",
    ]
}
