extension RuleCatalogue {
    /// L. Geometry.
    static let geometry: [Rule] = [
        Rule("L-01", .seenOnDevice, [.portTests], """
            Converting a rectangle makes a bounding box twice: where it is brought up into what both views \
            have in common, and again on the way down into the target. Where a rotation is involved, one box \
            around the whole way would be another rectangle. Points have no such trouble.
            """),
        Rule("L-02", [.documented, .fromMemory], [.viewHeader], """
            The frame of a transformed view is the bounding box of its transformed bounds. Setting the frame \
            sets the centre and the size of the bounds, and setting the origin of the bounds moves the \
            content and not the view.
            """),
        Rule("L-03", [.documented, .fromMemory], [.viewHeader], """
            Inserting, exchanging, bringing to the front, sending to the back and removing change the order \
            that hit-testing reads; adding a view that has a superview moves it. The views are told before \
            and after they move to another superview or window, and superviews when they gain or lose one.
            """),
    ]
}
