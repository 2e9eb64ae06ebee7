extension RuleCatalogue {
    /// K. What the engine had to decide, in one place.
    static let decisions: [Rule] = [
        Rule("K-01", .ourDecision, [.synthesis], """
            Recognizers get touches in an order that UIKit leaves open.
            """, engine: """
            From the outermost view to the hit view, then in the order in which they were added (E-07).
            """),
        Rule("K-02", .ourDecision, [.synthesis], """
            Sources differ on whether a view's touches are cancelled before or after the action.
            """, engine: """
            The action comes first (E-53).
            """),
        Rule("K-03", .ourDecision, [.synthesis], """
            How often a new touch is hit-tested is not documented.
            """, engine: """
            Twice (B-19).
            """),
        Rule("K-04", .ourDecision, [.synthesis], """
            How exactly alpha is compared with 0.01 is not documented.
            """, engine: """
            As a 32-bit number (B-02).
            """),
        Rule("K-05", .ourDecision, [.synthesis], """
            Sources differ on when actions are sent.
            """, engine: """
            Those of events inside `sendEvent`, those of timers before the run loop sleeps (A-13, A-15).
            """),
        Rule("K-06", .ourDecision, [.synthesis], """
            The order of actions that are sent at the same time is not defined.
            """, engine: """
            The deepest view first, then the recognizer added last (E-38).
            """),
        Rule("K-07", .ourDecision, [.synthesis], """
            Whether delegate or view is asked first if a gesture should begin is not documented.
            """, engine: """
            The delegate, then the hit view (E-42).
            """),
        Rule("K-08", .ourDecision, [.synthesis], """
            Apple does not publish its constants.
            """, engine: """
            Each has a name, a reason and a value that can be changed (F-02 to F-04, F-17, F-20, F-22, G-08, \
            H-02).
            """),
        Rule("K-09", .ourDecision, [.synthesis], """
            What becomes of a touch whose view is removed is reported differently.
            """, engine: """
            One `touchesCancelled` (D-11).
            """),
        Rule("K-10", .ourDecision, [.synthesis], """
            The next responders of controllers and windows are documented in more than one way.
            """, engine: """
            A root controller leads to the window, a presented one to the one that presents it, a window to \
            its declared scene or the application (C-02, C-06).
            """),
        Rule("K-11", .ourDecision, [.synthesis], """
            Where a pan's translation starts is not documented.
            """, engine: """
            Where the threshold was crossed (F-13).
            """),
        Rule("K-12", .ourDecision, [.synthesis], """
            UIKit behaves differently from version to version.
            """, engine: """
            Modelled are iOS 13 to 17.
            """),
    ]
}
