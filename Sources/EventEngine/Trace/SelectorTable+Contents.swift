extension SelectorTable {
    /// What texts and images are, which classes of the author's own may override.
    static let contents: [Row] = [
        (.text, "text", "text", .lifecycle),
        (.setText, "text=", "setText:", .lifecycle),
        (.attributedText, "attributedText", "attributedText", .lifecycle),
        (.setAttributedText, "attributedText=", "setAttributedText:", .lifecycle),
        (.font, "font", "font", .lifecycle),
        (.setFont, "font=", "setFont:", .lifecycle),
        (.textColor, "textColor", "textColor", .lifecycle),
        (.setTextColor, "textColor=", "setTextColor:", .lifecycle),
        (.textAlignment, "textAlignment", "textAlignment", .lifecycle),
        (.setTextAlignment, "textAlignment=", "setTextAlignment:", .lifecycle),
        (.numberOfLines, "numberOfLines", "numberOfLines", .lifecycle),
        (.setNumberOfLines, "numberOfLines=", "setNumberOfLines:", .lifecycle),
        (.placeholder, "placeholder", "placeholder", .lifecycle),
        (.setPlaceholder, "placeholder=", "setPlaceholder:", .lifecycle),
        (.attributedPlaceholder, "attributedPlaceholder", "attributedPlaceholder", .lifecycle),
        (.setAttributedPlaceholder, "attributedPlaceholder=", "setAttributedPlaceholder:", .lifecycle),
        (.borderStyle, "borderStyle", "borderStyle", .lifecycle),
        (.setBorderStyle, "borderStyle=", "setBorderStyle:", .lifecycle),
        (.isSecureTextEntry, "isSecureTextEntry", "isSecureTextEntry", .lifecycle),
        (.setIsSecureTextEntry, "isSecureTextEntry=", "setSecureTextEntry:", .lifecycle),
        (.textContainerInset, "textContainerInset", "textContainerInset", .lifecycle),
        (.setTextContainerInset, "textContainerInset=", "setTextContainerInset:", .lifecycle),
        (.image, "image", "image", .lifecycle),
        (.setImage, "image=", "setImage:", .lifecycle),
        (.drawText, "drawText(in:)", "drawTextInRect:", .lifecycle),
        (
            .labelTextRect, "textRect(forBounds:limitedToNumberOfLines:)",
            "textRectForBounds:limitedToNumberOfLines:", .lifecycle
        ),
    ]
}
