extension SelectorTable {
    static let tableDelegates: [Row] = [
        (
            .shouldHighlightRow, "tableView(_:shouldHighlightRowAt:)",
            "tableView:shouldHighlightRowAtIndexPath:", .tables
        ),
        (
            .didHighlightRow, "tableView(_:didHighlightRowAt:)", "tableView:didHighlightRowAtIndexPath:",
            .tables
        ),
        (
            .didUnhighlightRow, "tableView(_:didUnhighlightRowAt:)",
            "tableView:didUnhighlightRowAtIndexPath:", .tables
        ),
        (
            .willSelectRow, "tableView(_:willSelectRowAt:)", "tableView:willSelectRowAtIndexPath:", .tables
        ),
        (
            .willDeselectRow, "tableView(_:willDeselectRowAt:)", "tableView:willDeselectRowAtIndexPath:",
            .tables
        ),
        (.didSelectRow, "tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:", .tables),
        (
            .didDeselectRow, "tableView(_:didDeselectRowAt:)", "tableView:didDeselectRowAtIndexPath:",
            .tables
        ),
    ]

    static let cells: [Row] = [
        (.setHighlightedAnimated, "setHighlighted(_:animated:)", "setHighlighted:animated:", .tables),
        (.setSelectedAnimated, "setSelected(_:animated:)", "setSelected:animated:", .tables),
        (.prepareForReuse, "prepareForReuse()", "prepareForReuse", .tables),
        // No messages, but what came of the two above.
        (.cellIsHighlighted, "isHighlighted=", "", .tables),
        (.cellIsSelected, "isSelected=", "", .tables),
    ]

    static let tableData: [Row] = [
        (.numberOfSections, "numberOfSections(in:)", "numberOfSectionsInTableView:", .tables),
        (
            .numberOfRowsInSection, "tableView(_:numberOfRowsInSection:)", "tableView:numberOfRowsInSection:",
            .tables
        ),
        (.cellForRow, "tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:", .tables),
        (
            .titleForHeader, "tableView(_:titleForHeaderInSection:)", "tableView:titleForHeaderInSection:",
            .tables
        ),
        (
            .titleForFooter, "tableView(_:titleForFooterInSection:)", "tableView:titleForFooterInSection:",
            .tables
        ),
        (.sectionIndexTitles, "sectionIndexTitles(for:)", "sectionIndexTitlesForTableView:", .tables),
        (
            .sectionForIndexTitle, "tableView(_:sectionForSectionIndexTitle:at:)",
            "tableView:sectionForSectionIndexTitle:atIndex:", .tables
        ),
        (.heightForRow, "tableView(_:heightForRowAt:)", "tableView:heightForRowAtIndexPath:", .tables),
        (
            .estimatedHeightForRow, "tableView(_:estimatedHeightForRowAt:)",
            "tableView:estimatedHeightForRowAtIndexPath:", .tables
        ),
        (
            .heightForHeader, "tableView(_:heightForHeaderInSection:)", "tableView:heightForHeaderInSection:",
            .tables
        ),
        (
            .heightForFooter, "tableView(_:heightForFooterInSection:)", "tableView:heightForFooterInSection:",
            .tables
        ),
        (
            .viewForHeader, "tableView(_:viewForHeaderInSection:)", "tableView:viewForHeaderInSection:",
            .tables
        ),
        (
            .viewForFooter, "tableView(_:viewForFooterInSection:)", "tableView:viewForFooterInSection:",
            .tables
        ),
    ]
}
