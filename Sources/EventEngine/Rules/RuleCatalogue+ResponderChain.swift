extension RuleCatalogue {
    /// C. The responder chain.
    static let responderChain: [Rule] = [
        Rule("C-01", .documented, [.docNext], """
            The next responder of a view is the view controller whose root view it is, and otherwise its \
            superview.
            """),
        Rule("C-02", [.documented, .disputed], [.docNext, .docResponderChain], """
            For the next responder of a view controller Apple gives two accounts: its view's superview, or \
            the window for a root controller and the presenting controller for a presented one.
            """, engine: """
            A window's root controller leads to the window, a presented one to the controller that presents \
            it, any other to its view's superview.
            """),
        Rule("C-03", .seenOnDevice, [.viewDumps], """
            On a device, private container views are between a root view and its window, so the chain has \
            a few more links there.
            """, engine: """
            Those links are left out.
            """),
        Rule("C-04", .inferred, [.synthesis], """
            The chain of a child controller goes from its view to itself, then to the container view in the \
            parent, and only through that to the parent controller. There is no direct link from child to \
            parent.
            """),
        Rule("C-05", .inferred, [.synthesis], """
            Pushing a controller onto a navigation stack does not make the previous one its next responder; \
            the chain runs through the views of the navigation controller. That idea is right for \
            presentation alone.
            """),
        Rule("C-06", [.seenOnDevice, .documented, .disputed], [.docNext, .viewDumps], """
            The next responder of a window is documented as the application. Since iOS 13 it is the window's \
            scene, whose next responder is the application.
            """, engine: """
            The scene is a link only if the scenario declares one.
            """),
        Rule("C-07", .documented, [.docResponderChain], """
            The application leads to its delegate, if that is a responder and neither a view, nor a view \
            controller, nor the application itself.
            """),
        Rule("C-08", .documented, [.docResponderChain], """
            The chain is not stored anywhere: each step asks `next`, which every object may override.
            """),
        Rule("C-09", [.documented, .disputed], [.docTouchesCancelled], """
            The default touch methods of views, controllers and windows hand the same touches and event to \
            `next`. Older text says that the base class does nothing and its subclasses forward.
            """),
        Rule("C-10", [.documented, .fromMemory], [.responderReference, .article5], """
            To pass an event on, one calls super; an older page says not to message the next responder \
            directly. Both ways leave the same trace.
            """),
        Rule("C-11", .inferred, [.synthesis], """
            While a touch is handed up the chain its `view` stays the hit view, and each receiver asks for \
            the location in its own coordinates.
            """),
        Rule("C-12", .documented, [.docTouchesCancelled, .responderHeader], """
            To override one of the four touch methods without super, override all four, if \
            only with empty bodies.
            """),
        Rule("C-13", .documented, [.responderHeader], """
            For every touch that was received in `touchesBegan` exactly one `touchesEnded` or \
            `touchesCancelled` follows.
            """),
        Rule("C-14", .documented, [.docTouchesCancelled], """
            There is no mark that an event was handled: it stops being passed on just where an \
            implementation does not call super.
            """),
        Rule("C-15", .seenOnDevice, [.article1, .controlStacks], """
            Controls and scroll views, tables among them, do not hand touches on to `next`.
            """),
        Rule("C-16", .seenOnDevice, [.article1], """
            A plain table cell does hand its touches to the table, which is how the table comes to highlight \
            it. A cell that overrides the methods without super breaks selection.
            """),
        Rule("C-17", .documented, [.docResponderChain], """
            Which object gets an event first depends on its type: a touch goes to the hit view, a press to \
            the focused object, shaking, remote control and editing menus to the first responder. Raw \
            motion data never takes the chain.
            """),
        Rule("C-18", .documented, [.responderHeader, .docResponderChain], """
            By default a responder cannot become first responder and may resign. Touches need no first \
            responder.
            """),
        Rule("C-19", [.documented, .fromMemory], [.responderReference], """
            `becomeFirstResponder()` asks whether the object can, asks the present first responder to \
            resign, and fails if that one refuses. `resignFirstResponder()` leaves none.
            """),
        Rule("C-20", .documented, [.docSendAction], """
            An action without a target starts at the first responder and goes up the chain until a responder \
            implements it; the answer says whether one did.
            """),
        Rule("C-21", .inferred, [.docSendAction, .controlLogs], """
            Without a first responder, or when it leads to no handler, such an action was seen to start at \
            its sender; the page on controls only speaks of the responder chain.
            """, engine: """
            The first responder, else the sender.
            """),
        Rule("C-22", .documented, [.controlHeader], """
            An action method takes no argument, the sender, or the sender and the event.
            """),
        Rule("C-23", .documented, [.docTarget], """
            `target(forAction:withSender:)` and `canPerformAction(_:withSender:)` walk up the chain, and \
            each responder may refuse.
            """),
        Rule("C-24", [.documented, .fromMemory], [.responderHeader, .docResponderChain], """
            Motion goes to the first responder of the key window and is handed on by default. Remote control \
            needs to be registered for. Presses are handed on by default, and recognizers see them first.
            """, engine: """
            Without a first responder the key window itself hears of motion. There is no remote control and \
            there are no presses.
            """),
        Rule("C-25", .documented, [.advancedGestures2010, .subclassHeader], """
            Gesture recognizers are not responders and not in the chain: calling super in a recognizer's \
            touch method hands nothing on.
            """),
        Rule("C-26", .seenOnDevice, [.removedViewArticle], """
            When the hit view is removed in the middle of a touch, its `next` becomes nil, and ancestors \
            that relied on being handed the touch hear no more of it.
            """),
        Rule("C-27", .reported, [.article1], """
            A touch that no responder keeps is dropped after the last responder.
            """),
    ]
}
