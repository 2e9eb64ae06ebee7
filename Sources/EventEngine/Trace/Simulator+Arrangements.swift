import Foundation

/// What the recording keeps of recognizers, controls and scroll views beside their messages.
extension Simulator {
    /// Notes how everything is set up, if that may have changed since it was noted last.
    func noteArrangementIfChanged() {
        guard isTracing, settingsHaveChanged, !isHalted else { return }
        settingsHaveChanged = false
        var arrangement = Recording.Arrangement(time: clock.now, entry: trace.entries.count)
        let count = names.mentions.count
        guard work.draw(count) else { return }
        for index in 0..<count {
            guard let object = names.object(ObjectID(rawValue: Int32(index))) else { continue }
            note(object, in: &arrangement)
        }
        let holder = application.keyWindow?.firstResponder
        arrangement.firstResponder = holder.flatMap { names.knownID(of: $0) } ?? .none
        if trace.arrangements.last.map({ !$0.isLike(arrangement) }) ?? true {
            trace.arrangements.append(arrangement)
        }
    }

    /// Gives the recognizers of all views a number, so that somebody can ask for them by name. At the end of
    /// a run: names that the trace needs come first.
    func mentionRecognizers() {
        guard isTracing, !isHalted else { return }
        names.beginLateMentions()
        for index in 0..<names.mentions.count {
            guard let view = names.object(ObjectID(rawValue: Int32(index))) as? UIView else { continue }
            for recognizer in view.touchSettings.recognizers where work.draw(WorkCost.event) {
                _ = names.id(of: recognizer)
            }
        }
        settingsHaveChanged = true
    }

    private func note(_ object: AnyObject, in arrangement: inout Recording.Arrangement) {
        switch object {
        case let recognizer as UIGestureRecognizer:
            guard work.draw(WorkCost.event + recognizer.targets.count) else { return }
            arrangement.recognizers.append(setting(of: recognizer))
        case let view as UIView:
            if view.windowReference == nil {
                let place = Recording.Arrangement.Place(id: view.traceID, view: known(view.superview))
                arrangement.strays.append(place)
            }
            if let control = view as? UIControl { note(control, in: &arrangement) }
            if let scrollView = view as? UIScrollView { note(scrollView, in: &arrangement) }
        case let controller as UIViewController:
            guard let view = controller.viewIfLoaded else { return }
            arrangement.controllers.append(.init(id: controller.traceID, view: known(view)))
        default: break
        }
    }

    private func note(_ control: UIControl, in arrangement: inout Recording.Arrangement) {
        guard work.draw(WorkCost.event + control.handlers.count) else { return }
        arrangement.controls.append(
            Recording.Arrangement.Control(
                id: control.traceID, isEnabled: !control.storedState.contains(.disabled),
                delegate: known((control as? UITextField)?.delegateObject),
                targets: control.handlers.map(target)))
    }

    private func note(_ view: UIScrollView, in arrangement: inout Recording.Arrangement) {
        guard work.draw(WorkCost.event) else { return }
        arrangement.scrollViews.append(
            Recording.Arrangement.ScrollView(
                id: view.traceID, delegate: known(view.delegateObject), pan: known(view.pan),
                isScrollEnabled: view.scroll.isEnabled,
                scrollsHorizontally: view.contentFollows(.horizontal),
                scrollsVertically: view.contentFollows(.vertical),
                allowsSelection: (view as? UITableView)?.table.allowsSelection
                    ?? (view as? UICollectionView)?.collection.allowsSelection))
    }

    private func setting(of recognizer: UIGestureRecognizer) -> Recording.Arrangement.Recognizer {
        Recording.Arrangement.Recognizer(
            id: recognizer.traceID, view: known(recognizer.viewReference),
            delegate: known(recognizer.delegateObject), isEnabled: recognizer.storedEnabled,
            cancelsTouches: recognizer.cancelsTouchesInView, taps: recognizer.tapsNeeded,
            fingers: recognizer.fingersNeeded,
            targets: recognizer.targets.map { target in
                Recording.Arrangement.Target(
                    object: known(target.object), action: NSStringFromSelector(target.action),
                    isGone: target.object == nil)
            })
    }

    private func target(_ handler: ControlHandler) -> Recording.Arrangement.Target {
        let events = handler.events.names
        switch handler.kind {
        case .target(let target, let action):
            return .init(
                object: known(target.object), action: NSStringFromSelector(action), events: events,
                isGone: target.object == nil)
        case .chain(let action):
            return .init(
                object: .none, action: NSStringFromSelector(action), events: events, isForChain: true)
        case .action: return .init(object: .none, action: nil, events: events)
        }
    }

    /// The number of an object that the trace mentions. Nobody can ask for another one by name.
    private func known(_ object: AnyObject?) -> ObjectID {
        object.flatMap { names.knownID(of: $0) } ?? .none
    }

    /// Notes that a view does not get a touch that hit it.
    func noteRefusal(of touch: UITouch, _ rule: RuleID, other: UIView? = nil) {
        guard isTracing, !isHalted, !trace.isSuspended else { return }
        work.draw(WorkCost.event)
        trace.refusals.append(
            Recording.Refusal(
                touch: touch.number, view: names.id(of: touch.view), rule: rule,
                other: names.id(of: other), time: clock.now, entry: trace.entries.count))
    }
}

extension UIGestureRecognizer {
    /// The taps that it needs; nil where it counts none.
    fileprivate final var tapsNeeded: Int? {
        switch self {
        case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired
        case let press as UILongPressGestureRecognizer: press.numberOfTapsRequired
        default: nil
        }
    }

    /// The fingers that it needs; nil where it does not say.
    fileprivate final var fingersNeeded: Int? {
        switch self {
        case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired
        case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired
        case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired
        case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches
        case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: 2
        default: nil
        }
    }
}

extension UIScrollView {
    /// Whether content follows a finger along an axis (H-15), by what is stored: no override is called.
    fileprivate final func contentFollows(_ axis: ScrollAxis) -> Bool {
        let inset = scroll.contentInset
        let insets = axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
        let isLarger = axis.of(scroll.contentSize) + insets > axis.of(model.pointee.bounds.size)
        let alwaysBounces =
            axis == .horizontal
            ? scroll.alwaysBouncesHorizontally : scroll.alwaysBouncesVertically
        return isLarger || scroll.bounces && alwaysBounces
    }
}
