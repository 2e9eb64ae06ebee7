extension RuleCatalogue {
    /// B. Hit-testing.
    static let hitTesting: [Rule] = [
        Rule("B-01", .documented, [.docHitTest], """
            The default `hitTest(_:with:)` answers nil, and leaves out the whole subtree, when the view is \
            hidden, has user interaction disabled, or has an alpha below 0.01.
            """),
        Rule("B-02", [.documented, .inferred, .disputed], [.docHitTest, .synthesis], """
            The documented test is strictly below 0.01, and yet an alpha of exactly 0.01 makes a view \
            untouchable: alpha is kept in the layer's 32-bit opacity, and the 32-bit number nearest to 0.01 \
            is a little smaller.
            """, engine: """
            Alpha is kept as a 32-bit number and compared as a 64-bit one, which agrees with Apple's text \
            and with the articles that say "at most 0.01".
            """),
        Rule("B-03", .seenOnDevice, [.article2, .article1], """
            The gates are part of the default `hitTest(_:with:)`. An override that does not call super \
            passes by them, and even a hidden, disabled or transparent view is accepted as its result.
            """),
        Rule("B-04", .documented, [.viewHeader, .scrollViews2014], """
            By default `point(inside:with:)` asks whether the point lies in the receiver's bounds; the frame \
            plays no part.
            """),
        Rule("B-05", .documented, [.docCGRect], """
            A rectangle contains its minimum edges and not its maximum edges, and an empty rectangle \
            contains nothing.
            """),
        Rule("B-06", .documented, [.scrollViews2014, .docHitTest, .article1, .article3, .article5], """
            One call goes: the gates, then `point(inside:with:)`, then the subviews from the last to the \
            first, each with the point in its own coordinates. The first view that a subview answers is \
            returned at once; without one the view answers itself.
            """),
        Rule("B-07", .seenOnDevice, [.article1], """
            In a trace every visited view shows `hitTest(_:with:)` and then, if the gates let it pass, \
            `point(inside:with:)`. A view that a gate stops shows the first call alone.
            """),
        Rule("B-08", .documented, [.docHitTest], """
            A point outside a view's bounds never reaches its subviews, even where one of them is drawn; \
            `clipsToBounds` makes no difference.
            """),
        Rule("B-09", [.documented, .inferred], [.docHitTest, .synthesis], """
            What a view draws is not looked at: transparent pixels, rounded corners and masks change nothing \
            about who is hit.
            """),
        Rule("B-10", .reported, [.zPositionReport, .viewHeader], """
            The order is that of `subviews`. A layer's `zPosition` changes what is drawn on top, not what is \
            hit first.
            """),
        Rule("B-11", [.documented, .fromMemory], [.viewHeader], """
            A point of the superview comes into a view's coordinates by undoing the transform around the \
            centre and adding the anchor's place in the bounds. Without a transform that is the point minus \
            the frame's origin plus the bounds' origin.
            """),
        Rule("B-12", [.documented, .reported], [.docScrollView, .article4], """
            The content offset of a scroll view is the origin of its bounds, so scrolling changes what is \
            hit through ordinary conversion and needs no special rule.
            """),
        Rule("B-13", .inferred, [.synthesis], """
            Nothing under a view whose transform cannot be inverted, such as a scale of zero, can be \
            touched.
            """),
        Rule("B-14", .documented, [.interruptible2014], """
            Hit-testing and all conversion of points use the final values of properties and not those on the \
            screen during an animation. To touch a moving view one overrides `hitTest(_:with:)` and converts \
            through the presentation layer.
            """),
        Rule("B-15", [.documented, .disputed], [.interruptible2014, .docIsUserInteractionEnabled], """
            While a view is animated by a block without `allowUserInteraction`, a touch still hits it and is \
            attached to it, and is then swallowed instead of falling through to what lies behind. Before iOS \
            5 the whole app was blocked.
            """, engine: """
            Nobody gets such a touch, the recognizers of ancestors included.
            """),
        Rule("B-16", .documented, [.docPropertyAnimator, .modernInteraction], """
            A `UIViewPropertyAnimator` leaves interaction on by default, the opposite of block animations; \
            `isManualHitTestingEnabled` leaves the hit-testing of moving views to the app.
            """),
        Rule("B-17", [.reported, .disputed], [.touchDownAnimations, .animationCancelReport], """
            An animation without interaction that starts on a view after `touchesBegan` leaves the touch \
            that is going on there alone: a button that shrinks on touch down still tracks, and sends its \
            action. An answer of the years in which animations blocked the whole app says that the touch \
            is cancelled.
            """, engine: """
            The touch goes on; the next one is swallowed until the animation is over.
            """),
        Rule("B-18", .documented, [.gestures2010, .eventGuide], """
            Every touch is hit-tested when it begins and never again: moving the finger does not look for \
            another view.
            """),
        Rule("B-19", .seenOnDevice, [.cocoaDev2014, .article1, .doubleTapDelay], """
            For that one touch the whole walk happens twice, sometimes more often, before anything is \
            delivered. Apple calls this normal, since the system may adjust the point between the calls; the \
            method must have no side effects.
            """, engine: """
            Two identical walks, configurable; the second result counts.
            """),
        Rule("B-20", .documented, [.modernInteraction, .docHitTest], """
            The event that `hitTest(_:with:)` gets is unfinished: its touches may be missing, and only its \
            existence and type can be relied on. Code may also call the method with nil.
            """),
        Rule("B-21", .seenOnDevice, [.gestureSystem, .windowArticle], """
            Windows are asked from front to back: the higher `windowLevel` first, among equals the one \
            ordered front last. The first that answers a view gets the touch; being the key window does not \
            help.
            """),
        Rule("B-22", .reported, [.passThroughReports], """
            When the front window answers nil, the next one down is asked. That is how overlay windows let \
            touches pass.
            """),
        Rule("B-23", .documented, [.viewHeader], """
            The point of a hit-test is in the receiver's own coordinates; the window converts it from the \
            screen.
            """),
        Rule("B-24", .inferred, [.modernInteraction], """
            Recognizers and responder chain follow the ancestors of the view that was returned, not the path \
            on which it was found. This matters when an override answers a view from elsewhere.
            """),
        Rule("B-25", .documented, [.docHitTest, .article3], """
            View controllers have no part in hit-testing; they appear only in the responder chain.
            """),
        Rule("B-26", .documented, [.gestures2010, .modernInteraction], """
            An image view has user interaction off by default, so recognizers on it get nothing until it is \
            switched on. Labels are the same.
            """),
        Rule("B-27", .documented, [.scrollViews2014], """
            The empty area of a scroll view hits the scroll view itself.
            """),
        Rule("B-28", .documented, [.scrollViews2014, .modernInteraction], """
            Overriding `point(inside:with:)` changes the area that can be touched without touching the \
            layout, though the bounds of the ancestors still limit it. Whoever changes the area must keep \
            both methods in agreement.
            """),
        Rule("B-29", .documented, [.touchHeader], """
            The precise location of a pencil is not for hit-testing: a touch can hit a view while its \
            precise location lies just outside.
            """),
        Rule("B-30", .inferred, [.synthesis], """
            A disabled control is hit all the same, since `isEnabled` is none of the gates.
            """),
    ]
}
