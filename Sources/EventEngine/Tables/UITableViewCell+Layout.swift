import Foundation

extension UITableViewCell {
    /// The content view fills what the accessory leaves free. How UIKit divides it among the labels is not
    /// published, and does not matter to touches, which pass labels by (B-26).
    final func layoutContent() {
        var bounds = model.pointee.bounds
        if cell.isBesideIndex { bounds.size.width = max(0, bounds.width - TableConstants.indexWidth) }
        let start = cell.isIndented ? min(bounds.width, TableConstants.editWidth) : 0
        cell.editControl?.frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: TableConstants.editWidth, height: bounds.height)
        var width = bounds.width
        if let control = cell.reorderControl {
            width = max(0, width - TableConstants.reorderWidth)
            control.frame = CGRect(
                x: bounds.minX + width, y: bounds.minY, width: bounds.width - width, height: bounds.height)
            return placeContent(from: start, width)
        }
        if let accessory = cell.shownAccessory {
            let size = accessory.bounds.size
            accessory.frame = CGRect(
                x: bounds.maxX - TableConstants.textMargin - size.width,
                y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            width = max(0, accessory.frame.minX - bounds.minX)
        } else if cell.presentType != .none {
            width = max(0, width - TableConstants.accessoryWidth)
            cell.detailButton?.frame = CGRect(
                x: bounds.minX + width, y: bounds.minY, width: TableConstants.accessoryWidth,
                height: bounds.height)
        }
        placeContent(from: start, width)
    }

    private func placeContent(from start: CGFloat, _ end: CGFloat) {
        let bounds = model.pointee.bounds
        let size = CGSize(width: max(0, end - start), height: bounds.height)
        placeContent(CGRect(origin: CGPoint(x: bounds.minX + start, y: bounds.minY), size: size))
        layoutLabels(in: size)
    }

    /// The text above the detail, or alone, behind the picture if there is one.
    private func layoutLabels(in size: CGSize) {
        let left = contentStart + layoutImage(in: size)
        let width = max(0, size.width - left - TableConstants.textMargin)
        let height = cell.detail == nil ? size.height : size.height / 2
        cell.text?.frame = CGRect(x: left, y: 0, width: width, height: height)
        cell.detail?.frame = CGRect(x: left, y: size.height - height, width: width, height: height)
    }

    /// Puts the picture at the beginning, never higher than the cell.
    ///
    /// - Returns: how much of the width it takes, with the space behind it; 0 without a picture.
    private func layoutImage(in size: CGSize) -> CGFloat {
        guard let view = cell.image else { return 0 }
        let picture = view.image?.size ?? .zero
        let scale = picture.height > size.height ? size.height / picture.height : 1
        let (width, height) = (picture.width * scale, picture.height * scale)
        view.frame = CGRect(
            x: contentStart, y: (size.height - height) / 2, width: width, height: height)
        return width > 0 ? width + TableConstants.textMargin : 0
    }

    /// Puts in what belongs at the right end now, and takes out what does not.
    final func accessoryDidChange() {
        if cell.shownAccessory !== cell.presentView {
            cell.shownAccessory?.removeFromSuperview()
            cell.shownAccessory = cell.presentView
            if let view = cell.presentView { insert(view, at: .front) }
        }
        updateDetailButton()
        setNeedsLayout()
    }

    private func updateDetailButton() {
        guard cell.presentType.isButton != (cell.detailButton != nil) else { return }
        cell.detailButton?.removeFromSuperview()
        cell.detailButton = nil
        guard cell.presentType.isButton else { return }
        let button = world.perform { UITableViewCellDetailButton(frame: .zero) }
        button.row = self
        cell.detailButton = button
        insert(button, at: .front)
    }
}

/// The button at the right end of a cell: a control, so that its row is neither highlighted nor selected.
final class UITableViewCellDetailButton: UIButton {
    weak var row: UITableViewCell?

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isChosen = isEnabled && isTracking && isTouchInside
        super.defaultTouchesEnded(touches, with: event)
        guard isChosen, !world.isHalted, let row else { return }
        row.ancestors.lazy.compactMap { $0 as? UITableView }.first?.detailButtonTapped(in: row)
    }
}
