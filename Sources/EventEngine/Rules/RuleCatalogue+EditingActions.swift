extension RuleCatalogue {
    /// P. Text views, edit actions, VoiceOver.
    static let editingActions: [Rule] = [
        Rule("P-26", .documented, [.docShouldClear], """
            The clear button asks the delegate and empties the text. `clearsOnBeginEditing` asks as well.
            """, engine: """
            The button does not ask whether characters should change, and sends `editingChanged`.
            """),
        Rule("P-27", .documented, [.docTextViewDelegate], """
            A text view is not a control: it sends no control events. The return key is a change of text \
            like others.
            """),
        Rule("P-28", .reported, [.reactNative, .docTextViewDelegate], """
            Typing in a text view asks whether the text should change, then tells that the selection did, \
            then that the text did. Setting `text` does not tell that.
            """),
        Rule("P-29", .ourDecision, [.synthesis], """
            A text field's recognizers are deeper than those of the views around it.
            """, engine: """
            So they win against an ancestor's tap, by E-27 and E-29.
            """),
        Rule("P-30", .inferred, [.synthesis], """
            The usual tap on the background that ends editing: its action calls `endEditing`, then the touch \
            is cancelled for the view by E-53, unless the tap cancels nothing. Buttons in the background go \
            on winning, by G-16.
            """),
        Rule("P-31", [.documented, .reported], [.docCanPerformAction, .editMenuReports], """
            `canPerformAction` answers by default whether the object implements the action, and otherwise \
            asks the next responder. In the search for a target, one object's no does not stop the walk.
            """),
        Rule("P-32", [.documented, .disputed], [.docCanPerformAction, .editMenuReports], """
            Questions of the edit menu carry the application as the sender; a chosen item's action was seen \
            with the menu controller.
            """, engine: """
            Exactly so. A command that the author puts into an edit menu has the menu controller as its \
            sender too.
            """),
        Rule("P-33", .reported, [.editMenuReports], """
            The edit menu asks in a fixed order: cut, copy, select, select all, paste, delete, and others; \
            custom items come last.
            """, engine: """
            The menu has these six commands, and only those that somebody takes.
            """),
        Rule("P-34", .reported, [.editMenuReports], """
            `UIMenuController` shows nothing unless the first responder is set before it is shown.
            """),
        Rule("P-35", .documented, [.docEditMenu], """
            `UIEditMenuInteraction` collects its suggested actions along the responder chain. Nil from its \
            delegate stands for these, a menu without elements for no menu.
            """, engine: """
            The chain starts at the first responder, else at the interaction's view. A touch beside the menu \
            closes it and goes where it would.
            """),
        Rule("P-36", .documented, [.docSendAction], """
            An action without a target starts at the first responder, and its sender is passed on unchanged.
            """),
        Rule("P-37", .documented, [.responderReference], """
            `undoManager` is the nearest one upwards in the chain; a window has one. What a text field's own \
            remembers is gone when the field resigns.
            """, engine: """
            Typing itself registers nothing.
            """),
        Rule("P-38", .documented, [.accessibilityHeader], """
            VoiceOver's double tap calls the element's `accessibilityActivate`. The default answers false; \
            true ends it there.
            """),
        Rule("P-39", .reported, [.voiceOverReports], """
            After false VoiceOver taps the screen at `accessibilityActivationPoint`, by default the centre \
            of the element's frame. The tap is hit-tested as every touch is, and recognizers see it.
            """, engine: """
            A view that lies over the point gets the tap.
            """),
        Rule("P-40", .reported, [.voiceOverReports], """
            To find the element under a finger VoiceOver uses a private hit-test, and not `hitTest`.
            """, engine: """
            Exploring is not modelled.
            """),
        Rule("P-41", .documented, [.accessibilityHeader], """
            Views are no accessibility elements unless they are standard controls or say so. A view with \
            nothing but recognizers cannot be reached.
            """, engine: """
            Activating a view that is none is a warning, and goes on.
            """),
        Rule("P-42", [.documented, .inferred], [.textGuide], """
            A field is not first responder while it is asked whether it should begin, is when it hears that \
            it began and when it is asked whether it should end, and is not when it hears that it ended.
            """),
        Rule("P-43", [.reported, .disputed], [.radarReports], """
            A report of 2012 says that the keyboard stays when a field resigns while it is told that editing \
            began.
            """, engine: """
            The keyboard goes.
            """),
        Rule("P-44", .ourDecision, [.synthesis], """
            A view controller may be first responder while its view is in a window; the chain then starts at \
            it. Removing its view resigns it as P-07 says.
            """),
        Rule("P-45", .reported, [.reactNative], """
            Text that autocorrection changes while a field resigns is changed without a question.
            """, engine: """
            There is no autocorrection.
            """),
        Rule("P-46", [.reported, .inferred], [.sideViewThreads, .synthesis], """
            A tap on the `leftView` or `rightView` of a text field was reported not to begin editing, unless \
            that view has user interaction off, as image views and labels have.
            """, engine: """
            The field's recognizer refuses a touch whose hit view is in one of them; recognizers that others \
            add to the field do not.
            """),
        Rule("P-47", .reported, [.radarReports], """
            A field that becomes first responder has the nearest scroll view around it show its frame, by \
            `scrollRectToVisible`.
            """, engine: """
            That comes after what the keyboard posts, so that insets which are set there count.
            """),
    ]
}
