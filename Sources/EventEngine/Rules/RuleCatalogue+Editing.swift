extension RuleCatalogue {
    /// P. First responder, editing and text: becoming first responder, and text fields.
    static let editing: [Rule] = [
        Rule("P-01", [.documented, .disputed], [.docBecomeFirstResponder, .eventGuide, .uikitPorts], """
            Becoming first responder asks three questions: whether the object can become it, whether the \
            present one can resign, and whether it does. Sources agree on them, and not on their order.
            """, engine: """
            The object that is first responder already answers true, one without a window false. Then the \
            new one is asked, then the former one, which resigns; then they change places.
            """),
        Rule("P-02", .documented, [.docBecomeFirstResponder], """
            A refusal makes `becomeFirstResponder` answer false, and the former first responder keeps its \
            place.
            """),
        Rule("P-03", .documented, [.docResignFirstResponder], """
            Overrides of `becomeFirstResponder` and `resignFirstResponder` must call super. Each window has \
            a first responder of its own.
            """),
        Rule("P-04", .reported, [.fieldProbe], """
            A text field answers whether it can become first responder by asking its delegate whether it \
            should begin editing, so merely asking the field calls the delegate.
            """),
        Rule("P-05", .seenOnDevice, [.fieldStack], """
            The former first responder resigns, and its editing ends, inside the new one's \
            `becomeFirstResponder`.
            """),
        Rule("P-06", .ourDecision, [.synthesis], """
            Code that runs while one object becomes first responder may make another one first responder.
            """, engine: """
            The inner change is finished first; then the outer one asks whichever object is first responder \
            by then, and wins.
            """),
        Rule("P-07", [.documented, .reported, .disputed], [.textFieldHeader, .removalReports], """
            A first responder whose view is removed resigns. The header says that the question whether it \
            should end is asked; reports differ on whether a refusal counts.
            """, engine: """
            It is asked, and a refusal is overruled.
            """),
        Rule("P-08", .reported, [.interactivePopArticle], """
            The first responder of a controller that disappears resigns before `viewWillDisappear`, and gets \
            its place back when an interactive pop is cancelled.
            """),
        Rule("P-09", .documented, [.eventGuide], """
            A tap on a text field makes it first responder. A tap on a button does not become first \
            responder, so a field goes on being edited.
            """),
        Rule("P-10", .documented, [.docEndEditing], """
            `endEditing(_:)` finds the first responder in the view and lets it resign; with true it is not \
            asked whether it should.
            """, engine: """
            Where there is none the answer is true.
            """),
        Rule("P-11", .documented, [.responderHeader], """
            `inputView` and `inputAccessoryView` are nil by default, and so are the controllers for them. \
            Each is looked for from the new first responder upwards.
            """),
        Rule("P-12", .documented, [.responderHeader], """
            `reloadInputViews` does nothing unless the object is first responder. It takes effect at once.
            """),
        Rule("P-13", .reported, [.inputViewReports], """
            When an object that takes no text becomes first responder, the keyboard goes.
            """, engine: """
            An object takes text if it adopts `UIKeyInput`.
            """),
        Rule("P-14", [.seenOnDevice, .disputed], [.keyboardOrderReports], """
            A field's delegate hears that editing began before `keyboardWillShow`, a text view's delegate \
            after it. Apple's list has the keyboard first for fields too.
            """, engine: """
            As observed.
            """),
        Rule("P-15", [.seenOnDevice, .inferred], [.keyboardOrderReports], """
            The notifications of a movement come in pairs, for the frame and for showing or hiding, before \
            and after.
            """, engine: """
            First that the frame will change, then that the keyboard will show or hide; after 250 ms that \
            the frame has changed, then that it has shown or hidden. When the device turns, it is said to \
            hide and to show again, although it is seen all the time. The keyboard is 260 points high.
            """),
        Rule("P-16", [.documented, .reported], [.docTextFieldDelegate, .radarReports], """
            From one field to another the keyboard stays: only the notifications about its frame come.
            """),
        Rule("P-17", .inferred, [.synthesis], """
            Apple's list has the keyboard's notification before the delegate's when editing ends.
            """, engine: """
            The delegate hears of the end first, as it hears of the beginning first.
            """),
        Rule("P-18", [.documented, .reported], [.docTextFieldDelegate, .uikitPorts], """
            When editing begins, a field asks its delegate, becomes first responder, tells its delegate, and \
            sends `editingDidBegin` and the notification.
            """, engine: """
            The event comes before the notification.
            """),
        Rule("P-19", .documented, [.docTextFieldDelegate], """
            A question that the delegate does not implement counts as answered with true. After a no to the \
            first question nothing else is called.
            """),
        Rule("P-20", .inferred, [.synthesis], """
            From field A to field B, B's delegate is asked whether it should begin, then A's whether it \
            should end; A ends, then B begins. When A refuses, A stays, and B was asked already.
            """, engine: """
            P-01, P-04 and P-05 together.
            """),
        Rule("P-21", .inferred, [.reactNative, .synthesis], """
            A key asks the delegate, then changes text and selection, then sends `editingChanged` and the \
            notification. A no ends it there.
            """, engine: """
            The delegate hears of the selection before the event.
            """),
        Rule("P-22", [.documented, .reported], [.docTextFieldDelegate, .returnKeyThreads], """
            The delete key asks with an empty replacement. Setting `text` in code neither asks nor sends \
            `editingChanged`.
            """),
        Rule("P-23", [.reported, .inferred], [.returnKeyThreads, .reactNative], """
            The return key asks the delegate; after a yes `editingDidEndOnExit` is sent, and the field \
            resigns only if that event has a target.
            """),
        Rule("P-24", .reported, [.returnKeyThreads], """
            If the delegate makes another field first responder there and answers yes, the event goes to \
            that field, which ends at once if it has a target for it.
            """),
        Rule("P-25", [.documented, .reported], [.textFieldHeader, .returnKeyThreads], """
            When editing ends, a field asks its delegate, tells it with the reason, and sends \
            `editingDidEnd` and the notification. The method with the reason takes the older one's place.
            """, engine: """
            The event comes after the delegate's method.
            """),
    ]
}
