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
        (.pickerComponents, "numberOfComponents(in:)", "numberOfComponentsInPickerView:", .controls),
        (
            .pickerRows, "pickerView(_:numberOfRowsInComponent:)", "pickerView:numberOfRowsInComponent:",
            .controls
        ),
        (.pickerWidth, "pickerView(_:widthForComponent:)", "pickerView:widthForComponent:", .controls),
        (
            .pickerRowHeight, "pickerView(_:rowHeightForComponent:)", "pickerView:rowHeightForComponent:",
            .controls
        ),
        (
            .pickerTitle, "pickerView(_:titleForRow:forComponent:)",
            "pickerView:titleForRow:forComponent:", .controls
        ),
        (
            .pickerAttributedTitle, "pickerView(_:attributedTitleForRow:forComponent:)",
            "pickerView:attributedTitleForRow:forComponent:", .controls
        ),
        (
            .pickerViewForRow, "pickerView(_:viewForRow:forComponent:reusing:)",
            "pickerView:viewForRow:forComponent:reusingView:", .controls
        ),
        (.setButtonTitle, "setTitle(_:for:)", "setTitle:forState:", .lifecycle),
        (.setButtonTitleColor, "setTitleColor(_:for:)", "setTitleColor:forState:", .lifecycle),
        (.setButtonImage, "setImage(_:for:)", "setImage:forState:", .lifecycle),
        (.setSwitchOn, "setOn(_:animated:)", "setOn:animated:", .lifecycle),
        (.selectedIndex, "selectedIndex", "selectedIndex", .lifecycle),
        (.setSelectedIndex, "selectedIndex=", "setSelectedIndex:", .lifecycle),
        (.hidesBottomBar, "hidesBottomBarWhenPushed", "hidesBottomBarWhenPushed", .lifecycle),
        (.setHidesBottomBar, "hidesBottomBarWhenPushed=", "setHidesBottomBarWhenPushed:", .lifecycle),
        (.modalPresentationStyle, "modalPresentationStyle", "modalPresentationStyle", .lifecycle),
        (.setModalPresentationStyle, "modalPresentationStyle=", "setModalPresentationStyle:", .lifecycle),
        (
            .requiresConstraints, "requiresConstraintBasedLayout", "requiresConstraintBasedLayout", .lifecycle
        ),
        (.drawText, "drawText(in:)", "drawTextInRect:", .lifecycle),
        (
            .labelTextRect, "textRect(forBounds:limitedToNumberOfLines:)",
            "textRectForBounds:limitedToNumberOfLines:", .lifecycle
        ),
        (
            .observeValue, "observeValue(forKeyPath:of:change:context:)",
            "observeValueForKeyPath:ofObject:change:context:", .lifecycle
        ),
        (.setIsAccessibilityElement, "isAccessibilityElement=", "setIsAccessibilityElement:", .responders),
        (.isModalInPresentation, "isModalInPresentation", "isModalInPresentation", .lifecycle),
        (.setIsModalInPresentation, "isModalInPresentation=", "setModalInPresentation:", .lifecycle),
        (.transitioningDelegate, "transitioningDelegate", "transitioningDelegate", .lifecycle),
        (.setTransitioningDelegate, "transitioningDelegate=", "setTransitioningDelegate:", .lifecycle),
        (.scrollsToTop, "scrollsToTop", "scrollsToTop", .scrolling),
        (.setScrollsToTop, "scrollsToTop=", "setScrollsToTop:", .scrolling),
        (
            .pushViewController, "pushViewController(_:animated:)", "pushViewController:animated:",
            .lifecycle
        ),
        (
            .popViewController, "popViewController(animated:)", "popViewControllerAnimated:", .lifecycle
        ),
        (
            .popToViewController, "popToViewController(_:animated:)", "popToViewController:animated:",
            .lifecycle
        ),
        (
            .popToRootViewController, "popToRootViewController(animated:)",
            "popToRootViewControllerAnimated:", .lifecycle
        ),
        (
            .setViewControllers, "setViewControllers(_:animated:)", "setViewControllers:animated:",
            .lifecycle
        ),
        (.didReceiveMemoryWarning, "didReceiveMemoryWarning()", "didReceiveMemoryWarning", .lifecycle),
        (.tabViewControllers, "viewControllers", "viewControllers", .lifecycle),
        (.setTabViewControllers, "viewControllers=", "setViewControllers:", .lifecycle),
        (.selectedViewController, "selectedViewController", "selectedViewController", .lifecycle),
        (.setSelectedViewController, "selectedViewController=", "setSelectedViewController:", .lifecycle),
        (.backgroundRect, "backgroundRect(forBounds:)", "backgroundRectForBounds:", .controls),
        (.contentRect, "contentRect(forBounds:)", "contentRectForBounds:", .controls),
        (.titleRect, "titleRect(forContentRect:)", "titleRectForContentRect:", .controls),
        (.imageRect, "imageRect(forContentRect:)", "imageRectForContentRect:", .controls),
        (
            .menuAttachmentPoint, "menuAttachmentPoint(for:)", "menuAttachmentPointForConfiguration:",
            .controls
        ),
        (.setCellEditing, "setEditing(_:animated:)", "setEditing:animated:", .tables),
        (.tintColor, "tintColor", "tintColor", .lifecycle),
        (.setTintColor, "tintColor=", "setTintColor:", .lifecycle),
        (.trackRect, "trackRect(forBounds:)", "trackRectForBounds:", .controls),
        (
            .thumbRect, "thumbRect(forBounds:trackRect:value:)", "thumbRectForBounds:trackRect:value:",
            .controls
        ),
        (
            .minimumValueImageRect, "minimumValueImageRect(forBounds:)", "minimumValueImageRectForBounds:",
            .controls
        ),
        (
            .maximumValueImageRect, "maximumValueImageRect(forBounds:)", "maximumValueImageRectForBounds:",
            .controls
        ),
        (.preferredContentSize, "preferredContentSize", "preferredContentSize", .lifecycle),
        (.setPreferredContentSize, "preferredContentSize=", "setPreferredContentSize:", .lifecycle),
    ]

    /// What layouts of collection views are asked, and what items of bars are.
    static let placesAndItems: [Row] = [
        (.copyWithZone, "copy(with:)", "copyWithZone:", .lifecycle),
        (.applyLayoutAttributes, "apply(_:)", "applyLayoutAttributes:", .tables),
        (.layoutAttributesClass, "layoutAttributesClass", "layoutAttributesClass", .tables),
        (
            .layoutAttributesOfDecoration, "layoutAttributesForDecorationView(ofKind:at:)",
            "layoutAttributesForDecorationViewOfKind:atIndexPath:", .tables
        ),
        (.invalidateLayoutWithContext, "invalidateLayout(with:)", "invalidateLayoutWithContext:", .tables),
        (
            .invalidationContextForBounds, "invalidationContext(forBoundsChange:)",
            "invalidationContextForBoundsChange:", .tables
        ),
        (.invalidationContextClass, "invalidationContextClass", "invalidationContextClass", .tables),
        (
            .shouldInvalidateForPreferred,
            "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
            "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:", .tables
        ),
        (
            .invalidationContextForPreferred,
            "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
            "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:", .tables
        ),
        (
            .flipsHorizontally, "flipsHorizontallyInOppositeLayoutDirection",
            "flipsHorizontallyInOppositeLayoutDirection", .tables
        ),
        (.respondsToSelector, "responds(to:)", "respondsToSelector:", .lifecycle),
        (.forwardingTarget, "forwardingTarget(for:)", "forwardingTargetForSelector:", .lifecycle),
        (.title, "title", "title", .lifecycle),
        (.setTitle, "title=", "setTitle:", .lifecycle),
        (.selectedImage, "selectedImage", "selectedImage", .lifecycle),
        (.setSelectedImage, "selectedImage=", "setSelectedImage:", .lifecycle),
        (.badgeValue, "badgeValue", "badgeValue", .lifecycle),
        (.setBadgeValue, "badgeValue=", "setBadgeValue:", .lifecycle),
    ]

    /// What a picker's delegate hears.
    static let pickers: [Row] = [
        (
            .pickerDidSelectRow, "pickerView(_:didSelectRow:inComponent:)",
            "pickerView:didSelectRow:inComponent:", .controls
        )
    ]
}
