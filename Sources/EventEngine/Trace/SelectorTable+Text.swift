extension SelectorTable {
    static let text: [Row] = [
        (
            .textFieldDidEndEditingReason, "textFieldDidEndEditing(_:reason:)",
            "textFieldDidEndEditing:reason:", .controls
        ),
        (
            .textFieldShouldChangeCharacters, "textField(_:shouldChangeCharactersIn:replacementString:)",
            "textField:shouldChangeCharactersInRange:replacementString:", .controls
        ),
        (
            .textFieldDidChangeSelection, "textFieldDidChangeSelection(_:)",
            "textFieldDidChangeSelection:", .controls
        ),
        (.textFieldShouldClear, "textFieldShouldClear(_:)", "textFieldShouldClear:", .controls),
        (
            .textViewShouldBeginEditing, "textViewShouldBeginEditing(_:)",
            "textViewShouldBeginEditing:", .controls
        ),
        (.textViewDidBeginEditing, "textViewDidBeginEditing(_:)", "textViewDidBeginEditing:", .controls),
        (.textViewShouldEndEditing, "textViewShouldEndEditing(_:)", "textViewShouldEndEditing:", .controls),
        (.textViewDidEndEditing, "textViewDidEndEditing(_:)", "textViewDidEndEditing:", .controls),
        (
            .textViewShouldChangeText, "textView(_:shouldChangeTextIn:replacementText:)",
            "textView:shouldChangeTextInRange:replacementText:", .controls
        ),
        (.textViewDidChange, "textViewDidChange(_:)", "textViewDidChange:", .controls),
        (
            .textViewDidChangeSelection, "textViewDidChangeSelection(_:)",
            "textViewDidChangeSelection:", .controls
        ),
        (.insertText, "insertText(_:)", "insertText:", .controls),
        (.deleteBackward, "deleteBackward()", "deleteBackward", .controls),
        (.cut, "cut(_:)", "cut:", .actions),
        (.copy, "copy(_:)", "copy:", .actions),
        (.paste, "paste(_:)", "paste:", .actions),
        (.select, "select(_:)", "select:", .actions),
        (.selectAll, "selectAll(_:)", "selectAll:", .actions),
        (.delete, "delete(_:)", "delete:", .actions),
        (.toggleBoldface, "toggleBoldface(_:)", "toggleBoldface:", .actions),
        (.toggleItalics, "toggleItalics(_:)", "toggleItalics:", .actions),
        (.toggleUnderline, "toggleUnderline(_:)", "toggleUnderline:", .actions),
        (.increaseSize, "increaseSize(_:)", "increaseSize:", .actions),
        (.decreaseSize, "decreaseSize(_:)", "decreaseSize:", .actions),
        (
            .makeLeftToRight, "makeTextWritingDirectionLeftToRight(_:)",
            "makeTextWritingDirectionLeftToRight:", .actions
        ),
        (
            .makeRightToLeft, "makeTextWritingDirectionRightToLeft(_:)",
            "makeTextWritingDirectionRightToLeft:", .actions
        ),
        (.accessibilityActivate, "accessibilityActivate()", "accessibilityActivate", .actions),
    ]

    static let textQuestions: [Row] = [
        (.inputView, "inputView", "inputView", .responders),
        (.inputAccessoryView, "inputAccessoryView", "inputAccessoryView", .responders),
        (.inputViewController, "inputViewController", "inputViewController", .responders),
        (
            .inputAccessoryViewController, "inputAccessoryViewController", "inputAccessoryViewController",
            .responders
        ),
        (.borderRect, "borderRect(forBounds:)", "borderRectForBounds:", .controls),
        (.textRect, "textRect(forBounds:)", "textRectForBounds:", .controls),
        (.placeholderRect, "placeholderRect(forBounds:)", "placeholderRectForBounds:", .controls),
        (.editingRect, "editingRect(forBounds:)", "editingRectForBounds:", .controls),
        (.clearButtonRect, "clearButtonRect(forBounds:)", "clearButtonRectForBounds:", .controls),
        (.leftViewRect, "leftViewRect(forBounds:)", "leftViewRectForBounds:", .controls),
        (.rightViewRect, "rightViewRect(forBounds:)", "rightViewRectForBounds:", .controls),
        (.undoManager, "undoManager", "undoManager", .responders),
        (.isAccessibilityElement, "isAccessibilityElement", "isAccessibilityElement", .responders),
        (
            .accessibilityActivationPoint, "accessibilityActivationPoint",
            "accessibilityActivationPoint", .responders
        ),
    ]
}
