extension RuleCatalogue {
    /// S. Layout and animation, as far as touches need them.
    static let layout: [Rule] = layoutPasses + constraints + animations

    private static let layoutPasses: [Rule] = [
        Rule("S-01", .documented, [.viewHeader, .autoLayoutPerformance], """
            A view is brought up to date in three passes, each only if it was asked for: constraints, from \
            the innermost views out; layout, from the window in; display.
            """),
        Rule("S-02", .documented, [.docLayoutIfNeeded], """
            `setNeedsLayout` only marks the view. `layoutIfNeeded` lays out its subtree at once, and calls \
            nothing when nothing is marked.
            """),
        Rule("S-03", .seenOnDevice, [.layoutTriggers, .layoutTriggerTests], """
            Marked for layout are a view whose bounds have really changed, its superview, and a view that \
            gained or lost a subview. A new centre or transform marks nobody.
            """, engine: """
            A new origin of the bounds does not mark the superview, or each step of a scroll would lay it \
            out. New views are marked from the start.
            """),
        Rule("S-04", [.documented, .ourDecision], [.autoLayoutMysteries2, .synthesis], """
            Layout goes from superviews to subviews.
            """, engine: """
            A view first, then its subviews from back to front, depth first; again until nothing is marked, \
            at most a hundred rounds.
            """),
        Rule("S-05", [.documented, .inferred], [.docDidLayoutSubviews, .synthesis], """
            A controller hears `viewWillLayoutSubviews`, its view `layoutSubviews`, and the controller \
            `viewDidLayoutSubviews`, which says nothing of the views deeper inside.
            """),
        Rule("S-06", .documented, [.controllerHeader], """
            A controller hears `updateViewConstraints` in the place of its view's `updateConstraints`, \
            which the default calls.
            """),
        Rule("S-07", .documented, [.autoLayoutMysteries2], """
            When a constraint changes, the solution is computed anew, and views that are to move mark their \
            superviews. `center` and `bounds` are set in `layoutSubviews` of the superview. Until then \
            frames are the old ones, and touches go by them.
            """),
        Rule("S-08", .documented, [.autoLayoutMysteries2], """
            `setNeedsUpdateConstraints` inside `layoutSubviews` comes too late for the pass that runs. \
            Marking views outside one's own subtree there may go on for ever.
            """),
    ]

    private static let constraints: [Rule] = [
        Rule("S-09", .documented, [.autoLayoutMysteries1, .viewHeader], """
            Priorities go from 1 to 1000: required 1000, high 750, low 250, fitting size 50. A content size \
            becomes two wishes, not to be larger (250 by default) and not to be smaller (750). A plain view \
            has none.
            """),
        Rule("S-10", .documented, [.autoLayoutPerformance], """
            When constraints cannot all hold, one is broken, and a log names it and its rivals.
            """, engine: """
            The required one that was activated last is broken. No length is below zero: what asks for that \
            cannot hold. In a hidden view of a stack its own constraints are broken, and not what hides it.
            """),
        Rule("S-11", .documented, [.viewHeader], """
            When constraints leave something open, any solution may come, and no log says so.
            """, engine: "What is free keeps the value that it had."),
        Rule("S-12", .documented, [.autoLayoutMysteries2, .viewHeader], """
            A constraint between places along different axes, or between a place and a length, is an error \
            of types with anchors and an exception without. To be activated, a constraint needs a view that \
            both sides are in.
            """),
        Rule("S-13", .documented, [.autoLayoutMysteries2], """
            `translatesAutoresizingMaskIntoConstraints` is true by default: frame and mask become \
            constraints, which contradict others about the view (S-10).
            """),
        Rule("S-14", .documented, [.docAutoresizingMask], """
            When the size of a superview changes, its flexible parts share the difference in proportion to \
            their lengths. Without a mask a view stays at the left and the top.
            """, engine: "Flexible parts whose lengths are all zero share equally; nothing is rounded."),
        Rule("S-15", .documented, [.viewHeader], """
            Guides are the bounds without `safeAreaInsets` or `layoutMargins`. Margins are 8 points and \
            contain the safe area; those of the superview do not count, unless asked for. Those of a \
            controller's own view are none above and below, and at the sides 16 points, on wide screens 20.
            """),
        Rule("S-16", [.documented, .inferred], [.viewHeader, .synthesis], """
            `systemLayoutSizeFitting` wants the target on both axes with a priority of 50. It changes no \
            frame.
            """),
        Rule("S-17", .documented, [.stackViewHeader], """
            A stack view fills its axis by the priorities of its views, then by their order; or equally; or \
            in proportion to contents; or with equal gaps or distances of middles, `spacing` being the least.
            """),
        Rule("S-18", .documented, [.autoLayoutMysteries1, .stackViewHeader], """
            A hidden arranged view leaves the layout and stays in `arrangedSubviews`. Hit-testing goes by \
            the order of `subviews`, whatever that of the arrangement is.
            """),
    ]

    private static let animations: [Rule] = [
        Rule("S-19", .documented, [.animationAdvances2016], """
            While a property animator runs and lets touches in, its views are hit where they are seen; with \
            `isManualHitTestingEnabled`, where their model values are. It may fail in deep trees.
            """),
        Rule("S-20", .documented, [.interruptible2014], """
            A view under a block animation is hit at its target. To be hit where it is seen, its `hitTest` \
            converts the point to the superview by the model and back through `layer.presentation()`; the \
            animation needs `.allowUserInteraction`.
            """),
        Rule("S-21", .documented, [.animatorHeader], """
            An animator lets touches in, can be interrupted and scrubs linearly, and does not pause at its \
            end. The first two cannot be set while it is active.
            """),
        Rule("S-22", .documented, [.animatingHeader, .animationAdvances2016], """
            An animator is inactive, then active, from starting or pausing on, then inactive again. \
            `stopAnimation(false)` leads to stopped, and `finishAnimation(at:)` from there to the \
            completions; `stopAnimation(true)` leads to inactive, without. Either way the model takes the \
            values that are seen.
            """),
        Rule("S-23", .documented, [.advancedAnimations2017], """
            Pausing makes the course of speed linear, so that `fractionComplete` is the part of the way. \
            Continuing brings the course back, and finds the time at which it is as far. A duration factor \
            of 0 is the time that is left.
            """),
        Rule("S-24", .documented, [.animationAdvances2016, .advancedAnimations2017], """
            A completion of a reversed animator gets `.start` when it ended there. With \
            `pausesOnCompletion` none is called.
            """, engine: "Several completions are called in the order in which they were added."),
        Rule("S-25", .documented, [.interruptible2014], """
            A block animation that another one replaces completes at once, with false. Additive ones all \
            run to their ends, with true.
            """),
        Rule("S-26", .documented, [.viewHeader, .advancedAnimations2017], """
            Starts and durations of keyframes are parts of the whole, from 0 to 1. Inside an animator they \
            take its duration, and can be scrubbed.
            """),
        Rule("S-27", .documented, [.docTransaction], """
            The completion of a transaction is called when all animations that were added after it was set \
            have ended or been removed; when there are none, at the commit.
            """),
        Rule("S-28", [.documented, .inferred], [.docLayer, .synthesis], """
            `hitTest` of a layer takes a point of the layer above, `contains` one of its own. Layers know \
            nothing of interaction.
            """),
        Rule("S-29", [.reported, .inferred], [.coreAnimationBook, .synthesis], """
            Neither views nor layers look at `zPosition` or at masks in hit-testing (B-09, B-10).
            """),
        Rule("S-30", .ourDecision, [.synthesis], """
            What a three-dimensional transform does to points is published nowhere.
            """, engine: """
            A point goes through the inverse projection onto the plane of the view. Seen from its edge, the \
            view cannot be touched (B-13).
            """),
        Rule("S-31", .documented, [.docDynamics], """
            A dynamic animator moves views: a gravity of 1 is 1000 points per second squared, and a push of \
            1 gives a view of 100 by 100 points 100 points per second squared. It pauses when all views rest.
            """, engine: """
            Views are rigid bodies that are moved 60 times a second. How much they bounce, rub and swing \
            without a word from the author has constants of its own.
            """),
        Rule("S-32", [.seenOnDevice, .documented], [.runLoop, .graphics2014], """
            A commit lays out first, then draws: views and layers that have asked for it get `draw(_:)` and \
            `draw(in:)` after all layout, before anything goes to the screen.
            """, engine: """
            An author's view is drawn when it is in a window, not hidden and not empty; until then it waits. \
            Layout that drawing asks for is done in the same commit.
            """),
    ]
}
