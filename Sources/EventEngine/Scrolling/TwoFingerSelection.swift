import Foundation

/// A table or a collection view, whose rows or items two fingers select (M-11).
protocol SelectingByTwoFingers: UIScrollView {
    var twoFingerSelection: TwoFingerSelection? { get set }
    /// The row or item at a point of the content.
    func selectablePath(at point: CGPoint) -> IndexPath?
    /// How many rows or items a section has.
    func selectableCount(in section: Int) -> Int
    /// Why the fingers may not select from a row on; nil when they may. The delegate is asked here.
    func refusalToSelectSeveral(from path: IndexPath) -> GestureCause?
    /// Turns several selections on, and tells the delegate.
    func beginSelectingSeveral(from path: IndexPath)
    func endSelectingSeveral()
    var selectedPaths: [IndexPath] { get }
    /// Selects or deselects a row as a tap does.
    func selectAsByTouch(_ path: IndexPath, _ isSelected: Bool)
}

/// What two fingers on their way have selected.
struct TwoFingerSelection {
    /// Where they came down.
    let start: IndexPath
    /// Whether they select, or deselect: what a tap on the first row would do.
    let selects: Bool
    /// What was selected before.
    let before: Set<IndexPath>
    /// The rows from the first one to the one under the fingers now.
    var range: [IndexPath] = []
}

/// Recognizes two fingers that select. UIKit has a plain pan there, which belongs to a private interaction.
///
/// The engine decides what Apple leaves open: the recognizer comes with a delegate that has the method, or
/// with a collection view that lets several items be selected while it is edited; the row in question is the
/// one in the middle between the fingers when the second came down; from a selected row on they deselect;
/// rows that the fingers leave again are as they were before; content does not scroll at the edge meanwhile.
final class UIMultiSelectPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var list: (any SelectingByTwoFingers)?
    /// Where the fingers came down, in the content.
    private var beginning: CGPoint?

    init(_ list: any SelectingByTwoFingers) {
        self.list = list
        super.init(target: nil, action: nil)
        (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
        delegateObject = self
    }

    override func refusal(of touch: UITouch) -> GestureCause? { touch.refusalToScroll }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.defaultTouchesBegan(touches, with: event)
        if fingersDown.count == 2, state == .possible { beginning = location(in: list) }
    }

    override func defaultReset() {
        super.defaultReset()
        beginning = nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        decline = refusalToBegin()
        return decline == nil
    }

    private func refusalToBegin() -> GestureCause? {
        guard let list, let beginning, let path = list.selectablePath(at: beginning) else {
            return GestureCause(RuleID("M", 11), "beside the rows")
        }
        if list.canDrag(.horizontal), list.canDrag(.vertical) {
            return GestureCause(RuleID("M", 11), "content scrolls both ways")
        }
        return list.refusalToSelectSeveral(from: path)
    }

    override func defaultAction(in state: State) {
        guard let list else { return }
        switch state {
        case .began:
            guard let beginning, let path = list.selectablePath(at: beginning) else { return }
            list.beginSelectingSeveral(from: path)
            let before = Set(list.selectedPaths)
            list.twoFingerSelection = TwoFingerSelection(
                start: path, selects: !before.contains(path), before: before)
            list.selectSeveral(to: list.selectablePath(at: location(in: list)) ?? path)
        case .changed:
            if let path = list.selectablePath(at: location(in: list)) { list.selectSeveral(to: path) }
        default:
            list.twoFingerSelection = nil
            list.endSelectingSeveral()
        }
    }
}

extension SelectingByTwoFingers {
    /// Puts the recognizer on the view; once.
    func prepareTwoFingers() {
        let known = touchSettings.recognizers.contains { $0 is UIMultiSelectPanGestureRecognizer }
        if known { return }
        attach(world.perform { UIMultiSelectPanGestureRecognizer(self) })
    }

    /// The fingers came to a row: those from the first one to it change, and others are as they were.
    func selectSeveral(to path: IndexPath) {
        guard let selection = twoFingerSelection else { return }
        let range = paths(from: selection.start, to: path)
        guard range != selection.range else { return }
        twoFingerSelection?.range = range
        let meant = Set(range)
        for old in selection.range.reversed() where !meant.contains(old) && !world.isHalted {
            put(old, selection.before.contains(old))
        }
        for new in range where !world.isHalted { put(new, selection.selects) }
    }

    private func put(_ path: IndexPath, _ isSelected: Bool) {
        if selectedPaths.contains(path) != isSelected { selectAsByTouch(path, isSelected) }
    }

    /// All rows between two, in the order in which the fingers come to them.
    private func paths(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        let (first, last) = start < end ? (start, end) : (end, start)
        var paths: [IndexPath] = []
        for section in first.section...last.section {
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? last.item : selectableCount(in: section) - 1
            guard low <= high, world.work.draw(WorkCost.row * (high - low + 1)) else { continue }
            paths += (low...high).map { IndexPath(item: $0, section: section) }
        }
        return start < end ? paths : paths.reversed()
    }
}
