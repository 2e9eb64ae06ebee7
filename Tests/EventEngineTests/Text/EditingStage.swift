import EventEngine

/// Two text fields, a text view and a button in a scene, and one list of all that is heard of editing.
final class EditingStage {
    /// Implements every method of both delegates, and notes each call.
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var note: (String) -> Void = { _ in }
        var refusals: Set<String> = []
        var onReturn: () -> Void = {}
        var names: [ObjectIdentifier: String] = [:]

        private func hear(_ object: AnyObject, _ what: String) -> Bool {
            let name = names[ObjectIdentifier(object)].map { "\($0)." } ?? ""
            note(name + what)
            return !refusals.contains(name + what)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { hear(textField, "shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = hear(textField, "didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { hear(textField, "shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { _ = hear(textField, "old didEnd") }
        func textFieldDidEndEditing(
            _ textField: UITextField, reason: UITextField.DidEndEditingReason
        ) {
            _ = hear(textField, "didEnd")
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            hear(textField, "shouldChange \(range.location)+\(range.length) \(string)")
        }
        func textFieldDidChangeSelection(_ textField: UITextField) { _ = hear(textField, "selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { hear(textField, "shouldClear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            let answer = hear(textField, "shouldReturn")
            onReturn()
            return answer
        }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { hear(textView, "shouldBegin") }
        func textViewDidBeginEditing(_ textView: UITextView) { _ = hear(textView, "didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { hear(textView, "shouldEnd") }
        func textViewDidEndEditing(_ textView: UITextView) { _ = hear(textView, "didEnd") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            hear(textView, "shouldChange \(text == "\n" ? "return" : text)")
        }
        func textViewDidChange(_ textView: UITextView) { _ = hear(textView, "didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { _ = hear(textView, "selection") }
    }

    let world: Simulator
    let view: UIView
    let controller: UIViewController
    let a = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
    let b = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
    let note = UITextView(frame: CGRect(x: 20, y: 140, width: 300, height: 100))
    let delegate = Delegate()
    private let handler = ControlStage.Handler()
    private var lines: [String] = []

    private static let notices: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]

    private init(_ world: Simulator, _ scene: Simulator.StandardScene) {
        self.world = world
        (view, controller) = (scene.view, scene.viewController)
        for (name, view) in [("A", a as UIView), ("B", b), ("note", note)] {
            self.view.addSubview(view)
            world.names.bind(name, to: view)
            delegate.names[ObjectIdentifier(view)] = name
        }
        delegate.note = { [unowned self] in lines.append($0) }
        world.names.bind("delegate", to: delegate)
        (a.delegate, b.delegate, note.delegate) = (delegate, delegate, delegate)
        for field in [a, b] {
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
                (.editingDidEnd, "editingDidEnd"),
            ] {
                field.addTarget(handler, action: Selector("\(name):"), for: event)
            }
        }
        for name in ["editingDidBegin", "editingChanged", "editingDidEnd", "didEndOnExit", "tapped"] {
            handler.reactions[name] = { [unowned self] sender, _ in
                let owner = (sender as AnyObject?).flatMap { delegate.names[ObjectIdentifier($0)] }
                lines.append((owner.map { "\($0)." } ?? "") + name)
            }
        }
    }

    /// Sends a field's `editingDidEndOnExit` to the target.
    func targetExit(of field: UITextField) {
        field.addTarget(handler, action: Selector("didEndOnExit:"), for: .editingDidEndOnExit)
    }

    /// Sends something to the target's `tapped`.
    func target(_ button: UIButton) {
        button.addTarget(handler, action: Selector("tapped:"), for: .touchUpInside)
    }

    /// Does something in a recognizer's action.
    func target(_ tap: UITapGestureRecognizer, _ name: String, _ body: @escaping () -> Void) {
        handler.reactions[name] = { _, _ in body() }
        tap.addTarget(handler, action: Selector("\(name):"))
    }

    func target(_ tap: UITapGestureRecognizer) { tap.addTarget(handler, action: Selector("tapped:")) }

    /// Hears of the keyboard from now on: of all that is told of it, or of showing and hiding only.
    func observeKeyboard(frames: Bool = false) {
        for (name, word) in Self.notices where frames || !word.hasSuffix("Frame") {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [unowned self] _ in lines.append(word)
            }
        }
    }

    /// What was heard since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    @discardableResult
    static func play(_ body: (EditingStage) -> Void) -> TestWorld {
        TestWorld { world, scene in
            let stage = EditingStage(world, scene)
            body(stage)
            withExtendedLifetime(stage) { world.runUntilIdle() }
        }
    }
}
