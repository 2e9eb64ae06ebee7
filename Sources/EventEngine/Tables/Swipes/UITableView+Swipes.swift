import Foundation

/// A row that follows a finger to the side, or stays open.
final class RowSwipe {
    enum Phase { case dragged, open, performing, closing }

    final var path: IndexPath
    final let isTrailing: Bool
    final let configuration: UISwipeActionsConfiguration
    final let strip: UISwipeActionPullView
    final var phase = Phase.dragged
    /// Whether the control of a row that is edited has opened it, so that the delegate hears nothing of it.
    final var isOfEditing = false
    /// How far the row is from its place, in points: to the left it is negative.
    final var offset: CGFloat = 0
    /// The same when the finger came.
    final var start: CGFloat = 0

    init(
        _ path: IndexPath, isTrailing: Bool, _ configuration: UISwipeActionsConfiguration,
        _ strip: UISwipeActionPullView
    ) {
        (self.path, self.isTrailing) = (path, isTrailing)
        (self.configuration, self.strip) = (configuration, strip)
    }

    final var openWidth: CGFloat { SwipeConstants.buttonWidth * CGFloat(configuration.actions.count) }
    final func signed(_ way: CGFloat) -> CGFloat { isTrailing ? -way : way }
}

/// Swiping rows (M-17 to M-19).
///
/// The engine decides what Apple leaves open: the recognizers come with a delegate or a data source that has
/// actions; a button is 74 points wide; a row that opens or closes is there at once, and the end is told when
/// the movement would be over, after 0.3 s; a full swipe goes further than the buttons, and than half the
/// row; a drag of the content, a layout anew and a change of editing close an open row.
extension UITableView {
    final var swipedCell: UITableViewCell? {
        guard let path = table.swipe?.path else { return nil }
        return table.cells.first { $0.path == path }?.cell
    }

    /// Puts the recognizers on the table as soon as somebody has actions for its rows.
    final func prepareSwipes() {
        guard table.swipeHandler == nil else { return }
        let delegate = delegateObject
        guard
            world.declares(delegate, .trailingSwipeActions)
                || world.declares(delegate, .leadingSwipeActions)
                || world.declares(table.dataSourceObject, .commitRow)
        else { return }
        let handler = _UISwipeHandler()
        handler.table = self
        table.swipeHandler = handler
        world.perform {
            let pan = _UISwipeActionPanGestureRecognizer(target: nil, action: nil)
            let dismissal = _UISwipeDismissalGestureRecognizer(target: nil, action: nil)
            (pan.table, dismissal.table) = (self, self)
            (pan.delegateObject, dismissal.delegateObject) = (handler, handler)
            dismissal.isEnabled = false
            attach(pan)
            attach(dismissal)
            table.swipeDismissal = dismissal
        }
    }

    // MARK: Whether a row may be swiped

    /// Why a swipe may not begin; nil when it may. Actions are asked for here.
    final func refusalToSwipe(_ pan: _UISwipeActionPanGestureRecognizer) -> GestureCause? {
        table.proposedSwipe = nil
        guard let touch = pan.attempt.presentTouches.first, let path = row(under: touch) else {
            return GestureCause(RuleID("M", 17), "beside the rows")
        }
        if let swipe = table.swipe, swipe.phase != .closing {
            let mayGoOn = swipe.phase == .open && swipe.path == path
            return mayGoOn ? nil : GestureCause(RuleID("M", 17), "a row is open")
        }
        if table.isEditing { return GestureCause(RuleID("M", 17), "the table is edited") }
        let isTrailing = pan.path.x < 0
        guard let configuration = actions(path, isTrailing), !configuration.actions.isEmpty,
            !world.isHalted
        else { return GestureCause(RuleID("M", 17), "no actions on that side") }
        let strip = world.perform { UISwipeActionPullView(frame: .zero) }
        table.proposedSwipe = RowSwipe(path, isTrailing: isTrailing, configuration, strip)
        return nil
    }

    private func actions(_ path: IndexPath, _ isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let canEdit = askSource(.canEditRow, [self, path], fallback: true) {
            $0.tableView(self, canEditRowAt: path)
        }
        guard canEdit, !world.isHalted else { return nil }
        guard isTrailing else {
            return tell(.leadingSwipeActions, path, fallback: nil) {
                $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            }
        }
        let own = tell(.trailingSwipeActions, path, fallback: nil) {
            $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
        return own ?? deletion(path)
    }

    /// What rows have without actions of their own: a button that deletes, if the data source can.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard world.declares(table.dataSourceObject, .commitRow), !world.isHalted else { return nil }
        guard editingStyle(path) == .delete, !world.isHalted else { return nil }
        let title = tell(.titleForDeleteButton, path, fallback: nil) {
            $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        }
        let action = world.perform {
            UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
                self?.commit(.delete, path)
                done(true)
            }
        }
        action.isOfTable = true
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Lets the data source carry out what an edit means.
    final func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
        askSource(.commitRow, [self, style, path], fallback: ()) {
            $0.tableView(self, commit: style, forRowAt: path)
        }
    }

    /// Asks the data source about editing, which leaves a line, unlike questions about what rows there are.
    @discardableResult
    final func askSource<Result>(
        _ selector: MessageSelector, _ arguments: [Any?], fallback: Result,
        _ ask: (any UITableViewDataSource) -> Result
    ) -> Result {
        world.askDelegate(table.dataSourceObject, selector, arguments, fallback: fallback) {
            ($0 as? any UITableViewDataSource).map(ask)
        }
    }

    // MARK: Following the finger

    /// Opens a row for its trailing actions, as the control of a row that is edited does.
    final func openForEditing(_ path: IndexPath) {
        if let closing = table.swipe { finishSwipe(closing) }
        guard let configuration = actions(path, true), !configuration.actions.isEmpty, !world.isHalted
        else { return }
        let strip = world.perform { UISwipeActionPullView(frame: .zero) }
        let swipe = RowSwipe(path, isTrailing: true, configuration, strip)
        swipe.isOfEditing = true
        show(swipe)
        swipe.phase = .open
        place(swipe, swipe.openWidth)
        table.swipeDismissal?.isEnabled = true
    }

    /// Puts the buttons of a swipe behind its row.
    private func show(_ swipe: RowSwipe) {
        table.swipe = swipe
        swipe.strip.add(swipe.configuration.actions) { [weak self, weak swipe] number in
            guard let swipe, swipe.phase == .open else { return }
            self?.perform(number, of: swipe)
        }
        insert(swipe.strip, at: .index(0))
    }

    final func beginSwipe() {
        if let swipe = table.swipe, swipe.phase == .open {
            (swipe.phase, swipe.start) = (.dragged, swipe.offset)
            table.swipeDismissal?.isEnabled = false
            return
        }
        if let closing = table.swipe { finishSwipe(closing) }
        guard let swipe = table.proposedSwipe, !world.isHalted else { return }
        table.proposedSwipe = nil
        show(swipe)
        tell(.willBeginEditingRow, swipe.path, fallback: ()) {
            $0.tableView(self, willBeginEditingRowAt: swipe.path)
        }
    }

    final func moveSwipe(by way: CGFloat) {
        guard let swipe = table.swipe, swipe.phase == .dragged else { return }
        var length = max(0, swipe.signed(swipe.start + way))
        let most = swipe.configuration.performsFirstActionWithFullSwipe ? rowWidth : swipe.openWidth
        if length > most { length = most + RubberBand.shown(length - most, dimension: max(1, rowWidth)) }
        place(swipe, length)
    }

    private func place(_ swipe: RowSwipe, _ length: CGFloat) {
        swipe.offset = length == 0 ? 0 : swipe.signed(length)
        layoutSwipe()
    }

    /// Puts the row that is swiped, and its buttons, where they belong.
    final func layoutSwipe() {
        guard let swipe = table.swipe, let row = frameOfRow(swipe.path) else { return }
        if let cell = swipedCell, let frame = frameOfCell(swipe.path), cell.frame != frame {
            cell.frame = frame
        }
        let width = min(abs(swipe.offset), row.width)
        let x = swipe.isTrailing ? row.maxX - width : row.minX
        swipe.strip.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
        swipe.strip.place(isTrailing: swipe.isTrailing)
    }

    /// Where the cell of a row is: at its place, unless it is swiped.
    final func frameOfCell(_ path: IndexPath) -> CGRect? {
        guard let frame = frameOfRow(path) else { return nil }
        guard let swipe = table.swipe, swipe.path == path else { return frame }
        return frame.offsetBy(dx: swipe.offset, dy: 0)
    }

    // MARK: Opening, performing, closing

    /// - Parameter velocity: of the finger that lifts, in points in a second.
    final func endSwipe(velocity: CGFloat) {
        guard let swipe = table.swipe, swipe.phase == .dragged else { return }
        let (length, speed) = (swipe.signed(swipe.offset), swipe.signed(velocity))
        let isFull = length > max(swipe.openWidth, rowWidth / 2)
        if isFull, swipe.configuration.performsFirstActionWithFullSwipe {
            place(swipe, rowWidth)
            return perform(0, of: swipe)
        }
        let isFast = abs(speed) > SwipeConstants.decidingVelocity
        guard isFast ? speed > 0 : length > swipe.openWidth / 2 else { return closeSwipe() }
        swipe.phase = .open
        place(swipe, swipe.openWidth)
        table.swipeDismissal?.isEnabled = true
    }

    private func perform(_ number: Int, of swipe: RowSwipe) {
        swipe.phase = .performing
        table.swipeDismissal?.isEnabled = true
        let button = swipe.strip.buttons[number]
        swipe.configuration.actions[number].perform(from: button) { [weak self, weak swipe] _ in
            guard let self, let swipe, self.table.swipe === swipe else { return }
            self.closeSwipe()
        }
    }

    /// Takes the row back to its place.
    final func closeSwipe() {
        guard let swipe = table.swipe, swipe.phase != .closing, !world.isHalted else { return }
        swipe.phase = .closing
        table.swipeDismissal?.isEnabled = false
        place(swipe, 0)
        world.work.draw(WorkCost.block)
        world.timers.add(at: world.clock.now + ScrollConstants.animationTime) { [weak self, weak swipe] in
            guard let self, let swipe, self.table.swipe === swipe else { return }
            self.finishSwipe(swipe)
        }
    }

    /// The row is in its place, or gone: the delegate hears which, with nil for a row that is gone.
    final func finishSwipe(_ swipe: RowSwipe, at path: IndexPath?? = nil) {
        table.swipe = nil
        table.swipeDismissal?.isEnabled = false
        swipe.strip.removeFromSuperview()
        let path = path ?? swipe.path
        if swipe.isOfEditing { return }
        world.askDelegate(delegateObject, .didEndEditingRow, [self, path], fallback: ()) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(self, didEndEditingRowAt: path) }
        }
    }
}

extension Hand {
    /// Taps the button of an action that a swiped row shows.
    public func tap(_ action: UIContextualAction) {
        world.settle()
        guard let button = action.button, button.window != nil, button.bounds.width > 0 else {
            let name = action.title ?? ""
            return world.report(
                .invalidArgument(call: "tap", what: "cannot touch the action '\(name)', which is not shown"))
        }
        tap(button)
    }
}
