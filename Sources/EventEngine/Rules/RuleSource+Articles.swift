extension RuleSource {
    private func measurement(
        _ short: String, _ title: String, by publisher: String, _ year: Int? = nil, at address: String? = nil
    ) -> Publication {
        Publication(title, by: publisher, year, at: address, short: short, .measurement)
    }

    private func report(
        _ short: String, _ title: String, by publisher: String, _ year: Int? = nil, at address: String? = nil
    ) -> Publication {
        Publication(title, by: publisher, year, at: address, short: short, .report)
    }

    /// About the way of an event through the system.
    var systemArticle: Publication? {
        switch self {
        case .backboardWiki:
            report(
                "wiki on backboardd", "backboardd", by: "iPhone Development Wiki", 2014,
                at: "http://iphonedevwiki.net/index.php?title=Backboardd&oldid=2698")
        case .eventPath:
            measurement(
                "path of an event", "How an event comes from the kernel to the app", by: "an article")
        case .gateReport:
            report("system gates", "Comments on the recognizers of a window", by: "Qt, source for iOS")
        case .gestureSystem:
            measurement(
                "gesture system", "The gesture system, with stack traces of a running app",
                by: "an article")
        case .runLoop:
            measurement("run loop", "The run loop, with stack traces", by: "an article")
        case .runLoopDump:
            measurement("run loop dump", "A dump of the main run loop", by: "an article")
        case .runLoopSource:
            measurement(
                "CFRunLoop", "CFRunLoop, public source, and articles that trace it", by: "Apple and others")
        case .viewDumps: measurement("view dumps", "View hierarchies, printed on devices", by: "several")
        case .windowArticle:
            report("article on windows", "Windows and the order of their levels", by: "an article")
        case .passThroughReports:
            report("pass-through windows", "Overlay windows that let touches pass", by: "published articles")
        case .cocoaDev2014:
            report(
                "cocoa-dev 2014", "An Apple engineer on hit-testing twice", by: "Apple, cocoa-dev", 2014)
        case .deceleration:
            measurement(
                "deceleration", "Deceleration mechanics of UIScrollView", by: "I. Lobanov, Medium", 2019,
                at: "https://medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c")
        case .buttonReport: stackOverflow(77_329_118, "button report", "Buttons under a recognizer")
        case .trackingDistance:
            Publication(
                "How far a control tracks outside, measured", by: "Stack Overflow, question 14340122",
                at: "https://stackoverflow.com/questions/14340122", short: "tracking distance", .measurement)
        default: nil
        }
    }

    private func stackOverflow(_ question: Int, _ short: String, _ title: String) -> Publication {
        report(
            short, title, by: "Stack Overflow, question \(question)",
            at: "https://stackoverflow.com/questions/\(question)")
    }

    /// About what views, gestures and controls do.
    var behaviourArticle: Publication? {
        switch self {
        case .animationCancelReport:
            report("animation report", "Touches that an animation cancels", by: "an answer")
        case .touchDownAnimations:
            report(
                "touch-down animations", "Buttons that animate on touch down, and which taps they lose",
                by: "questions and remarks on public controls")
        case .coreAnimationBook:
            report(
                "Core Animation", "iOS Core Animation: Advanced Techniques",
                by: "N. Lockwood, Addison-Wesley", 2013)
        case .layoutTriggers:
            measurement(
                "layout triggers", "When layoutSubviews is called, found by experiments",
                by: "an answer")
        case .layoutTriggerTests:
            measurement("layout experiments", "When is layoutSubviews called?", by: "newbe.dev")
        case .controlLogs: measurement("control logs", "Logs of controls and gestures", by: "an article")
        case .controlStacks:
            measurement("control stacks", "Tests and stack traces of controls", by: "an article")
        case .delayReimplementation: report("150 ms", "The touch delay of scroll views, rebuilt", by: "Godot")
        case .doubleTapDelay:
            measurement("double-tap delay", "What a double tap delays, measured", by: "an article")
        case .exclusiveTouchRemark: report("exclusive touch", "UIView.ExclusiveTouch", by: "Microsoft")
        case .nestedScrolling: report("nested scrolling", "Nested scroll views", by: "published articles")
        case .portTests:
            measurement(
                "port's tests", "Tests of a port of UIKit, with numbers from a device", by: "a public port")
        case .programmingIOS: report("Programming iOS", "Programming iOS", by: "M. Neuburg, O'Reilly")
        case .removedViewArticle:
            measurement(
                "removed views", "Views that are removed during a touch, an experiment", by: "ez-net.jp")
        case .rubberBand: measurement("rubber band", "The formula of the rubber band", by: "published widely")
        case .scrollLogs: measurement("scroll logs", "Logs of a scroll view's delegate", by: "articles")
        case .stateReview:
            report(
                "state review", "Review of a change to recognizer states",
                by: "Flutter, engine, pull request 6665",
                at: "https://github.com/flutter/engine/pull/6665")
        case .swipeConstants: report("swipe constants", "Constants of swipes", by: "common use")
        case .tableThreads:
            report("table threads", "The order of a table's delegate calls", by: "issue threads")
        case .zPositionReport: report("zPosition", "zPosition and hit-testing", by: "a question")
        case .collectionPort:
            report("collection port", "PSTCollectionView, a port of collection views", by: "P. Steinberger")
        case .itemThreads: report("items", "How items are selected and prefetched", by: "issue threads")
        case .refreshReports:
            report("refresh controls", "Controls that refresh content", by: "issue threads")
        case .scrollDumps:
            measurement(
                "scroll dumps", "Recognizers of tables and collection views, printed at run time",
                by: "several people")
        case .zoomReports: report("zooming", "Zooming scroll views", by: "published answers and articles")
        default: nil
        }
    }

    /// About first responders, editing and text.
    var textArticle: Publication? {
        switch self {
        case .editMenuReports:
            report("edit menus", "Who is asked for edit menus", by: "published articles and issue threads")
        case .fieldProbe:
            report(
                "probing a field", "A field that is probed is asked as well",
                by: "IQKeyboardManager, issue 797",
                at: "https://github.com/hackiftekhar/IQKeyboardManager/issues/797")
        case .inputViewReports: report("input views", "Keyboards that go", by: "Signal-iOS, issue 3515")
        case .interactivePopArticle:
            report("interactive pop", "First responders and interactive pops", by: "an article")
        case .keyboardOrderReports:
            measurement(
                "keyboard order", "Keyboard notifications beside delegate calls, logged", by: "articles")
        case .sideViewThreads:
            report(
                "side views", "A spacer as leftView, and a field that gets no focus",
                by: "Stack Overflow, from before iOS 13")
        case .radarReports: report("Open Radar", "Reports to Apple, some with stack traces", by: "Open Radar")
        case .fieldStack:
            measurement("field stack", "A stack of a field that resigns", by: "Open Radar, report 22872412")
        case .reactNative:
            report("React Native", "From text inputs to delegates, source", by: "React Native")
        case .removalReports:
            report(
                "removed fields", "Fields that are removed while they edit",
                by: "ZFTokenField, issue 3; InputBarAccessoryView, issue 178")
        case .returnKeyThreads:
            report(
                "return key", "What the return key does",
                by: "RxSwift, issues 1228 and 1717; PhoneNumberKit, issue 411")
        case .uikitPorts: report("ports of UIKit", "Public ports of UIKit", by: "Chameleon and WinObjC")
        case .voiceOverReports:
            report("VoiceOver reports", "VoiceOver's activation", by: "KIF, issue 1305, and answers")
        default: nil
        }
    }

    /// About navigation and presentation.
    var navigationArticle: Publication? {
        switch self {
        case .alertThreads: report("alert handlers", "When an alert's handler runs", by: "issue threads")
        case .appearanceLogs:
            measurement(
                "appearance logs", "Appearance in pops that are cancelled, logged", by: "wangling.me", 2014)
        case .chainLogs:
            measurement(
                "chain logs", "The responder chain of a pushed controller, printed",
                by: "onzxgway, public code", 2019)
        case .navigationDumps:
            measurement(
                "recognizer dumps", "Recognizers of navigation controllers, printed at run time",
                by: "several people")
        case .pageLogs:
            measurement("page logs", "Page view controllers, logged", by: "wisdomskyduan", 2015)
        case .popReports:
            report("pop reports", "Interactive pops that are blocked or lost", by: "articles and threads")
        case .searchReports:
            report(
                "search reports", "Search controllers that cover, stay, or keep alerts away",
                by: "T. Denney, 2014; ykws, Zenn, 2021; and public code")
        case .sheetReports:
            report("sheet reports", "Sheets and the gestures in them", by: "issue threads of libraries")
        case .tabLogs: measurement("tab logs", "Tab bar controllers, logged", by: "several articles")
        case .transitionReports:
            measurement("transition reports", "Views in transition, printed", by: "several people")
        default: nil
        }
    }

    /// The articles that the book looks into.
    var lookedIntoArticle: Publication? {
        switch self {
        case .article1:
            measurement(
                "article 1", "Event delivery and the responder chain, with device logs", by: "limeng99.club",
                at: "https://limeng99.club/")
        case .article2:
            report(
                "article 2", "hitTest:withEvent: and custom rules of hit-testing", by: "LLSHitTestView",
                at: "https://github.com/liulishuo/LLSHitTestView")
        case .article3: report("article 3", "Delivery and response", by: "article 3 of the book")
        case .article4:
            report("article 4", "Gesture against gesture, and a scroll view", by: "article 4 of the book")
        case .article5: report("article 5", "Four situations with three views", by: "article 5 of the book")
        default: nil
        }
    }
}
