import EventEngine
import Testing

/// What happens in which part of a turn of the run loop, from the event's arrival to the sleep.
struct TurnOrderTests {
    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var asked: () -> Void = {}
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool {
            asked()
            return true
        }
    }

    /// The numbers of the entries that pass a test.
    private func numbers(_ run: TestWorld, _ test: (TraceEntry) -> Bool) -> [Int] {
        run.recording.entries.indices.filter { test(run.recording.entries[$0]) }
    }

    private func first(_ run: TestWorld, _ selector: MessageSelector, after start: Int = 0) -> Int {
        numbers(run) { $0.selector == selector.id }.first { $0 >= start } ?? -1
    }

    /// Whether an entry is inside the call of another.
    private func isInside(_ inner: Int, _ outer: Int, _ run: TestWorld) -> Bool {
        outer >= 0 && inner > outer && inner < Int(run.recording.entries[outer].end)
    }

    @Test func `Each event is fetched by source 1, then handled by source 0 (A-03 to A-05)`() {
        let run = TestWorld { world, scene in world.hand.tap(scene.view) }
        let sources = numbers(run) { entry in
            [MessageSelector.fetchEvents.id, MessageSelector.handleEvents.id].contains(entry.selector)
        }
        let rules = sources.map { run.recording.entries[$0].rule }
        #expect(rules == [RuleID("A", 3), RuleID("A", 5), RuleID("A", 3), RuleID("A", 5)])
        for source in sources { #expect(run.recording.entries[source].depth == 0) }
    }

    @Test func `Window, hit-test and recognizers are settled before the application hears (A-07)`() {
        var count = 0
        let run = GestureStage.play { stage in
            let delegate = Delegate()
            stage.tap("redTap", on: stage.red) { $0.delegate = delegate }
            delegate.asked = { count += 1 }
            withExtendedLifetime(delegate) { stage.world.hand.tap(stage.red) }
        }
        #expect(count == 1)
        let queue = first(run, .handleEvents)
        let sending = first(run, .applicationSendEvent)
        let searches = numbers(run) { $0.kind == .hitTest }
        #expect(searches.count > 4)
        for search in searches { #expect(isInside(search, queue, run) && search < sending) }
        let question = numbers(run) { $0.kind == .delegates }.first ?? -1
        #expect(isInside(question, queue, run) && question > searches[searches.count - 1])
        #expect(question < sending)
    }

    @Test func `Inside sendEvent of the window gestures come first, then responders (A-09)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red)
            stage.world.hand.tap(stage.red)
        }
        let window = first(run, .windowSendEvent)
        let gesture = numbers(run) { $0.kind == .gestures }.first ?? -1
        let responder = numbers(run) { $0.kind == .touches }.first ?? -1
        #expect(isInside(gesture, window, run) && isInside(responder, window, run))
        #expect(gesture < responder)
        #expect(isInside(window, first(run, .applicationSendEvent), run))
    }

    @Test func `An action that an event causes is sent inside that event's sendEvent (A-15)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red)
            stage.world.hand.tap(stage.red)
        }
        let ending = first(run, .windowSendEvent, after: first(run, .windowSendEvent) + 1)
        let action = numbers(run) { $0.kind == .actions }.first ?? -1
        #expect(isInside(action, ending, run))
    }

    @Test func `An action that a timer causes is sent before the loop sleeps, outside sendEvent (A-13)`() {
        let run = GestureStage.play { stage in
            let double = stage.tap("double", on: stage.red, taps: 2)
            stage.tap("single", on: stage.red) { $0.require(toFail: double) }
            stage.world.hand.tap(stage.red)
        }
        let actions = numbers(run) { $0.kind == .actions }
        #expect(run.log(.actions) == ["handler.single"])
        let waits = numbers(run) { $0.selector == MessageSelector.beforeWaiting.id }
        let windows = numbers(run) { $0.selector == MessageSelector.windowSendEvent.id }
        for action in actions {
            #expect(waits.contains { isInside(action, $0, run) })
            #expect(!windows.contains { isInside(action, $0, run) })
        }
    }

    @Test func `There is at most one touch event for each frame of the display (A-10)`() {
        let run = TestWorld { world, scene in
            world.hand.drag(scene.view, by: CGVector(dx: 300, dy: 0), over: 0.25)
        }
        let moves = run.entries([.touches], ["view"], nil)
            .filter { $0.selector == MessageSelector.touchesMoved.id }.map(\.time)
        #expect(moves.count == 15)
        for (early, late) in zip(moves, moves.dropFirst()) { #expect(late - early >= 16_666) }
    }

    @Test func `The stages of a touch come in their order, up to the sleep (A-19)`() {
        let run = GestureStage.play { stage in
            stage.tap("redTap", on: stage.red)
            stage.world.hand.tap(stage.red)
        }
        let sleep = first(run, .sleep)
        let order = [
            first(run, .fetchEvents), first(run, .handleEvents),
            numbers(run) { $0.kind == .hitTest }.first ?? -1, first(run, .applicationSendEvent),
            first(run, .windowSendEvent), numbers(run) { $0.kind == .gestures }.first ?? -1,
            numbers(run) { $0.kind == .touches }.first ?? -1, first(run, .beforeWaiting), sleep,
        ]
        #expect(order == order.sorted() && order[0] >= 0)
        #expect(numbers(run) { $0.kind == .pipeline }.filter { $0 <= sleep }.count == 6)
    }
}
