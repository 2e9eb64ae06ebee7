import EventEngine

/// What controls do not say by a call: the events that nobody listens to, and why a touch is not followed.
extension ExplanationNotes {
    /// Why a control did what an entry tells of, or did nothing.
    static func reason(ofControl entry: TraceEntry) -> String? {
        switch entry.rule {
        case RuleID("G", 3): "'beginTracking' said no: the touch is not tracked"
        case RuleID("G", 5): "without an event: the control itself cannot go on"
        case RuleID("G", 11): "disabled: it keeps the touch and does nothing"
        case RuleID("G", 20): "handed on by the view that was hit: not tracked"
        case RuleID("G", 22): "its user interaction is disabled: it does nothing"
        default: nil
        }
    }

    /// `button: touchUpInside`, with what that means where it is not plain.
    static func words(ofControlEvent name: String, control: String) -> String {
        let meaning =
            switch name {
            case "touchDragExit", "touchUpOutside": ", farther out than the tolerance"
            case "touchDragEnter": ", back within the tolerance"
            default: ""
            }
        return "\(control): \(name)\(meaning)"
    }
}
