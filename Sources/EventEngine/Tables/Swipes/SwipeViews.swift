import Foundation

/// The strip beside a swiped row, which holds the buttons. UIKit keeps the class to itself too.
final class UISwipeActionPullView: UIView {
    private(set) var buttons: [UISwipeActionStandardButton] = []

    func add(_ actions: [UIContextualAction], choose: @escaping (Int) -> Void) {
        clipsToBounds = true
        for (number, action) in actions.enumerated() {
            let button = world.perform { UISwipeActionStandardButton(frame: .zero) }
            button.setTitle(action.title, for: .normal)
            button.choose = { choose(number) }
            action.button = button
            buttons.append(button)
            insert(button, at: .front)
        }
    }

    /// The buttons share the strip; the first one is at the edge of the row.
    func place(isTrailing: Bool) {
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (number, button) in buttons.enumerated() {
            let place = CGFloat(isTrailing ? buttons.count - 1 - number : number)
            button.frame = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
        }
    }
}

/// A button that performs a contextual action.
final class UISwipeActionStandardButton: UIButton {
    var choose: () -> Void = {}

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isChosen = isEnabled && isTracking && isTouchInside
        super.defaultTouchesEnded(touches, with: event)
        if isChosen, !world.isHalted { choose() }
    }
}
