extension RuleSource {
    /// A row of the table of sources.
    struct Entry {
        let shortName: String
        let citation: String
    }

    /// The row of this source.
    var entry: Entry {
        headerEntry ?? pageEntry ?? sessionEntry ?? publicationEntry ?? articleEntry ?? Entry(
            shortName: "inferred", citation: "Inferred from the other rules; there is no source of its own.")
    }

    private var headerEntry: Entry? {
        func header(_ name: String) -> Entry {
            Entry(shortName: name, citation: "Apple, UIKit, comments in the public header \(name).")
        }
        switch self {
        case .controlHeader: return header("UIControl.h")
        case .gestureHeader: return header("UIGestureRecognizer.h")
        case .longPressHeader: return header("UILongPressGestureRecognizer.h")
        case .responderHeader: return header("UIResponder.h")
        case .scrollViewHeader: return header("UIScrollView.h")
        case .subclassHeader: return header("UIGestureRecognizerSubclass.h")
        case .touchHeader: return header("UITouch.h")
        case .viewHeader: return header("UIView.h")
        default: return nil
        }
    }

    private var sessionEntry: Entry? {
        func session(_ year: Int, _ number: Int, _ title: String) -> Entry {
            Entry(
                shortName: "WWDC \(year), session \(number)",
                citation: "Apple, WWDC \(year), session \(number): \(title).")
        }
        switch self {
        case .gestures2010:
            return session(2010, 120, "Simplifying Touch Event Handling with Gesture Recognizers")
        case .advancedGestures2010: return session(2010, 121, "Advanced Gesture Recognition")
        case .scrollViews2012: return session(2012, 223, "Enhancing User Experience with Scroll Views")
        case .scrollViews2014:
            return session(2014, 235, "Advanced Scrollviews and Touch Handling Techniques")
        case .interruptible2014:
            return session(2014, 236, "Building Interruptible and Responsive Interactions")
        case .touchInput2015: return session(2015, 233, "Advanced Touch Input on iOS")
        case .pencil2016: return session(2016, 220, "Leveraging Touch Input on iOS")
        case .modernInteraction: return session(2017, 219, "Modern User Interaction on iOS")
        case .fluid2018: return session(2018, 803, "Designing Fluid Interfaces")
        default: return nil
        }
    }

    private var articleEntry: Entry? {
        func article(_ number: Int, _ title: String) -> Entry {
            Entry(shortName: "article \(number)", citation: "Article \(number): \(title).")
        }
        switch self {
        case .article1: return article(1, "event delivery and the responder chain (device logs)")
        case .article2: return article(2, "custom rules of hit-testing")
        case .article3: return article(3, "delivery and response")
        case .article4: return article(4, "gesture against gesture, and building a scroll view")
        case .article5: return article(5, "four situations with three views")
        default: return nil
        }
    }
}
