import Foundation

/// The animations of a layer, and its clock.
extension CALayer: CAMediaTiming {
    /// Begins an animation; one with the same key is taken away (`finished` false). The layer keeps a copy.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard work.draw(WorkCost.object), let copy = anim.copy() as? CAAnimation else { return }
        // A transition has one key, whatever it is added for.
        let name = anim is CATransition ? kCATransition : key ?? "animation-\(world.nextSerial())"
        running.first { $0.key == name }?.end(finished: false)
        let animation = LayerAnimation(copy, of: self, key: name)
        running.append(animation)
        world.layerAnimations.append(animation)
        animation.schedule()
    }

    /// Takes an animation away; its delegate hears that it did not finish.
    public func removeAnimation(forKey key: String) {
        work.draw(running.count)
        running.first { $0.key == key }?.end(finished: false)
    }

    /// Takes all animations away, and ends the block animations of the layer's view: those of no other view
    /// complete with false (S-25).
    public func removeAllAnimations() {
        for animation in running where work.draw(WorkCost.block) { animation.end(finished: false) }
        guard let view = owner as? UIView else { return }
        view.world.removeAnimations(of: view)
    }

    /// The animation that was added with a key: the layer's copy. Block animations have none here.
    public func animation(forKey key: String) -> CAAnimation? {
        work.draw(running.count)
        return running.first { $0.key == key }?.animation
    }

    /// The keys of its animations, in the order in which they were added; nil without any.
    public func animationKeys() -> [String]? {
        work.draw(running.count)
        return running.isEmpty ? nil : running.map(\.key)
    }

    final func forget(_ animation: LayerAnimation) { running.removeAll { $0 === animation } }

    /// Whether the outermost layer above is that of a view in a window.
    final var isInWindow: Bool {
        var layer = self
        while let above = layer.superlayer, work.draw(1) { layer = above }
        guard let view = layer.owner as? UIView else { return false }
        return view is UIWindow || view.window != nil
    }

    // MARK: Time

    public var beginTime: CFTimeInterval {
        get { clock.beginTime }
        set { changeClock { $0.beginTime = newValue } }
    }
    public var speed: Float { get { clock.speed } set { changeClock { $0.speed = newValue } } }
    public var timeOffset: CFTimeInterval {
        get { clock.timeOffset }
        set { changeClock { $0.timeOffset = newValue } }
    }
    /// A layer lasts for ever; what else is said of its time is kept.
    public var duration: CFTimeInterval {
        get { clock.duration > 0 ? clock.duration : .infinity }
        set { clock.duration = newValue }
    }
    public var repeatCount: Float { get { clock.repeatCount } set { clock.repeatCount = newValue } }
    public var repeatDuration: CFTimeInterval {
        get { clock.repeatDuration }
        set { clock.repeatDuration = newValue }
    }
    public var autoreverses: Bool { get { clock.autoreverses } set { clock.autoreverses = newValue } }
    public var fillMode: CAMediaTimingFillMode {
        get { clock.fillMode }
        set { clock.fillMode = newValue }
    }

    /// A time of another layer on this one's clock; nil stands for `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        fromOutside(l?.toOutside(t) ?? t)
    }

    /// A time on this layer's clock on another one's; nil stands for `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.fromOutside(toOutside(t)) ?? toOutside(t)
    }

    /// What its clock shows now, in seconds.
    final var localTime: Double { fromOutside(world.clock.timestamp) }

    /// When its clock shows a time (microseconds); nil when it rests or runs backwards.
    final func instant(of time: Double) -> Int64? {
        guard line.allSatisfy({ $0.clock.speed > 0 }) else { return nil }
        return VirtualClock.microseconds(toOutside(time)).map { $0 - EngineConstants.uptime }
    }

    private func changeClock(_ change: (inout MediaTiming) -> Void) {
        change(&clock)
        for animation in world.layerAnimations where work.draw(WorkCost.block) { animation.schedule() }
    }

    private func fromOutside(_ time: Double) -> Double {
        line.reversed().reduce(time) {
            ($0 - $1.clock.beginTime) * Double($1.clock.speed) + $1.clock.timeOffset
        }
    }

    /// A clock that rests shows its time at its beginning: our decision.
    private func toOutside(_ time: Double) -> Double {
        line.reduce(time) { time, layer in
            let speed = Double(layer.clock.speed)
            return speed == 0
                ? layer.clock.beginTime : (time - layer.clock.timeOffset) / speed + layer.clock.beginTime
        }
    }
}
