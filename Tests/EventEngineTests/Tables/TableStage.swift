import EventEngine
import Foundation

/// A gray view with a table in it, and a controller that gives the table its rows and hears of them: what
/// the scenarios about tables begin with.
final class TableStage {
    class Table: UITableView {}

    /// Gives rows, and implements every method of the delegate that the trace shows.
    class Clerk: UIViewController, UITableViewDataSource, UITableViewDelegate {
        /// The rows of each section.
        var counts = [3]
        /// The rows whose cells were asked for.
        var asked: [IndexPath] = []
        var refusesToHighlight = false
        var mayUseTwoFingers = true
        var movable: (IndexPath) -> Bool = { _ in true }
        var target: (IndexPath) -> IndexPath = { $0 }
        var selecting: (IndexPath) -> IndexPath? = { $0 }
        var deselecting: (IndexPath) -> IndexPath? = { $0 }
        var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
        var headerHeight = UITableView.automaticDimension
        var footerHeight = UITableView.automaticDimension
        var sectionTitle: String?
        var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            return makeCell(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionTitle
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeight
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            footerHeight
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            !refusesToHighlight
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            selecting(indexPath)
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            deselecting(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            movable(indexPath)
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            target(proposedDestinationIndexPath)
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            mayUseTwoFingers && !tableView.isEditing
        }
        func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {}
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    }

    let world: Simulator
    let gray = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
    let table: UITableView
    let clerk = Clerk()
    let handler = Handler()

    /// Takes actions by name.
    final class Handler: NSObject, ActionResponding {
        func action(named name: Selector) -> ActionMethod? {
            ActionMethod(swiftName: NSStringFromSelector(name)) { _, _ in }
        }
    }

    private init(_ world: Simulator, _ scene: Simulator.StandardScene, _ table: UITableView) {
        self.world = world
        self.table = table
        scene.window.rootViewController = clerk
        clerk.view.addSubview(gray)
        table.dataSource = clerk
        table.delegate = clerk
        gray.addSubview(table)
        world.names.bind("gray", to: gray)
        world.names.bind("table", to: table)
        world.names.bind("clerk", to: clerk)
        world.names.bind("handler", to: handler)
    }

    /// Builds the stage, lets something happen on it, and lets time run out.
    static func play(
        tracing: Bool = true, limits: WorldLimits = .standard,
        table: (CGRect) -> UITableView = { Table(frame: $0) },
        _ body: (TableStage) -> Void
    ) -> TestWorld {
        TestWorld(tracing: tracing, limits: limits) { world, scene in
            let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
            let stage = TableStage(world, scene, table(frame))
            body(stage)
            withExtendedLifetime(stage) { world.runUntilIdle() }
        }
    }

    /// A place in a row of the first section.
    func place(inRow row: Int) -> CGPoint { CGPoint(x: 40, y: CGFloat(row) * 44 + 20) }

    func tap(row: Int) { world.hand.tap(table, at: place(inRow: row)) }

    func grayTap(_ configure: (UITapGestureRecognizer) -> Void = { _ in }) {
        let tap = UITapGestureRecognizer(target: handler, action: Selector("grayTapped"))
        configure(tap)
        gray.addGestureRecognizer(tap)
        world.names.bind("grayTap", to: tap)
    }
}

extension TestWorld {
    /// `table.touchesBegan`, `clerk.didSelectRowAt [0, 1]`, `UITableViewCell.isHighlighted = true`, in order.
    func tableLog(_ kinds: EntryKind..., only: Set<String>? = nil, times: Bool = false) -> [String] {
        entries(kinds, only, nil).map { entry in
            let selector = recording.selectors[Int(entry.selector.rawValue)].swift
            var word = String(selector.prefix { $0 != "(" })
            if word == "tableView" {
                word = String(selector.dropFirst("tableView(_:".count).prefix { $0 != ":" })
            }
            var line = "\(name(entry.receiver)).\(word)"
            if case .text(let index) = entry.argument { line += " \(recording.texts[Int(index)])" }
            if entry.answer != .none { line += " -> \(text(entry.answer))" }
            return times ? "\((entry.time - recording.epoch) / 1000) \(line)" : line
        }
    }
}
