/// What a `pipeline` fence may ask for.
package struct PipelineOptions: Equatable, Sendable {
    /// A stage that a chapter can mark as its own, by the word that chapters use: `stage=hit-test`.
    package enum Stage: String, CaseIterable, Sendable {
        case hardware, kernel, backboardd
        case fetch, queue
        case hitTest = "hit-test"
        case collect
        case applicationSendEvent = "app.sendEvent"
        case windowSendEvent = "window.sendEvent"
        case gestures, responders
        case beforeWaiting = "before-waiting"
        case sleep
    }

    /// The number of the touch whose first event is followed, from 1.
    package var touch: Int
    /// The stage that gets a `#` in the gutter.
    package var stage: Stage?

    package init(touch: Int = 1, stage: Stage? = nil) {
        self.touch = touch
        self.stage = stage
    }
}
