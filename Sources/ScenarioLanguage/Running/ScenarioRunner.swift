import EventEngine
import Foundation
import Reporting
import SwiftSyntax

/// Runs scenarios: from their text, or again what was checked before.
///
/// Each run has a world of its own, so several threads may run scenarios at once. The same code always
/// leaves the same recording and the same diagnostics.
package struct ScenarioRunner: Sendable {
    private let limits: ScenarioLimits

    package init(limits: ScenarioLimits = .standard) {
        self.limits = limits
    }

    /// Stack in bytes that a thread needs so that runs happen on it; from others they move to one of their
    /// own.
    package static let stackSize = DeepStack.size

    /// Runs the code. With any error the recording is what happened before it; nothing has happened when
    /// the code does not pass the checker.
    ///
    /// - Parameter choices: by the name of a `vary`, which of its values it answers; the first one without.
    package func run(
        _ code: ScenarioCode, tracing: Bool = true, choices: [String: Int] = [:]
    ) -> ScenarioRun {
        run(check(code), tracing: tracing, choices: choices)
    }

    /// Runs what came out of a check; `work` is that of the check and the run.
    package func run(
        _ outcome: Result<CheckedScenario, RefusedScenario>, tracing: Bool = true,
        choices: [String: Int] = [:]
    ) -> ScenarioRun {
        switch outcome {
        case .failure(let refusal): return refusal.run
        case .success(let scenario):
            var made = run(scenario, tracing: tracing, choices: choices)
            made.work += scenario.work
            return made
        }
    }

    /// Checks the code without running it.
    package func check(_ code: ScenarioCode) -> Result<CheckedScenario, RefusedScenario> {
        DeepStack.run { _ in FrontEnd(limits, WorkBudget(limit: limits.world.work)).check(code) }
    }

    /// Runs code that was checked before, as often as somebody likes; `work` is that of the run alone.
    ///
    /// - Parameter choices: by the name of a `vary`, which of its values it answers; the first one without.
    package func run(
        _ scenario: CheckedScenario, tracing: Bool = true, choices: [String: Int] = [:]
    ) -> ScenarioRun {
        let work = WorkBudget(limit: limits.world.work)
        // So that a run ends where it would end from the text.
        work.draw(scenario.work)
        return DeepStack.run { floor in
            var run = Stage(scenario, limits, tracing: tracing, choices, work, stackFloor: floor).perform()
            run.work -= scenario.work
            return run
        }
    }
}

/// The world in which one program runs.
private final class Stage {
    private let scenario: CheckedScenario
    private let world: Simulator
    private let context: RunContext
    private let execution: Execution

    private var program: ExecutableProgram { scenario.program }
    private var text: EmbeddedText { scenario.code.text }

    init(
        _ scenario: CheckedScenario, _ limits: ScenarioLimits, tracing: Bool, _ choices: [String: Int],
        _ work: WorkBudget, stackFloor: UInt
    ) {
        self.scenario = scenario
        let screen = scenario.code.screen
        world = Simulator(screenSize: screen, tracing: tracing, limits: limits.world, work: work)
        context = RunContext(
            maximumElements: limits.elements, maximumStringBytes: limits.stringBytes, work: work)
        context.variation.choices = choices
        execution = Execution(scenario.program, world, context, limits, stackFloor: stackFloor)
    }

    func perform() -> ScenarioRun { world.perform(performInWorld) }

    private func performInWorld() -> ScenarioRun {
        connect()
        let scene = world.makeStandardScene()
        execution.addActions()
        fill(scene)
        world.perform {
            do {
                _ = try program.main.run([], execution, at: SourceRange(0, 0))
                context.finishPrinting()
                nameLateObjects()
            } catch {
                context.fail(error)
            }
        }
        let recording = world.finish()
        execution.isOver = true
        execution.abandonTasks()
        var diagnostics: [Diagnostic] = []
        if let failure = context.failure {
            diagnostics.append(diagnostic(of: failure))
        } else {
            diagnostics += world.warnings.map { $0.diagnostic(in: text) }
        }
        execution.globals = []
        return ScenarioRun(
            recording: recording, diagnostics: diagnostics, declarations: scenario.declarations,
            dimensions: context.variation.dimensions,
            uses: execution.uses, work: world.work.spent)
    }

    /// An object that no variable was declared with has the name of the first one that holds it at the end.
    private func nameLateObjects() {
        for root in program.roots {
            guard case .object(let object) = execution.globals[root.index] else { continue }
            if let reference = object as? WeakReference {
                world.names.bind(root.name, to: reference.object)
            } else if !(object is Unset) {
                world.names.bind(root.name, to: object)
            }
        }
    }

    private func connect() {
        let (world, context) = (world, context)
        context.print = { [unowned world] in world.recordPrint($0) }
        context.isKind = { [unowned execution] in execution.holds($0, $1) }
        context.isMember = { [unowned execution] in execution.dynamicType(of: $0) == $1 }
        context.perform = { [unowned execution] in try execution.perform($1, on: $0, $2) }
        context.keyedValues = execution
        context.responds = { [unowned execution] in execution.responds($0, to: $1) }
        context.askImplementer = { [unowned execution] object, selector, arguments in
            try execution.implementation(of: selector, by: object).map {
                try $0.run(object.unerased, arguments, execution, execution.place)
            }
        }
        context.cellMaker = { [unowned execution] in execution.cellMaker(of: $0) }
        context.itemMaker = { [unowned execution] in execution.itemMaker(of: $0) }
        context.viewMaker = { [unowned execution] in execution.viewMaker(of: $0) }
        context.titleMaker = { [unowned execution] in execution.titleMaker(of: $0) }
        context.appearance = { [unowned execution] in try execution.appearance(of: $0, in: $1) }
        context.tasks = TaskControl(
            make: { [unowned execution] in execution.makeCoroutine(running: $0) },
            resume: { [unowned execution] in try execution.resume($0) },
            wait: { [unowned execution] in try execution.wait() },
            current: { [unowned execution] in execution.currentTask })
        context.halt = { [unowned world] in world.halt() }
        world.work.whenTooDeep = { [unowned context] in
            context.fail(RunTrap.limit("values more than \(ValueWork.maximumDepth) levels deep"))
        }
        world.problemHandler = { [unowned context, unowned execution] problem in
            context.fail(SourceTrap(problem: .world(problem), range: execution.place))
        }
    }

    /// Gives the predefined names their objects.
    private func fill(_ scene: Simulator.StandardScene) {
        let objects: [String: AnyObject] = [
            "application": world.application, "window": scene.window,
            "viewController": scene.viewController,
            "view": scene.view, "hand": world.hand, "device": world.device,
        ]
        for global in PredefinedNames.all.globals {
            if let object = objects[global.name] { execution.globals[global.index] = .object(object) }
        }
    }

    private func diagnostic(of failure: any Error) -> Diagnostic {
        switch failure {
        case let trap as SourceTrap:
            if case .world(.fingerStillDown(_, let line)) = trap.problem {
                return trap.diagnostic(in: text, line: line)
            }
            return trap.diagnostic(in: text)
        case let trap as RunTrap:
            return SourceTrap(problem: .member(trap), range: execution.place).diagnostic(in: text)
        case let thrown as ThrownError:
            let words = (try? execution.context.text(of: thrown.value, as: .any)) ?? "Error"
            return SourceTrap(problem: .uncaughtError(words), range: thrown.range).diagnostic(in: text)
        default: preconditionFailure("The interpreter threw an error that it does not know: \(failure)")
        }
    }
}
