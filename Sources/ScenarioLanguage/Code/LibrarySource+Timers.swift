extension LibrarySource {
    /// Timers of Dispatch, on virtual time: a new one waits for `resume()`, a suspended one tells its events
    /// when it goes on, all that were missed as one.
    static let dispatchTimer = LibrarySource(
        name: "DispatchSource", others: ["DispatchSourceTimer", "DispatchSourceProtocol"],
        text: """
            protocol DispatchSourceProtocol: AnyObject {
                var isCancelled: Bool { get }
                func setEventHandler(handler: (() -> Void)?)
                func setCancelHandler(handler: (() -> Void)?)
                func activate()
                func resume()
                func suspend()
                func cancel()
            }

            protocol DispatchSourceTimer: DispatchSourceProtocol {
                func _schedule(_ deadline: DispatchTime, _ next: ((DispatchTime) -> DispatchTime)?)
            }

            extension DispatchSourceTimer {
                func schedule(
                    deadline: DispatchTime, repeating interval: Double = .infinity,
                    leeway: DispatchTimeInterval = .nanoseconds(0)
                ) {
                    _schedule(deadline, interval < .infinity ? { $0 + interval } : nil)
                }
                func schedule(
                    deadline: DispatchTime, repeating interval: DispatchTimeInterval,
                    leeway: DispatchTimeInterval = .nanoseconds(0)
                ) {
                    _schedule(deadline, interval == .never ? nil : { $0 + interval })
                }
            }

            final class DispatchSource: DispatchSourceTimer {
                struct TimerFlags: OptionSet {
                    let rawValue: UInt
                    static let strict = TimerFlags(rawValue: 1)
                }

                static func makeTimerSource(
                    flags: TimerFlags = [], queue: DispatchQueue? = nil
                ) -> any DispatchSourceTimer {
                    DispatchSource(queue ?? DispatchQueue.global())
                }

                private let queue: DispatchQueue
                private var onEvent: (() -> Void)?
                private var onCancel: (() -> Void)?
                private var next: ((DispatchTime) -> DispatchTime)?
                private var suspensions = 1
                private var isMissed = false
                private var round = 0
                private(set) var isCancelled = false

                private init(_ queue: DispatchQueue) { self.queue = queue }

                func setEventHandler(handler: (() -> Void)?) { onEvent = handler }
                func setCancelHandler(handler: (() -> Void)?) { onCancel = handler }

                func _schedule(_ deadline: DispatchTime, _ next: ((DispatchTime) -> DispatchTime)?) {
                    if isCancelled { return }
                    self.next = next
                    isMissed = false
                    round += 1
                    wait(until: deadline, round)
                }

                private func wait(until time: DispatchTime, _ number: Int) {
                    queue.asyncAfter(deadline: time) { [weak self] in
                        guard let self, self.round == number, !self.isCancelled else { return }
                        if let next = self.next { self.wait(until: next(time), number) }
                        if self.suspensions > 0 { self.isMissed = true } else { self.onEvent?() }
                    }
                }

                func activate() { if suspensions == 1 { resume() } }

                func resume() {
                    if suspensions == 0 { fatalError("over-resume of an object") }
                    suspensions -= 1
                    guard suspensions == 0 else { return }
                    if isCancelled { return tellCancelled() }
                    guard isMissed else { return }
                    isMissed = false
                    queue.async { [weak self] in
                        guard let self, !self.isCancelled, self.suspensions == 0 else { return }
                        self.onEvent?()
                    }
                }

                func suspend() { suspensions += 1 }

                func cancel() {
                    if isCancelled { return }
                    isCancelled = true
                    if suspensions == 0 { tellCancelled() }
                }

                private func tellCancelled() {
                    let told = onCancel
                    (onEvent, onCancel) = (nil, nil)
                    if let told { queue.async { told() } }
                }

                deinit {
                    if suspensions > 0 {
                        fatalError("release of a suspended object: resume the timer before it goes")
                    }
                }
            }
            """)
}
