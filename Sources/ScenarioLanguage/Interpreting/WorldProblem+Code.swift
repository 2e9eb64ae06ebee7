import EventEngine
import Reporting

extension WorldProblem {
    /// The kind of trouble that an author reads about.
    var code: DiagnosticCode {
        switch self {
        case .tooManyViews, .tooManyEntries, .tooMuchWork, .tooMuchTime, .tooManyTurns, .tooManyTouchEvents,
            .treeTooDeep, .callsTooDeep:
            .limit
        case .cyclicHierarchy: .cyclicHierarchy
        case .wrongSubviewIndex: .wrongSubviewIndex
        case .unrecognizedSelector: .unrecognizedSelector
        case .invalidGeometry: .invalidGeometry
        case .endlessLayout, .endlessGesture: .neverSettles
        case .noViewLoaded: .noView
        case .fingerStillDown: .fingerStillDown
        case .fingerNotDown: .fingerNotDown
        case .invalidArgument: .invalidArgument
        case .refused: .refused
        }
    }
}
