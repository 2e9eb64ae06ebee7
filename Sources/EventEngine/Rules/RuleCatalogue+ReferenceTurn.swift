extension RuleCatalogue {
    /// J. The reference turn: what the engine does with one touch event of one window, step by step.
    static let referenceTurn: [Rule] = [
        Rule("J-01", .inferred, [.synthesis], """
            A turn of the engine starts with new touches: the window is chosen, it is hit-tested twice, the \
            touch is bound to its view, taps are counted, recognizers up to the window are collected and \
            asked, and their requirements are set up.
            """, engine: """
            The order of B-21, B-19, E-04 and E-45.
            """),
        Rule("J-02", .inferred, [.synthesis], """
            Then the application and the window get `sendEvent(_:)`.
            """, engine: """
            As in A-08.
            """),
        Rule("J-03", .inferred, [.synthesis], """
            Each recognizer that takes part gets what applies of began, moved, ended and cancelled, and \
            changes no state but its own.
            """, engine: """
            From the outermost view to the hit view, as in E-07.
            """),
        Rule("J-04", .inferred, [.synthesis], """
            States are settled until nothing changes: those that want to leave possible are taken one by \
            one; an open requirement makes one wait, a no to should begin makes it fail, and whoever passes \
            excludes rivals that share a touch.
            """, engine: """
            Failures first, since others may wait for them; then the deepest view first, within a view the \
            recognizer added last.
            """),
        Rule("J-05", .inferred, [.synthesis], """
            The winners send their actions.
            """, engine: """
            Before any touch is cancelled, as in E-53.
            """),
        Rule("J-06", .inferred, [.synthesis], """
            Each touch of a recognized gesture that cancels touches in views is cancelled where the view \
            already got its began, and dropped without a word elsewhere.
            """, engine: """
            As in E-52.
            """),
        Rule("J-07", .inferred, [.synthesis], """
            Touches whose last delaying recognizer has left possible are released: the original began, \
            perhaps one move, perhaps the end.
            """, engine: """
            As in E-57 and E-62.
            """),
        Rule("J-08", .inferred, [.synthesis], """
            The responders get what is left of the event: touches that live, that nothing delays, and that \
            multiple and exclusive touch do not keep from the view. Scroll views are asked before a began \
            and before their pan may begin.
            """, engine: """
            As in D-05, D-06 and H-04 to H-06.
            """),
        Rule("J-09", .inferred, [.synthesis], """
            Recognizers are reset whose touches are over and whose group has finished; those that go on get \
            the next event first and act on every move.
            """, engine: """
            As in E-17, E-19 and E-20.
            """),
        Rule("J-10", .inferred, [.synthesis], """
            When a timer fires, the same settling happens before the run loop sleeps.
            """, engine: """
            A timer that is due at the very instant of a touch event fires before it.
            """),
    ]
}
