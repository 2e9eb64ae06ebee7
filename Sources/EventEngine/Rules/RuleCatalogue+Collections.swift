extension RuleCatalogue {
    /// M. Collection views, and more of tables and scroll views.
    static let collections: [Rule] = [
        Rule("M-01", [.documented, .disputed], [.collectionHeader, .collectionPort], """
            In a collection view a finger asks whether the item should be highlighted, and highlights it. \
            When it lifts, the item is asked for and selected, and then loses the highlight; a table takes \
            the highlight away first (H-30). Sources disagree on that order.
            """, engine: """
            As the header says.
            """),
        Rule("M-02", .documented, [.docCollectionDelegate, .tableHeader], """
            A no to highlighting ends everything.
            """),
        Rule("M-03", [.reported, .disputed], [.itemThreads], """
            A no to selecting leaves the old selection, untold; only the highlight goes. A port deselects \
            the old item there.
            """),
        Rule("M-04", .reported, [.collectionPort], """
            With a single selection, another item is asked for; then the old one is deselected and the new \
            one selected, and nobody is asked about the old one. The selected item is asked for and told \
            again.
            """),
        Rule("M-05", .documented, [.collectionHeader], """
            With several selections, a tap on a selected item asks whether it should be deselected, and \
            deselects it.
            """),
        Rule("M-06", .documented, [.collectionHeader], """
            By default selection is allowed, several selections are not, and none while editing.
            """),
        Rule("M-07", .reported, [.itemThreads], """
            Selecting by code tells the delegate nothing.
            """),
        Rule("M-08", .reported, [.collectionPort], """
            A finger that leaves the item takes the highlight away; when it comes back the delegate is asked \
            again. Lifted outside, it selects nothing. A touch that is cancelled only takes the highlight \
            away.
            """),
        Rule("M-09", [.seenOnDevice, .disputed], [.scrollDumps], """
            Selection is made of touches, and not by a recognizer. So recognizers of the views around see \
            the touch at once, and cells later or never. An archived guide speaks of a tap recognizer.
            """),
        Rule("M-10", .reported, [.radarReports], """
            A finger that rests on one row does not keep another finger's taps on a second row from \
            selecting.
            """, engine: """
            Each row's touch is tracked by itself.
            """),
        Rule("M-11", [.documented, .disputed], [.collectionHeader, .tableHeader], """
            Two fingers that drag select rows: the delegate is asked, several selections are turned on, it \
            is told, rows are selected, and it is told of the end; several selections stay on. Content that \
            scrolls both ways has none of it, and without the delegate's method a table has none either.
            """, engine: """
            The first row is the one between the fingers when the second came down. From a selected row on \
            they deselect, and rows that they leave again are as they were.
            """),
        Rule("M-12", .reported, [.collectionPort, .itemThreads], """
            `contentView` is in front of both backgrounds of a cell. Since iOS 14 that of a table's cell is \
            also in front of what the cell itself was given before: buttons there no longer take touches.
            """, engine: """
            It is the view that is hit. In a table's cell it comes in when it is first asked for, or with \
            the first layout.
            """),
        Rule("M-13", .reported, [.itemThreads], """
            Cells that were prefetched exist and are hidden, so they are never hit.
            """, engine: """
            Only items that meet the bounds have cells.
            """),
        Rule("M-14", [.documented, .fromMemory], [.docFlowLayout], """
            A flow layout has items of 50 by 50 points and gaps of 10, without insets, line below line.
            """, engine: """
            Full lines are justified; the last one begins at the left, with the gap that a full line would \
            have.
            """),
        Rule("M-15", .documented, [.docCollectionController], """
            Controllers of tables and collection views take the roles of data source and delegate that \
            nobody has, and clear the selection when the view appears. A table is its controller's view; a \
            collection view is inside the view.
            """),
        Rule("M-16", .documented, [.docTableDelegate], """
            Only detail buttons tell the delegate of their taps, and the row is not selected. An accessory \
            view of your own sends its own events.
            """),
    ]
}
