extension RuleSource {
    /// The row of something that others have published about a running system.
    var publicationEntry: Entry? {
        guard let (shortName, citation) = publication else { return nil }
        return Entry(shortName: shortName, citation: citation)
    }

    private var publication: (String, String)? { systemPublication ?? behaviourPublication }

    /// About the way of an event through the system.
    private var systemPublication: (String, String)? {
        switch self {
        case .backboardWiki: ("wiki on backboardd", "iPhone Development Wiki, the page on backboardd.")
        case .eventPath:
            ("path of an event", "Published article on how an event comes from the kernel to the app.")
        case .gateReport: ("system gates", "Comments in Qt's source on the recognizers of a window.")
        case .gestureSystem:
            ("gesture system", "Published article on the gesture system, with stack traces of a running app.")
        case .runLoop: ("run loop", "Published article on the run loop, with stack traces.")
        case .runLoopDump: ("run loop dump", "Published article with a dump of the main run loop.")
        case .runLoopSource: ("CFRunLoop", "Apple, CFRunLoop, public source, and published articles on it.")
        case .viewDumps: ("view dumps", "Published dumps of view hierarchies on devices.")
        case .windowArticle:
            ("article on windows", "Published article on windows and the order of their levels.")
        case .passThroughReports:
            ("pass-through windows", "Published articles on overlay windows that let touches pass.")
        default: nil
        }
    }

    /// About what views, gestures and controls do.
    private var behaviourPublication: (String, String)? {
        switch self {
        case .animationCancelReport:
            ("animation report", "Published answer on touches that an animation cancels.")
        case .buttonReport: ("button report", "Stack Overflow, question 77329118.")
        case .cocoaDev2014:
            ("cocoa-dev 2014", "The cocoa-dev list, February 2014: an Apple engineer on hit-testing twice.")
        case .controlLogs: ("control logs", "Published article with logs of controls and gestures.")
        case .controlStacks: ("control stacks", "Published article with tests and stack traces of controls.")
        case .deceleration:
            ("deceleration", "I. Lobanov, published article on the deceleration of scroll views.")
        case .delayReimplementation: ("150 ms", "The touch delay as Godot carries it out again.")
        case .doubleTapDelay: ("double-tap delay", "Published measurements of what a double tap delays.")
        case .exclusiveTouchRemark: ("exclusive touch", "Microsoft's documentation of the same property.")
        case .nestedScrolling: ("nested scrolling", "Published articles on nested scroll views.")
        case .portTests: ("port's tests", "Tests of a public port of UIKit, with numbers from a device.")
        case .programmingIOS: ("Programming iOS", "M. Neuburg, Programming iOS, O'Reilly.")
        case .removedViewArticle: ("removed views", "Published article on removing a view during a touch.")
        case .rubberBand: ("rubber band", "The formula of the rubber band, as published.")
        case .scrollLogs: ("scroll logs", "Published logs of a scroll view's delegate.")
        case .stateReview: ("state review", "Flutter, review of an engine change on recognizer states.")
        case .swipeConstants: ("swipe constants", "Constants that are in common use for swipes.")
        case .tableThreads: ("table threads", "Issue threads on the order of a table's delegate calls.")
        case .trackingDistance: ("tracking distance", "Stack Overflow, question 14340122.")
        case .zPositionReport: ("zPosition", "Published question on zPosition and hit-testing.")
        default: nil
        }
    }
}
