/// The world's time, in whole microseconds since the world began. It moves only when somebody moves it.
package struct VirtualClock {
    /// The present instant in microseconds.
    package private(set) var now: Int64 = 0

    package init() {}

    /// Moves time on to `instant` (microseconds); a clock never goes back.
    package mutating func advance(to instant: Int64) {
        now = max(now, instant)
    }

    /// The present instant in seconds since the world began.
    package var seconds: Double { Double(now) / 1_000_000 }

    /// When the next frame of the display begins, in microseconds.
    package var nextFrame: Int64 {
        let rate = EngineConstants.framesPerSecond
        func start(of frame: Int64) -> Int64 { (frame * 1_000_000 + rate / 2) / rate }
        let frame = now * rate / 1_000_000 + 1
        // A frame that begins between two microseconds is rounded.
        return start(of: frame) > now ? start(of: frame) : start(of: frame + 1)
    }

    /// The present instant as touches and events are stamped with it: seconds since the device was started,
    /// a while before the world began.
    package var timestamp: Double { Self.timestamp(of: now) }

    /// The timestamp of an instant (microseconds since the world began).
    package static func timestamp(of instant: Int64) -> Double {
        Double(instant + EngineConstants.uptime) / 1_000_000
    }

    /// Whole microseconds nearest to `seconds`; nil for what is not a number or would not fit.
    package static func microseconds(_ seconds: Double) -> Int64? {
        let scaled = (seconds * 1_000_000).rounded()
        return scaled.isFinite && abs(scaled) < 9e15 ? Int64(scaled) : nil
    }
}
