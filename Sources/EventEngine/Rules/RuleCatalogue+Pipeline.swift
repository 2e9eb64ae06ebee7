extension RuleCatalogue {
    /// A. From the finger to the window.
    static let pipeline: [Rule] = [
        Rule("A-01", .seenOnDevice, [.gestureSystem, .eventPath, .article1], """
            A finger on the glass becomes an `IOHIDEvent` of the digitizer kind in the kernel's HID stack: \
            one parent event for the hand with one child for each finger, which carries its position, range, \
            touch flags and identity.
            """),
        Rule("A-02", [.seenOnDevice, .disputed], [.backboardWiki, .eventPath], """
            Since iOS 6 the system process that receives these events and routes them is backboardd; before \
            that it was SpringBoard, and many articles still say so. It chooses the app whose on-screen \
            context lies under the point.
            """),
        Rule("A-03", .seenOnDevice, [.runLoopDump, .eventPath, .gestureSystem], """
            Events reach the app as mach messages. A separate thread, `com.apple.uikit.eventfetch-thread`, \
            holds the only event source of type 1; the main thread has none.
            """),
        Rule("A-04", .seenOnDevice, [.gestureSystem], """
            The fetch thread filters and queues each event, signals a source of type 0 of the main run loop \
            and wakes that loop.
            """),
        Rule("A-05", .seenOnDevice, [.runLoopDump], """
            The main run loop has two event sources of type 0, in the default and the tracking mode: the one \
            that fetches has order −2, the one that works off the queue has order −1, and the lower order \
            runs first.
            """),
        Rule("A-06", .seenOnDevice, [.runLoop, .runLoopDump, .gestureSystem], """
            The functions that one sees in stack traces on this way change their names from version to \
            version, so text should name the stage and not the function.
            """),
        Rule("A-07", [.seenOnDevice, .documented], [.modernInteraction, .gestureSystem], """
            Before `sendEvent` is called, while the hardware event is turned into a `UIEvent`, UIKit chooses \
            the window, hit-tests every new touch, and walks up from the hit view to collect gesture \
            recognizers, asking each whether it wants the touch.
            """),
        Rule("A-08", .documented, [.advancedGestures2010], """
            `UIApplication.sendEvent(_:)` calls `UIWindow.sendEvent(_:)`. Both may be overridden, and an \
            override that does not call super keeps the event from recognizers and responders alike.
            """),
        Rule("A-09", .documented, [.modernInteraction, .runLoop, .controlStacks], """
            Inside `UIWindow.sendEvent(_:)` gestures come first: recognizers get the touches, their states \
            are settled, their actions are sent, and view touches are cancelled or released. Only then do \
            the hit views get their touch methods called.
            """),
        Rule("A-10", .documented, [.touchInput2015, .pencil2016], """
            UIKit delivers about one touch event for each frame of the display at most. Further samples come \
            along as coalesced touches of the main touch.
            """),
        Rule("A-11", .seenOnDevice, [.runLoopSource], """
            One pass of the run loop goes: entry, before timers, before sources, sources of type 0, then \
            source 1, timer or main queue work, before waiting, sleep, after waiting, and again or exit.
            """),
        Rule("A-12", .seenOnDevice, [.runLoopDump], """
            The observers of the main run loop have fixed orders: gesture recognizers are updated before \
            waiting with order 0, layout and display are committed with order 2000000, so an action of a \
            gesture can still change the layout of the same pass.
            """),
        Rule("A-13", .seenOnDevice, [.controlStacks, .doubleTapDelay], """
            A state change that a timer causes (a long press, the end of the wait for a second tap, the \
            content delay of a scroll view) happens outside `sendEvent`. The gesture observer that runs \
            before the loop sleeps then sends the actions and releases touches that were held back.
            """),
        Rule("A-14", [.documented, .disputed], [.gestureHeader, .docGestureState], """
            The header and the page on gesture states say that a recognizer's action is sent in the next \
            turn of the run loop.
            """),
        Rule("A-15", [.seenOnDevice, .disputed], [.controlStacks, .runLoop, .gestureSystem], """
            In every stack trace published since about iOS 9, an action that an event causes is sent \
            synchronously inside the same `UIWindow.sendEvent(_:)`, before the views get their touches.
            """, engine: """
            Actions caused by an event are sent inside its `sendEvent`; those caused by a timer as in A-13.
            """),
        Rule("A-16", .documented, [.scrollViews2012], """
            While a scroll view tracks or decelerates, the main loop runs in the tracking mode, and timers \
            or delayed performs that were scheduled in the default mode wait.
            """),
        Rule("A-17", .seenOnDevice, [.article1, .runLoopDump], """
            When nothing is pending the run loop sleeps until a message wakes it.
            """),
        Rule("A-18", [.documented, .fromMemory], [.programmingIOS], """
            `beginIgnoringInteractionEvents()` and its counterpart nest: touches are dropped as long as \
            there are more begins than ends.
            """, engine: """
            Touches in progress are cancelled before the loop sleeps; a finger that comes down while touches \
            are dropped is ignored until it is lifted.
            """),
        Rule("A-19", .inferred, [.synthesis], """
            A touch passes through stages that a page can show: hardware, route to process and window, \
            fetch, queue, hit-test, collecting recognizers, `sendEvent` of the application and of the \
            window, gestures, responders, before waiting, sleep.
            """),
    ]
}
