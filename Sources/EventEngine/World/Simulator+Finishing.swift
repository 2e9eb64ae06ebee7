import Foundation

extension Simulator {
    /// Lets time run on until nothing is pending, checks that no finger is left down, and hands the recording
    /// out. The world is of no use afterwards.
    package func finish() -> Recording {
        perform {
            runUntilIdle()
            if let finger = hand.fingersLeftDown.first {
                let touch = touchDelivery.touch(ofFinger: finger.number)?.number ?? 0
                report(.fingerStillDown(touch: touch, line: finger.line))
            }
            if !isHalted { warnings += gestures.undecidedWarnings }
            takeSnapshotIfChanged()
            mentionRecognizers()
            noteArrangementIfChanged()
        }
        let recording = makeRecording()
        dismantle()
        return recording
    }

    /// What was recorded so far.
    private func makeRecording() -> Recording {
        var recording = Recording()
        recording.entries = trace.entries
        recording.selectors = MessageSelector.spellings
        // The table that all recordings share stays as it is where nothing is added.
        if !trace.customSelectors.isEmpty { recording.selectors += trace.customSelectors }
        recording.texts = trace.texts
        recording.touchLists = trace.touchLists
        recording.touches = trace.touches
        recording.chains = trace.chains
        recording.deliveries = trace.deliveries
        recording.gestures = trace.gestures
        recording.withholdings = trace.withholdings
        recording.scrolls = trace.scrolls
        recording.controlEvents = trace.controlEvents
        recording.refusals = trace.refusals
        recording.arrangements = trace.arrangements
        recording.snapshots = trace.snapshots
        recording.epoch = trace.epoch ?? 0
        recording.screenSize = screenSize
        recording.objects = names.resolved()
        return recording
    }

    /// Windows, timers and views hold each other and the world: let go, so that all can be freed.
    private func dismantle() {
        timers.removeAll()
        deferredCalls.removeAll()
        notificationCenter.removeAll()
        mainQueue = []
        afterCommit = []
        touchedCells = []
        untidyLists = []
        (viewsToDraw, layersToDraw) = ([], [])
        seenViews = [:]
        (begunAnimations, collectingAnimation) = ([], nil)
        hand.fingers = []
        touchDelivery.forgetTouches()
        gestures.forgetAll()
        scrolling.forgetAll()
        keyboard.forget()
        application.forgetWindows()
        forgetApplication()
    }
}
