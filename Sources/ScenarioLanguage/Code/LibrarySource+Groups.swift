extension LibrarySource {
    /// Tasks inside of tasks: what began last is over before the code around goes on.
    static let taskGroup = LibrarySource(
        name: "TaskGroup",
        others: [
            "ThrowingTaskGroup", "withTaskGroup", "withThrowingTaskGroup", "async",
        ],
        continuations: ["async": " let "],
        text: """
            final class _Group<T> {
                var tasks: [_TaskState] = []
                var finished: [_TaskResult<T>] = []
                var running = 0
                var waiter: _Coroutine?
                var isCancelled = false

                func add(_ operation: @escaping () async throws -> T) {
                    running += 1
                    let state = _TaskState()
                    if isCancelled { state.cancel() }
                    tasks.append(state)
                    state.start {
                        let kept = _TaskResult<T>()
                        do { kept.values = [try await operation()] } catch { kept.error = error }
                        self.running -= 1
                        self.finished.append(kept)
                        if let me = self.waiter {
                            self.waiter = nil
                            DispatchQueue.main.async { _resume(me) }
                        }
                    }
                }

                func next() -> _TaskResult<T>? {
                    if finished.isEmpty, running > 0, let me = _currentCoroutine() {
                        waiter = me
                        _wait()
                    }
                    return finished.isEmpty ? nil : finished.removeFirst()
                }

                func waitForAll() {
                    while next() != nil {}
                }

                func cancelAll() {
                    isCancelled = true
                    for task in tasks { task.cancel() }
                }
            }

            final class TaskGroup<ChildTaskResult> {
                let _group = _Group<ChildTaskResult>()

                var isCancelled: Bool { _group.isCancelled }
                var isEmpty: Bool { _group.running == 0 && _group.finished.isEmpty }
                func cancelAll() { _group.cancelAll() }

                func addTask(
                    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
                ) {
                    _group.add(operation)
                }

                @discardableResult
                func addTaskUnlessCancelled(
                    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
                ) -> Bool {
                    if isCancelled { return false }
                    _group.add(operation)
                    return true
                }

                func next() async -> ChildTaskResult? { _group.next()?.values[0] }
                func waitForAll() async { _group.waitForAll() }

                func reduce<Result>(
                    _ first: Result, _ combine: (Result, ChildTaskResult) -> Result
                ) async -> Result {
                    var sum = first
                    while let kept = _group.next() { sum = combine(sum, kept.values[0]) }
                    return sum
                }
            }

            final class ThrowingTaskGroup<ChildTaskResult, Failure: Error> {
                let _group = _Group<ChildTaskResult>()

                var isCancelled: Bool { _group.isCancelled }
                var isEmpty: Bool { _group.running == 0 && _group.finished.isEmpty }
                func cancelAll() { _group.cancelAll() }

                func addTask(
                    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
                ) {
                    _group.add(operation)
                }

                @discardableResult
                func addTaskUnlessCancelled(
                    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
                ) -> Bool {
                    if isCancelled { return false }
                    _group.add(operation)
                    return true
                }

                func next() async throws -> ChildTaskResult? {
                    guard let kept = _group.next() else { return nil }
                    if let error = kept.error { throw error }
                    return kept.values[0]
                }

                func waitForAll() async throws {
                    var first: Error?
                    while let kept = _group.next() {
                        if let error = kept.error, first == nil {
                            first = error
                            cancelAll()
                        }
                    }
                    if let error = first { throw error }
                }

                func reduce<Result>(
                    _ first: Result, _ combine: (Result, ChildTaskResult) -> Result
                ) async throws -> Result {
                    var sum = first
                    while let kept = _group.next() {
                        if let error = kept.error { throw error }
                        sum = combine(sum, kept.values[0])
                    }
                    return sum
                }
            }

            func _inGroup<T, Answer>(
                _ group: _Group<T>, _ body: () async throws -> Answer
            ) async throws -> Answer {
                let state = _TaskState.current
                let number = state?.whenCancelled { group.cancelAll() }
                if state?.isCancelled == true { group.cancelAll() }
                defer { if let number { state?.onCancel[number] = nil } }
                do {
                    let answer = try await body()
                    group.waitForAll()
                    return answer
                } catch {
                    group.cancelAll()
                    group.waitForAll()
                    throw error
                }
            }

            func withTaskGroup<ChildTaskResult, GroupResult>(
                of childTaskResultType: ChildTaskResult.Type,
                body: (TaskGroup<ChildTaskResult>) async -> GroupResult
            ) async -> GroupResult {
                let group = TaskGroup<ChildTaskResult>()
                do {
                    return try await _inGroup(group._group) { await body(group) }
                } catch {
                    fatalError("this group cannot fail")
                }
            }

            func withTaskGroup<ChildTaskResult, GroupResult>(
                of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type,
                body: (TaskGroup<ChildTaskResult>) async -> GroupResult
            ) async -> GroupResult {
                await withTaskGroup(of: childTaskResultType, body: body)
            }

            func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
                of childTaskResultType: ChildTaskResult.Type,
                body: (ThrowingTaskGroup<ChildTaskResult, Error>) async throws -> GroupResult
            ) async throws -> GroupResult {
                let group = ThrowingTaskGroup<ChildTaskResult, Error>()
                return try await _inGroup(group._group) { try await body(group) }
            }

            func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
                of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type,
                body: (ThrowingTaskGroup<ChildTaskResult, Error>) async throws -> GroupResult
            ) async throws -> GroupResult {
                try await withThrowingTaskGroup(of: childTaskResultType, body: body)
            }

            func _child<T>(_ operation: @escaping () async -> T) -> Task<T, Never> {
                let task = Task<T, Never>(operation: operation)
                if let state = _TaskState.current {
                    if state.isCancelled { task.cancel() }
                    _ = state.whenCancelled { task.cancel() }
                }
                return task
            }

            func _throwingChild<T>(_ operation: @escaping () async throws -> T) -> Task<T, Error> {
                let task = Task<T, Error>(operation: operation)
                if let state = _TaskState.current {
                    if state.isCancelled { task.cancel() }
                    _ = state.whenCancelled { task.cancel() }
                }
                return task
            }

            func _end<T>(_ task: Task<T, Never>) {
                task.cancel()
                task._state.wait()
            }
            func _end<T>(_ task: Task<T, Error>) {
                task.cancel()
                task._state.wait()
            }
            """)

    /// Values that come one after the other, for whoever waits for them.
    static let asyncStream = LibrarySource(
        name: "AsyncStream", others: ["AsyncThrowingStream"],
        text: """
            final class _Stream<Element> {
                var values: [Element] = []
                var error: Error?
                var isFinished = false
                var waiter: _Coroutine?
                var limit = Int.max
                var keepsNewest = true
                var wasTold = false
                var onEnd: ((Bool) -> Void)?

                func yield(_ value: Element) {
                    if isFinished { return }
                    if values.count < limit {
                        values.append(value)
                    } else if keepsNewest, limit > 0 {
                        values.removeFirst()
                        values.append(value)
                    }
                    wake()
                }

                func finish(_ error: Error?, isCancelled: Bool = false) {
                    if isFinished { return }
                    isFinished = true
                    self.error = error
                    if let told = onEnd {
                        onEnd = nil
                        told(isCancelled)
                    }
                    wake()
                }

                private func wake() {
                    guard let me = waiter else { return }
                    waiter = nil
                    DispatchQueue.main.async { _resume(me) }
                }

                func next() -> [Element] {
                    let state = _TaskState.current
                    if state?.isCancelled == true { finish(nil, isCancelled: true) }
                    if values.isEmpty, !isFinished, let me = _currentCoroutine() {
                        waiter = me
                        let number = state?.whenCancelled { self.finish(nil, isCancelled: true) }
                        _wait()
                        if let number { state?.onCancel[number] = nil }
                    }
                    return values.isEmpty ? [] : [values.removeFirst()]
                }
            }

            enum _StreamEnd { case finished, cancelled }
            enum _ThrowingStreamEnd { case finished(Error?), cancelled }
            enum _StreamLimit {
                case unbounded
                case bufferingOldest(Int)
                case bufferingNewest(Int)
            }

            final class _StreamContinuation<Element> {
                typealias Termination = _StreamEnd
                typealias BufferingPolicy = _StreamLimit
                let _stream: _Stream<Element>
                init(_ stream: _Stream<Element>) { _stream = stream }

                func yield(_ value: Element) { _stream.yield(value) }
                func finish() { _stream.finish(nil) }
                var onTermination: ((_StreamEnd) -> Void)? {
                    didSet {
                        let told = onTermination
                        _stream.onEnd = { told?($0 ? _StreamEnd.cancelled : _StreamEnd.finished) }
                    }
                }
            }

            struct _StreamIterator<Element> {
                let _stream: _Stream<Element>
                func next() async -> Element? { _stream.next().first }
            }

            struct AsyncStream<Element> {
                typealias Continuation = _StreamContinuation<Element>
                typealias Iterator = _StreamIterator<Element>
                let _stream: _Stream<Element>

                init(_ build: (_StreamContinuation<Element>) -> Void) {
                    let stream = _Stream<Element>()
                    _stream = stream
                    build(_StreamContinuation<Element>(stream))
                }
                init(_ elementType: Element.Type, _ build: (_StreamContinuation<Element>) -> Void) {
                    self.init(build)
                }
                init(
                    _ elementType: Element.Type, bufferingPolicy limit: _StreamLimit,
                    _ build: (_StreamContinuation<Element>) -> Void
                ) {
                    self.init(bufferingPolicy: limit, build)
                }
                init(
                    bufferingPolicy limit: _StreamLimit, _ build: (_StreamContinuation<Element>) -> Void
                ) {
                    let stream = _Stream<Element>()
                    switch limit {
                    case .unbounded: break
                    case .bufferingOldest(let count): (stream.limit, stream.keepsNewest) = (count, false)
                    case .bufferingNewest(let count): stream.limit = count
                    }
                    _stream = stream
                    build(_StreamContinuation<Element>(stream))
                }

                func makeAsyncIterator() -> _StreamIterator<Element> {
                    _StreamIterator<Element>(_stream: _stream)
                }

                static func makeStream(
                    of elementType: Element.Type = Element.self,
                    bufferingPolicy limit: _StreamLimit = .unbounded
                ) -> (stream: AsyncStream<Element>, continuation: _StreamContinuation<Element>) {
                    var kept: [_StreamContinuation<Element>] = []
                    let stream = AsyncStream<Element>(bufferingPolicy: limit) { kept = [$0] }
                    return (stream, kept[0])
                }
            }

            final class _ThrowingStreamContinuation<Element> {
                typealias Termination = _ThrowingStreamEnd
                let _stream: _Stream<Element>
                init(_ stream: _Stream<Element>) { _stream = stream }

                func yield(_ value: Element) { _stream.yield(value) }
                func finish(throwing error: Error? = nil) { _stream.finish(error) }
                var onTermination: ((_ThrowingStreamEnd) -> Void)? {
                    didSet {
                        let told = onTermination
                        let stream = _stream
                        _stream.onEnd = { isCancelled in
                            if isCancelled {
                                told?(.cancelled)
                            } else {
                                told?(.finished(stream.error))
                            }
                        }
                    }
                }
            }

            struct _ThrowingStreamIterator<Element> {
                let _stream: _Stream<Element>
                func next() async throws -> Element? {
                    if let value = _stream.next().first { return value }
                    if let error = _stream.error {
                        _stream.error = nil
                        throw error
                    }
                    return nil
                }
            }

            struct AsyncThrowingStream<Element, Failure: Error> {
                typealias Continuation = _ThrowingStreamContinuation<Element>
                let _stream: _Stream<Element>

                init(_ build: (_ThrowingStreamContinuation<Element>) -> Void) {
                    let stream = _Stream<Element>()
                    _stream = stream
                    build(_ThrowingStreamContinuation<Element>(stream))
                }
                init(_ elementType: Element.Type, _ build: (_ThrowingStreamContinuation<Element>) -> Void) {
                    self.init(build)
                }

                func makeAsyncIterator() -> _ThrowingStreamIterator<Element> {
                    _ThrowingStreamIterator<Element>(_stream: _stream)
                }
            }
            """)
}
