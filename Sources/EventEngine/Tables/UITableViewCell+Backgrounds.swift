import Foundation

/// What a cell shows behind its content.
struct CellBackgrounds {
    var usual: UIView?
    var selected: UIView?
    /// In the place of `selected`, where a table selects several rows.
    var severalSelected: UIView?
}

extension UITableViewCell {
    /// Shown behind everything else in the cell, and as large as it.
    public var backgroundView: UIView? {
        get { cell.backgrounds.usual }
        set { changeBackgrounds { $0.usual = newValue } }
    }
    /// Shown in front of the background while the cell is selected or highlighted, and in no view otherwise.
    public var selectedBackgroundView: UIView? {
        get { cell.backgrounds.selected }
        set { changeBackgrounds { $0.selected = newValue } }
    }
    /// Shown in its place where the table lets several rows be selected.
    public var multipleSelectionBackgroundView: UIView? {
        get { cell.backgrounds.severalSelected }
        set { changeBackgrounds { $0.severalSelected = newValue } }
    }

    private func changeBackgrounds(_ change: (inout CellBackgrounds) -> Void) {
        let old = cell.backgrounds
        change(&cell.backgrounds)
        let kept = [cell.backgrounds.usual, cell.backgrounds.selected, cell.backgrounds.severalSelected]
        for view in [old.usual, old.selected, old.severalSelected] {
            guard let view, !kept.contains(where: { $0 === view }), view.superviewReference === self
            else { continue }
            view.removeFromSuperview()
        }
        showBackgrounds()
        setNeedsLayout()
    }

    /// Puts those in that are shown now, from the back on, and takes the others out.
    final func showBackgrounds() {
        let all = cell.backgrounds
        guard all.usual != nil || all.selected != nil || all.severalSelected != nil else { return }
        let isShown = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
        let table = ancestors.lazy.compactMap { $0 as? UITableView }.first
        let isOfSeveral = all.severalSelected != nil && table?.selectsSeveral == true
        let inFront = isShown ? isOfSeveral ? all.severalSelected : all.selected : nil
        for view in [all.selected, all.severalSelected] where view !== inFront && view !== all.usual {
            if let view, view.superviewReference === self { view.removeFromSuperview() }
        }
        if let view = all.usual, view.superviewReference !== self { insert(view, at: .index(0)) }
        if let inFront, inFront.superviewReference !== self {
            insert(inFront, at: .index(all.usual?.superviewReference === self ? 1 : 0))
        }
        placeBackgrounds()
    }

    final func placeBackgrounds() {
        let all = cell.backgrounds
        for view in [all.usual, all.selected, all.severalSelected] {
            guard let view, view.superviewReference === self, view.frame != bounds else { continue }
            view.frame = bounds
        }
    }
}
