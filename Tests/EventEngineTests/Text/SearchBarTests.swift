import EventEngine
import Foundation
import Testing

/// Search bars: what their delegates hear of the field (P-18, P-21, P-23, P-25, P-26).
struct SearchBarTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        var mayBegin = true
        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            heard.append("shouldBegin")
            return mayBegin
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            heard.append("shouldEnd")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("text '\(searchText)'")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            heard.append("change \(range.location) '\(text)'")
            return text != "?"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }

    private func play(_ body: (Simulator, UISearchBar, Listener) -> Void) -> TestWorld {
        let listener = Listener()
        return TestWorld { world, scene in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
            bar.delegate = listener
            scene.view.addSubview(bar)
            world.names.bind("bar", to: bar)
            world.names.bind("listener", to: listener)
            withExtendedLifetime(listener) { body(world, bar, listener) }
        }
    }

    @Test func `A tap begins editing, if the delegate of the bar allows it (P-18)`() {
        let run = play { world, bar, listener in
            listener.mayBegin = false
            world.hand.tap(bar)
            #expect(listener.take() == ["shouldBegin"] && !bar.isFirstResponder)
            listener.mayBegin = true
            world.hand.tap(bar)
            #expect(listener.take() == ["shouldBegin", "didBegin"] && bar.isFirstResponder)
            bar.resignFirstResponder()
            #expect(listener.take() == ["shouldEnd", "didEnd"] && !bar.isFirstResponder)
        }
        let names = run.calls(.controls, only: ["listener"]).map { $0.drop { $0 != "." } }
        #expect(names.contains { $0.contains("searchBarTextDidBeginEditing") })
    }

    @Test func `Each key is asked about and then told with the whole text (P-21)`() {
        _ = play { world, bar, listener in
            bar.becomeFirstResponder()
            _ = listener.take()
            world.hand.type("a?b")
            let lines = ["change 0 'a'", "text 'a'", "change 1 '?'", "change 1 'b'", "text 'ab'"]
            #expect(listener.take() == lines)
            bar.text = "code"
            #expect(listener.take() == [])
        }
    }

    @Test func `The return key and the button only tell (P-23)`() {
        _ = play { world, bar, listener in
            bar.becomeFirstResponder()
            bar.showsCancelButton = true
            _ = listener.take()
            world.hand.type("\n")
            #expect(listener.take() == ["search"] && bar.isFirstResponder)
            world.hand.tap(bar, at: CGPoint(x: 270, y: 28))
            #expect(listener.take() == ["cancel"] && bar.isFirstResponder)
            bar.setShowsCancelButton(false, animated: true)
            world.hand.tap(bar, at: CGPoint(x: 270, y: 28))
            #expect(listener.take() == [])
        }
    }

    @Test func `The button that empties the text is told as an empty text (P-26)`() {
        _ = play { world, bar, listener in
            bar.text = "abc"
            bar.becomeFirstResponder()
            world.device.wait(0.1)
            _ = listener.take()
            world.hand.tap(bar, at: CGPoint(x: 278, y: 28))
            #expect(listener.take() == ["text ''"] && bar.text == "")
        }
    }

    @Test func `The field's own delegate hears as well, after the bar's`() {
        final class Owner: NSObject, UITextFieldDelegate {
            var began = 0
            func textFieldDidBeginEditing(_ textField: UITextField) { began += 1 }
        }
        let owner = Owner()
        _ = play { _, bar, listener in
            bar.searchTextField.delegate = owner
            bar.becomeFirstResponder()
            #expect(owner.began == 1 && listener.take() == ["shouldBegin", "didBegin"])
        }
    }
}
