import Foundation

/// All that a scenario left behind: the trace, the objects' names, the touches, and snapshots of the scene.
/// A value without references into the world, so that it can be drawn, compared and stored at leisure.
package struct Recording: Sendable {
    /// An object that the trace or a snapshot mentions.
    package struct Object: Sendable {
        /// Unique in the recording: `red`, `viewController.red`, `UIView#2`.
        package var name: String
        /// The class as the author wrote it: `RedView`.
        package var className: String
        /// The nearest class of UIKit's own: `UIView`.
        package var kitClassName: String
    }

    /// A selector in both spellings.
    package struct Selector: Hashable, Sendable {
        /// `hitTest(_:with:)`
        package var swift: String
        /// `hitTest:withEvent:`
        package var objectiveC: String
    }

    /// One sample of one finger, in screen points.
    package struct TouchSample: Sendable {
        package enum Phase: UInt8, Sendable { case began, moved, stationary, ended, cancelled }
        /// The number of the touch in the scenario, from 1.
        package var touch: Int
        package var time: Int64
        package var location: CGPoint
        package var phase: Phase
        /// The view that the touch is bound to; `none` when no window took it.
        package var hitView: ObjectID
        package var window: ObjectID
        /// The number of trace entries at that moment.
        package var entry: Int
    }

    package var entries: [TraceEntry] = []
    /// By `ObjectID`.
    package var objects: [Object] = []
    /// By `SelectorID`.
    package var selectors: [Selector] = []
    package var texts: [String] = []
    /// The touch numbers that `Argument.touches` ranges over.
    package var touchLists: [Int32] = []
    package var touches: [TouchSample] = []
    /// Responder chains, each once.
    package var chains: [ResponderChain] = []
    /// The touch messages to hit views, in order.
    package var deliveries: [Delivery] = []
    /// What happened to recognizers, in order.
    package var gestures: [GestureEvent] = []
    /// What views did not get when it happened, in order.
    package var withholdings: [Withholding] = []
    /// When content of scroll views moved, in order of the beginnings.
    package var scrolls: [ScrollSpan] = []
    /// What controls had to tell, in order.
    package var controlEvents: [ControlEvent] = []
    /// The touches that hit views did not get, in order.
    package var refusals: [Refusal] = []
    /// How recognizers, controls and scroll views were set up: in order of time, one for every event of a
    /// finger that came down after a change, and one at the end.
    package var arrangements: [Arrangement] = []
    /// In order of time; one for every touch event before which the scene had changed, and one at the end.
    package var snapshots: [SceneSnapshot] = []
    /// The time of the first touch-down in microseconds; 0 when nothing was touched.
    package var epoch: Int64 = 0
    package var screenSize: CGSize = .zero

    package init() {}
}
