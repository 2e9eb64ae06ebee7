extension SelectorTable {
    static let controls: [Row] = [
        (.beginTracking, "beginTracking(_:with:)", "beginTrackingWithTouch:withEvent:", .controls),
        (.continueTracking, "continueTracking(_:with:)", "continueTrackingWithTouch:withEvent:", .controls),
        (.endTracking, "endTracking(_:with:)", "endTrackingWithTouch:withEvent:", .controls),
        (.cancelTracking, "cancelTracking(with:)", "cancelTrackingWithEvent:", .controls),
        (.setIsHighlighted, "isHighlighted=", "setHighlighted:", .controls),
        (.sendActions, "sendActions(for:)", "sendActionsForControlEvents:", .controls),
        (.controlSendAction, "sendAction(_:to:for:)", "sendAction:to:forEvent:", .controls),
        (.sendActionObject, "sendAction(_:)", "sendAction:", .controls),
        (
            .textFieldShouldBeginEditing, "textFieldShouldBeginEditing(_:)", "textFieldShouldBeginEditing:",
            .controls
        ),
        (
            .textFieldDidBeginEditing, "textFieldDidBeginEditing(_:)", "textFieldDidBeginEditing:", .controls
        ),
        (
            .textFieldShouldEndEditing, "textFieldShouldEndEditing(_:)", "textFieldShouldEndEditing:",
            .controls
        ),
        (.textFieldDidEndEditing, "textFieldDidEndEditing(_:)", "textFieldDidEndEditing:", .controls),
        (.textFieldShouldReturn, "textFieldShouldReturn(_:)", "textFieldShouldReturn:", .controls),
        (.performAction, "performWithSender(_:target:)", "performWithSender:target:", .actions),
    ]

    static let controlState: [Row] = [
        (.isHighlighted, "isHighlighted", "isHighlighted", .controls),
        (.isSelected, "isSelected", "isSelected", .controls),
        (.setIsSelected, "isSelected=", "setSelected:", .controls),
        (.isControlEnabled, "isEnabled", "isEnabled", .controls),
        (.setIsControlEnabled, "isEnabled=", "setEnabled:", .controls),
        (.controlState, "state", "state", .controls),
        (.isTracking, "isTracking", "isTracking", .controls),
        (.isTouchInside, "isTouchInside", "isTouchInside", .controls),
    ]
}
