import EventEngine

/// What tasks of the scenario need: code that waits while other code runs.
extension Execution {
    /// The most tasks that may wait at one time; each of them holds a stack.
    private static let mostTasks = 512
    /// What it costs to begin one and to give it a turn, in units of `WorkBudget`.
    private static let (unitsOfTask, unitsOfTurn) = (1_000, 300)

    /// Code that may wait, made of a closure of the scenario.
    func makeCoroutine(running closure: ClosureValue) -> Coroutine {
        let task = Coroutine { [unowned self] floor in
            calls = CallState(stackFloor: floor)
            world.perform { perform(closure) }
        }
        coroutines.append(task)
        return task
    }

    private func perform(_ closure: ClosureValue) {
        guard context.failure == nil else { return }
        do {
            _ = try closure.call([])
        } catch is AbandonedTask {
            // The run is over.
        } catch {
            context.fail(error)
        }
    }

    /// Lets a task go on until it waits or is over.
    func resume(_ task: Coroutine) throws {
        try context.spend(task.isAlive ? Self.unitsOfTurn : Self.unitsOfTask)
        if !task.isAlive, coroutines.count(where: \.isAlive) >= Self.mostTasks {
            throw RunTrap.limit("more than \(Self.mostTasks) tasks that wait")
        }
        let outer = (currentTask, calls, line, place)
        currentTask = task
        task.resume()
        if task.hasEnded { coroutines.removeAll { $0 === task } }
        (currentTask, calls, line, place) = outer
    }

    /// Called by code of a task: waits until somebody resumes it.
    func wait() throws {
        guard let task = currentTask else {
            throw RunTrap.unsupported("waiting outside of a task")
        }
        let own = (calls, line, place)
        try task.wait()
        (calls, line, place) = own
    }

    /// Ends all tasks that wait or have not begun, at the end of the run.
    func abandonTasks() {
        for task in coroutines { task.abandon() }
        coroutines = []
    }
}

/// How deep the calls of one stack are, and how deep they may go.
struct CallState {
    var depth = 0
    /// The address below which the interpreter must not go.
    let stackFloor: UInt

    init(stackFloor: UInt) { self.stackFloor = stackFloor }
}
