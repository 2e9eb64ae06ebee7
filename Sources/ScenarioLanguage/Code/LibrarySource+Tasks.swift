extension LibrarySource {
    /// Tasks. Everything runs on one thread: a task begins, and goes on after it has waited, as a block of
    /// the main queue; code that does not wait is never interrupted (our decision: functions that belong to
    /// no actor stay where their caller is).
    static let task = LibrarySource(
        name: "Task",
        others: ["CancellationError", "MainActor", "TaskPriority", "withTaskCancellationHandler"],
        text: """
            struct CancellationError: Error {
                init() {}
            }

            struct TaskPriority: Equatable, Hashable {
                let rawValue: UInt8
                init(rawValue: UInt8) { self.rawValue = rawValue }
                static let high = TaskPriority(rawValue: 25)
                static let userInitiated = TaskPriority(rawValue: 25)
                static let medium = TaskPriority(rawValue: 21)
                static let low = TaskPriority(rawValue: 17)
                static let utility = TaskPriority(rawValue: 17)
                static let background = TaskPriority(rawValue: 9)
            }

            enum MainActor {
                static func run<T>(body: () throws -> T) async rethrows -> T {
                    try body()
                }

                static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T {
                    try operation()
                }
            }

            final class _TaskState {
                static var all: [ObjectIdentifier: _TaskState] = [:]

                static var current: _TaskState? {
                    guard let coroutine = _currentCoroutine() else { return nil }
                    return all[ObjectIdentifier(coroutine)]
                }

                var coroutine: _Coroutine?
                var isCancelled = false
                var isOver = false
                var waiting: [_Coroutine] = []
                var onCancel: [Int: () -> Void] = [:]
                var handlers = 0

                func start(_ body: @escaping () async -> Void) {
                    let made = _makeCoroutine {
                        await body()
                        self.finish()
                    }
                    coroutine = made
                    _TaskState.all[ObjectIdentifier(made)] = self
                    DispatchQueue.main.async { _resume(made) }
                }

                private func finish() {
                    isOver = true
                    for waiter in waiting { DispatchQueue.main.async { _resume(waiter) } }
                    waiting = []
                    if let made = coroutine { _TaskState.all[ObjectIdentifier(made)] = nil }
                    coroutine = nil
                }

                func cancel() {
                    if isCancelled || isOver { return }
                    isCancelled = true
                    let handlers = onCancel.sorted { $0.key < $1.key }
                    onCancel = [:]
                    for handler in handlers { handler.value() }
                }

                func wait() {
                    guard !isOver, let me = _currentCoroutine() else { return }
                    waiting.append(me)
                    _wait()
                }

                func whenCancelled(_ handler: @escaping () -> Void) -> Int {
                    handlers += 1
                    onCancel[handlers] = handler
                    return handlers
                }
            }

            // The value in an array, as it may be an optional itself.
            final class _TaskResult<Success> {
                var values: [Success] = []
                var error: Error?
            }

            struct Task<Success, Failure: Error>: Hashable {
                let _state: _TaskState
                let _result: _TaskResult<Success>

                var isCancelled: Bool { _state.isCancelled }
                func cancel() { _state.cancel() }

                static func == (left: Task, right: Task) -> Bool { left._state === right._state }
                func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
            }

            extension Task where Failure == Never {
                @discardableResult
                init(
                    priority: TaskPriority? = nil,
                    operation: @escaping @_implicitSelfCapture () async -> Success
                ) {
                    let (state, kept) = (_TaskState(), _TaskResult<Success>())
                    _state = state
                    _result = kept
                    state.start { kept.values = [await operation()] }
                }

                var value: Success {
                    get async {
                        _state.wait()
                        return _result.values[0]
                    }
                }
            }

            extension Task where Failure == Error {
                @discardableResult
                init(
                    priority: TaskPriority? = nil,
                    operation: @escaping @_implicitSelfCapture () async throws -> Success
                ) {
                    let (state, kept) = (_TaskState(), _TaskResult<Success>())
                    _state = state
                    _result = kept
                    state.start {
                        do { kept.values = [try await operation()] } catch { kept.error = error }
                    }
                }

                var value: Success {
                    get async throws {
                        _state.wait()
                        if let error = _result.error { throw error }
                        return _result.values[0]
                    }
                }
            }

            extension Task {
                var result: Result<Success, Failure> {
                    get async {
                        _state.wait()
                        if let kept = _result.error, let error = kept as? Failure { return .failure(error) }
                        return .success(_result.values[0])
                    }
                }
            }

            extension Task where Success == Never, Failure == Never {
                static var isCancelled: Bool { _TaskState.current?.isCancelled ?? false }
                static var currentPriority: TaskPriority { .medium }

                static func checkCancellation() throws {
                    if isCancelled { throw CancellationError() }
                }

                static func yield() async {
                    guard let me = _currentCoroutine() else { return }
                    DispatchQueue.main.async { _resume(me) }
                    _wait()
                }

                static func sleep(nanoseconds duration: UInt64) async throws {
                    try await _sleep(Double(duration) / 1_000_000_000)
                }

                static func sleep(_ duration: UInt64) async {
                    try? await _sleep(Double(duration) / 1_000_000_000)
                }

                static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
                    try await _sleep(duration._seconds)
                }

                static func _sleep(_ seconds: Double) async throws {
                    guard let me = _currentCoroutine(), let state = _TaskState.current else { return }
                    try checkCancellation()
                    var isAwake = false
                    let number = state.whenCancelled {
                        if isAwake { return }
                        isAwake = true
                        DispatchQueue.main.async { _resume(me) }
                    }
                    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                        if isAwake { return }
                        isAwake = true
                        _resume(me)
                    }
                    _wait()
                    state.onCancel[number] = nil
                    try checkCancellation()
                }

                @discardableResult
                static func detached<T>(
                    priority: TaskPriority? = nil, operation: @escaping () async -> T
                ) -> Task<T, Never> {
                    Task<T, Never>(priority: priority, operation: operation)
                }

                @discardableResult
                static func detached<T>(
                    priority: TaskPriority? = nil, operation: @escaping () async throws -> T
                ) -> Task<T, Error> {
                    Task<T, Error>(priority: priority, operation: operation)
                }
            }

            func withTaskCancellationHandler<T>(
                operation: () async throws -> T, onCancel handler: @escaping () -> Void
            ) async rethrows -> T {
                guard let state = _TaskState.current else { return try await operation() }
                if state.isCancelled { handler() }
                let number = state.whenCancelled(handler)
                defer { state.onCancel[number] = nil }
                return try await operation()
            }
            """)

    /// Lengths of time, as `Task.sleep(for:)` takes them.
    static let duration = LibrarySource(
        name: "Duration",
        text: """
            struct Duration: Comparable, Hashable {
                let _seconds: Double

                static let zero = Duration(_seconds: 0)
                static func seconds(_ count: Int) -> Duration { Duration(_seconds: Double(count)) }
                static func seconds(_ count: Double) -> Duration { Duration(_seconds: count) }
                static func milliseconds(_ count: Int) -> Duration { Duration(_seconds: Double(count) / 1e3) }
                static func milliseconds(_ count: Double) -> Duration { Duration(_seconds: count / 1e3) }
                static func microseconds(_ count: Int) -> Duration { Duration(_seconds: Double(count) / 1e6) }
                static func nanoseconds(_ count: Int) -> Duration { Duration(_seconds: Double(count) / 1e9) }

                static func < (left: Duration, right: Duration) -> Bool { left._seconds < right._seconds }
                static func + (left: Duration, right: Duration) -> Duration {
                    Duration(_seconds: left._seconds + right._seconds)
                }
                static func - (left: Duration, right: Duration) -> Duration {
                    Duration(_seconds: left._seconds - right._seconds)
                }
                static func * (left: Duration, right: Int) -> Duration {
                    Duration(_seconds: left._seconds * Double(right))
                }
            }
            """)

    /// Functions that wait until somebody says that they may go on.
    static let continuation = LibrarySource(
        name: "CheckedContinuation",
        others: [
            "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
            "withUnsafeThrowingContinuation",
        ],
        text: """
            final class _Pause<T> {
                var values: [T] = []
                var error: Error?
                var isOver = false
                var waiting: _Coroutine?

                func end(_ values: [T], _ error: Error?) {
                    if isOver { fatalError("a task tried to resume its continuation more than once") }
                    isOver = true
                    self.values = values
                    self.error = error
                    if let coroutine = waiting { DispatchQueue.main.async { _resume(coroutine) } }
                    waiting = nil
                }

                func value() throws -> T {
                    if !isOver {
                        waiting = _currentCoroutine()
                        _wait()
                    }
                    if let error = error { throw error }
                    return values[0]
                }
            }

            struct CheckedContinuation<T, E: Error> {
                let _pause: _Pause<T>

                func resume(returning value: T) { _pause.end([value], nil) }
                func resume(throwing error: E) { _pause.end([], error) }

                func resume(with result: Result<T, E>) {
                    switch result {
                    case .success(let value): _pause.end([value], nil)
                    case .failure(let error): _pause.end([], error)
                    }
                }
            }

            extension CheckedContinuation where T == Void {
                func resume() { _pause.end([()], nil) }
            }

            func withCheckedContinuation<T>(
                function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
            ) async -> T {
                let pause = _Pause<T>()
                body(CheckedContinuation<T, Never>(_pause: pause))
                do { return try pause.value() } catch { fatalError("this continuation cannot fail") }
            }

            func withCheckedThrowingContinuation<T>(
                function: String = #function, _ body: (CheckedContinuation<T, Error>) -> Void
            ) async throws -> T {
                let pause = _Pause<T>()
                body(CheckedContinuation<T, Error>(_pause: pause))
                return try pause.value()
            }

            func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
                await withCheckedContinuation(body)
            }

            func withUnsafeThrowingContinuation<T>(
                _ body: (CheckedContinuation<T, Error>) -> Void
            ) async throws -> T {
                try await withCheckedThrowingContinuation(body)
            }
            """)
}
