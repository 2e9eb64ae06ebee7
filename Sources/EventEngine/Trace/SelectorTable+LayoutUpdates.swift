extension SelectorTable {
    /// What layouts of collection views hear around updates, and views of what size they would like to be.
    static let layoutUpdates: [Row] = [
        (
            .prepareForUpdates, "prepare(forCollectionViewUpdates:)",
            "prepareForCollectionViewUpdates:", .tables
        ),
        (.finalizeUpdates, "finalizeCollectionViewUpdates()", "finalizeCollectionViewUpdates", .tables),
        (
            .initialAttributesOfItem, "initialLayoutAttributesForAppearingItem(at:)",
            "initialLayoutAttributesForAppearingItemAtIndexPath:", .tables
        ),
        (
            .finalAttributesOfItem, "finalLayoutAttributesForDisappearingItem(at:)",
            "finalLayoutAttributesForDisappearingItemAtIndexPath:", .tables
        ),
        (
            .initialAttributesOfSupplementary,
            "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
            "initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:", .tables
        ),
        (
            .finalAttributesOfSupplementary,
            "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
            "finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:", .tables
        ),
        (
            .initialAttributesOfDecoration,
            "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
            "initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:", .tables
        ),
        (
            .finalAttributesOfDecoration, "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
            "finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:", .tables
        ),
        (
            .offsetAfterUpdate, "targetContentOffset(forProposedContentOffset:)",
            "targetContentOffsetForProposedContentOffset:", .tables
        ),
        (
            .prepareForAnimatedBounds, "prepare(forAnimatedBoundsChange:)",
            "prepareForAnimatedBoundsChange:", .tables
        ),
        (.finalizeAnimatedBounds, "finalizeAnimatedBoundsChange()", "finalizeAnimatedBoundsChange", .tables),
        (.prepareForTransitionTo, "prepareForTransition(to:)", "prepareForTransitionToLayout:", .tables),
        (
            .prepareForTransitionFrom, "prepareForTransition(from:)",
            "prepareForTransitionFromLayout:", .tables
        ),
        (.finalizeTransition, "finalizeLayoutTransition()", "finalizeLayoutTransition", .tables),
        (
            .preferredAttributes, "preferredLayoutAttributesFitting(_:)",
            "preferredLayoutAttributesFittingAttributes:", .tables
        ),
    ]
}
