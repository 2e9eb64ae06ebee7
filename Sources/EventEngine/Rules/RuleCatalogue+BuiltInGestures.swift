extension RuleCatalogue {
    /// F. UIKit's own recognizers.
    static let builtInGestures: [Rule] = [
        Rule("F-01", .documented, [.gestures2010], """
            A tap needs one tap of one finger unless told otherwise, and is recognized when the finger lifts \
            that completes the count.
            """),
        Rule("F-02", .documented, [.advancedGestures2010, .modernInteraction], """
            A tap tolerates a small movement and fails with a larger one; how large is not public.
            """, engine: """
            45 points, configurable. Where a pan is on the same chain it begins at 10 points and excludes \
            the tap anyway.
            """),
        Rule("F-03", .seenOnDevice, [.doubleTapDelay], """
            For the next tap there is a time of about 0.35 s, as measured.
            """, engine: """
            0.35 s from the lift of one tap to the next touch-down.
            """),
        Rule("F-04", .inferred, [.synthesis], """
            A single tap that is held too long fails; the limit is not public.
            """, engine: """
            0.75 s, configurable up to 1.5 s.
            """),
        Rule("F-05", .documented, [.gestures2010], """
            The location of a tap is the middle of its touches and stays when the fingers are gone.
            """),
        Rule("F-06", [.documented, .disputed], [.gestures2010], """
            One sentence of the documentation says that a tap's action is sent for each state. In fact it is \
            sent once.
            """),
        Rule("F-07", .documented, [.longPressHeader], """
            A long press takes 0.5 s of one finger without a tap before it, and may move by 10 points. More \
            movement before it is recognized makes it fail; afterwards there is no limit.
            """),
        Rule("F-08", .documented, [.docLongPress], """
            It begins by a timer when the time is over with all fingers down, changes when they move, and \
            ends when any finger lifts. Lifting too early makes it fail.
            """),
        Rule("F-09", .documented, [.advancedGestures2010], """
            Its distance is measured on the screen.
            """),
        Rule("F-10", [.documented, .inferred], [.docPan], """
            A pan begins when at least its minimum number of fingers, one by default, has moved far enough, \
            changes while as many move, and ends when all lift. There is no maximum by default; a finger too \
            many before it begins makes it fail.
            """),
        Rule("F-11", .documented, [.fluid2018], """
            A pan begins after about 10 points, which is also where its axis is chosen.
            """),
        Rule("F-12", .documented, [.gestures2010, .article4], """
            `translation(in:)` adds up since the gesture began and may be set; setting it to zero in each \
            action turns it into a difference.
            """),
        Rule("F-13", .inferred, [.synthesis], """
            Whether the translation at the beginning contains those 10 points is not documented; scroll \
            views start without a jump.
            """, engine: """
            It is measured from where the threshold was crossed, which can be switched.
            """),
        Rule("F-14", .documented, [.docPan, .scrollViewHeader], """
            `velocity(in:)` is in points for each second, while the scroll view delegate speaks of points \
            for each millisecond.
            """),
        Rule("F-15", .documented, [.gestures2010], """
            A pan has to be permissive: it loses to whatever recognizes first.
            """),
        Rule("F-16", .documented, [.docSwipe, .gestures2010], """
            A swipe has one mask of directions, right by default, and one finger. A slow swipe must be \
            precise and may be short, a fast one may be sloppy and must be longer. It is recognized during \
            the move, and its location is where it started.
            """),
        Rule("F-17", .reported, [.swipeConstants], """
            Its constants are not public.
            """, engine: """
            At most 0.5 s, at least 50 points along the axis, at most 50 points across it. Fingers that went \
            further in no direction that is asked for make it fail.
            """),
        Rule("F-18", .documented, [.docPreferring], """
            Of a swipe and a pan on one view the pan usually wins, unless it is told to wait for the swipe \
            to fail.
            """),
        Rule("F-19", .documented, [.docPinchRotation, .gestures2010], """
            Pinch and rotation need two fingers and begin after some movement. Scale starts at 1 and \
            rotation at 0 radians; both add up and may be set, and each has a velocity.
            """, engine: """
            They end when fewer than two fingers remain, which can be switched; the documentation says when \
            both lift.
            """),
        Rule("F-20", .inferred, [.synthesis], """
            How much they must move before they begin is not public.
            """, engine: """
            8 points of change in the distance of the fingers for a pinch, 0.1 radians for a rotation.
            """),
        Rule("F-21", .documented, [.gestures2010], """
            Pinch and rotation on one view exclude each other unless a delegate allows both.
            """),
        Rule("F-22", [.documented, .fromMemory], [.docGestureDelegate], """
            A screen edge pan is a pan that starts at one of its `edges`, none by default. Other recognizers \
            are supposed to wait for it.
            """, engine: """
            An edge is 20 points wide.
            """),
    ]
}
