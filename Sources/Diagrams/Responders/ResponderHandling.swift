import EventEngine

/// What one responder did with a touch message, as the trace tells it.
enum ResponderHandling: Equatable, Sendable {
    /// UIKit's own implementation passed it on (C-09).
    case passesOn
    /// So did it, but nobody is next: the touch is dropped (C-27).
    case drops
    /// An override called `super`, which passed it on (C-10).
    case callsSuper
    /// An override sent it to `next` itself.
    case sendsToNext
    /// An override kept it (C-14).
    case keeps
    /// UIKit's own implementation, that of the named class, kept it, also when an override called it (C-15).
    case kitKeeps(String, isOverridden: Bool)
    /// It went to an object that was not the next one of the chain.
    case diverts(to: ObjectID, isOverridden: Bool)
    /// It was to be passed on, but by then nobody was next (C-26).
    case losesNext(isOverridden: Bool)
    /// It never came.
    case unreached
    /// Not in the chain at that time.
    case absent

    /// The symbol of the drawing.
    enum Symbol: UInt8, CaseIterable, Sendable {
        case passesOn, handlesAndPassesOn, stops, unreached, absent

        var text: String {
            switch self {
            case .passesOn: "."
            case .handlesAndPassesOn: "+"
            case .stops: "#"
            case .unreached: "x"
            case .absent: "-"
            }
        }

        /// What the symbol stands for.
        func meaning(_ width: FigureWidth) -> String {
            switch self {
            case .passesOn: "passes on"
            case .handlesAndPassesOn: width == .wide ? "handles and passes on" : "handles, passes on"
            case .stops: width == .wide ? "handles and stops" : "stops here"
            case .unreached: "unreached"
            case .absent: "not in the chain"
            }
        }
    }

    var symbol: Symbol {
        switch self {
        case .passesOn, .drops: .passesOn
        case .callsSuper, .sendsToNext: .handlesAndPassesOn
        case .keeps, .kitKeeps, .diverts, .losesNext: .stops
        case .unreached: .unreached
        case .absent: .absent
        }
    }

    /// The words beside the symbol; empty for those that never see the message.
    func words(_ width: FigureWidth, name: (ObjectID) -> String) -> String {
        let isWide = width == .wide
        switch self {
        case .passesOn: return isWide ? "does not override, passes on" : "passes on"
        case .drops: return isWide ? "does not override, nobody is next" : "nobody is next"
        case .callsSuper: return isWide ? "handles, then calls super" : "calls super"
        case .sendsToNext: return isWide ? "handles, sends it to next itself" : "sends it to next"
        case .keeps: return isWide ? "handles, does NOT call super" : "does NOT call super"
        case .kitKeeps(let owner, let isOverridden):
            guard isWide else { return "keeps touches" }
            return (isOverridden ? "calls super, keeps" : "keeps") + " touches (\(owner))"
        case .diverts(let other, let isOverridden):
            guard isWide else { return "to " + name(other) }
            return isOverridden
                ? "handles, sends it to " + name(other)
                : "passes on, to " + name(other) + " by now"
        case .losesNext(let isOverridden):
            guard isWide else { return "next is gone" }
            return isOverridden ? "handles, next is gone by now" : "passes on, next is gone by now"
        case .unreached, .absent: return ""
        }
    }

    /// The object that the words name.
    var named: ObjectID? {
        if case .diverts(let other, _) = self { return other }
        return nil
    }
}

/// Which classes of UIKit keep touches from the responders behind them (C-15).
enum KeepingClass {
    /// The class whose implementation an object of a kit class inherits; nil when that passes touches on.
    static func owner(ofKitClass name: String) -> String? {
        if controls.contains(name) { return "UIControl" }
        if scrollViews.contains(name) { return "UIScrollView" }
        return nil
    }

    private static let controls: Set<String> = [
        "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
        "UITextField", "UIDatePicker",
    ]

    private static let scrollViews: Set<String> = [
        "UIScrollView", "UITableView", "UICollectionView", "UITextView",
    ]
}
