import Foundation

/// The main run loop as an app sees it. It is in front of Foundation's for code that imports only this
/// module; there is no other one.
open class RunLoop: NSObject {
    /// What a run loop listens to for now.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode("kCFRunLoopDefaultMode")
        /// Stands for all modes that the main run loop has.
        public static let common = Mode("kCFRunLoopCommonModes")
        /// The mode while a scroll view tracks or decelerates.
        public static let tracking = Mode("UITrackingRunLoopMode")
    }

    private let world: Simulator

    private init(world: Simulator) {
        self.world = world
    }

    /// The run loop of this thread's world.
    public static var main: RunLoop { RunLoop(world: .current) }
    public static var current: RunLoop { main }

    /// The tracking mode while a scroll view tracks or decelerates, else the default one.
    open var currentMode: Mode? { world.scrolling.isTracking ? .tracking : .default }

    /// Lets a timer fire in a mode.
    open func add(_ timer: Timer, forMode mode: Mode) { timer.schedule(in: mode) }

    /// Runs a block when what runs now is done.
    open func perform(_ block: @escaping () -> Void) {
        world.work.draw(WorkCost.block)
        world.mainQueue.append(block)
    }
}
