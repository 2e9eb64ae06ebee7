import Foundation

/// The field of a search bar, which tells the bar's delegate what happens in it.
open class UISearchTextField: UITextField {
    final weak var bar: UISearchBar?

    override func mayDo(_ selector: MessageSelector) -> Bool {
        guard let bar else { return true }
        switch selector {
        case .textFieldShouldBeginEditing:
            return bar.ask(.searchBarShouldBeginEditing, [bar]) { $0.searchBarShouldBeginEditing(bar) }
        case .textFieldShouldEndEditing:
            return bar.ask(.searchBarShouldEndEditing, [bar]) { $0.searchBarShouldEndEditing(bar) }
        case .textFieldShouldReturn:
            bar.tell(.searchBarSearchButtonClicked, [bar]) { $0.searchBarSearchButtonClicked(bar) }
            return true
        default: return true
        }
    }

    override func mayChange(_ range: NSRange, to text: String) -> Bool {
        guard let bar else { return true }
        return bar.ask(.searchBarShouldChangeText, [bar, range, text]) {
            $0.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
        }
    }

    override func happened(_ selector: MessageSelector) {
        guard let bar else { return }
        switch selector {
        case .textFieldDidBeginEditing:
            bar.controller?.begin()
            bar.tell(.searchBarTextDidBeginEditing, [bar]) { $0.searchBarTextDidBeginEditing(bar) }
            if bar.controller?.isActive == true { bar.controller?.update() }
        case .textFieldDidEndEditing:
            bar.tell(.searchBarTextDidEndEditing, [bar]) { $0.searchBarTextDidEndEditing(bar) }
        case .insertText:
            let text = text ?? ""
            bar.tell(.searchBarTextDidChange, [bar, text]) { $0.searchBar(bar, textDidChange: text) }
            bar.controller?.update()
        default: break
        }
    }
}

/// The button to give up. UIKit keeps its class to itself too.
final class UISearchBarCancelButton: UIButton {}

extension UISearchBar {
    private static let (fieldHeight, margin, cancelWidth, scopeHeight): (CGFloat, CGFloat, CGFloat, CGFloat) =
        (36, 8, 70, 44)

    /// In points.
    final var barHeight: CGFloat { 56 + (scopes == nil ? 0 : Self.scopeHeight) }

    final func ask(
        _ selector: MessageSelector, _ arguments: [Any?], _ question: (any UISearchBarDelegate) -> Bool
    ) -> Bool {
        world.askDelegate(delegateObject, selector, arguments, fallback: true) {
            ($0 as? any UISearchBarDelegate).map(question)
        }
    }

    final func tell(
        _ selector: MessageSelector, _ arguments: [Any?], _ news: (any UISearchBarDelegate) -> Void
    ) {
        world.askDelegate(delegateObject, selector, arguments, fallback: ()) {
            ($0 as? any UISearchBarDelegate).map(news)
        }
    }

    // MARK: Parts

    final func addCancelButton() {
        let button = world.perform { UISearchBarCancelButton(frame: .zero) }
        button.setTitle("Cancel", for: .normal)
        let action = world.perform {
            UIAction { [weak self] _ in
                guard let self else { return }
                self.tell(.searchBarCancelButtonClicked, [self]) { $0.searchBarCancelButtonClicked(self) }
                self.controller?.end()
            }
        }
        button.addAction(action, for: .touchUpInside)
        cancelButton = button
        insert(button, at: .front)
        setNeedsLayout()
    }

    final func removeCancelButton() {
        cancelButton?.removeFromSuperview()
        cancelButton = nil
        setNeedsLayout()
    }

    final func scopesDidChange() {
        scopes?.removeFromSuperview()
        scopes = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        defer { controller?.navigationBar?.searchingChanged() }
        guard showsScopeBar, let titles = scopeButtonTitles, titles.count > 1 else { return }
        let control = world.perform { UISegmentedControl(items: titles) }
        if titles.indices.contains(selectedScopeButtonIndex) {
            control.selectedSegmentIndex = selectedScopeButtonIndex
        }
        let action = world.perform {
            UIAction { [weak self, weak control] _ in
                if let control { self?.choseScope(control.selectedSegmentIndex) }
            }
        }
        control.addAction(action, for: .valueChanged)
        scopes = control
        insert(control, at: .front)
    }

    final func placeParts() {
        let size = bounds.size
        let line = size.height - (scopes == nil ? 0 : Self.scopeHeight)
        let right = cancelButton == nil ? Self.margin : Self.cancelWidth
        let height = min(Self.fieldHeight, max(0, line))
        searchTextField.frame = CGRect(
            x: Self.margin, y: (line - height) / 2, width: max(0, size.width - Self.margin - right),
            height: height)
        cancelButton?.frame = CGRect(
            x: size.width - Self.cancelWidth, y: (line - height) / 2, width: Self.cancelWidth, height: height)
        scopes?.frame = CGRect(
            x: Self.margin, y: line, width: max(0, size.width - 2 * Self.margin),
            height: Self.scopeHeight - 8)
    }
}
