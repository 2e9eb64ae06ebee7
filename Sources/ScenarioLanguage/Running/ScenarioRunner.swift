import EventEngine
import Foundation
import Reporting
import SwiftSyntax

/// Runs a scenario from text to trace: parse, check, interpret.
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
        DeepStack.run { floor in
            let work = WorkBudget(limit: limits.world.work)
            switch ScenarioParser.parse(code.text) {
            case .failure(let errors):
                return ScenarioRun(
                    recording: Recording(), diagnostics: errors.diagnostics, work: work.spent)
            case .success(let file):
                let checker = Checker(code.text, maximumChecks: limits.checks, work: work)
                let program = checker.checkProgram(file)
                defer { program.dismantle() }
                let diagnostics = checker.diagnostics
                if !diagnostics.isEmpty {
                    return ScenarioRun(
                        recording: Recording(), diagnostics: diagnostics, work: work.spent)
                }
                let stage = Stage(
                    program, code, limits, tracing: tracing, work: work, stackFloor: floor)
                stage.context.variation.choices = choices
                return stage.perform()
            }
        }
    }
}

/// The world in which one checked program runs.
private final class Stage {
    private let program: CheckedProgram
    private let text: EmbeddedText
    private let world: Simulator
    let context: RunContext
    private let execution: Execution

    init(
        _ program: CheckedProgram, _ code: ScenarioCode, _ limits: ScenarioLimits, tracing: Bool,
        work: WorkBudget, stackFloor: UInt
    ) {
        self.program = program
        text = code.text
        world = Simulator(screenSize: code.screen, tracing: tracing, limits: limits.world, work: work)
        context = RunContext(
            maximumElements: limits.elements, maximumStringBytes: limits.stringBytes, work: world.work)
        execution = Execution(
            world, context, limits, globals: program.globals.count, stackFloor: stackFloor)
    }

    func perform() -> ScenarioRun {
        connect()
        let scene = world.makeStandardScene()
        program.connect(to: execution)
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
        var diagnostics: [Diagnostic] = []
        if let failure = context.failure {
            diagnostics.append(diagnostic(of: failure))
        } else {
            diagnostics += world.warnings.map { $0.diagnostic(in: text) }
        }
        execution.globals = []
        return ScenarioRun(
            recording: recording, diagnostics: diagnostics, declaredNames: program.declaredNames,
            declarations: program.declarations, dimensions: context.variation.dimensions,
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
        context.askImplementer = { [unowned execution] object, selector, arguments in
            try execution.implementation(of: selector, by: object).map {
                try $0.run(object.unerased, arguments, execution, execution.place)
            }
        }
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
        for (name, global) in program.predefined {
            if let object = objects[name] { execution.globals[global.index] = .object(object) }
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

extension CheckedProgram {
    /// Ties what only a run can answer to the types of the scenario.
    func connect(to execution: Execution) {
        let checker = checker
        execution.conforms = { [unowned checker, unowned execution] value, wanted in
            execution.dynamicType(of: value).map { checker.conforms($0, to: wanted) } ?? false
        }
        execution.nativeWitness = { [unowned checker, unowned execution] requirement, value in
            if case .type(let type) = value.unerased { return checker.witness(for: requirement, in: type) }
            return execution.dynamicType(of: value).flatMap { checker.witness(for: requirement, in: $0) }
        }
        execution.context.cellMaker = { [unowned checker, unowned execution] in
            checker.cellMaker(of: $0, execution)
        }
        for declaration in types { declaration.connect(to: execution, checker) }
        checker.addActions(to: execution)
    }

    /// Lets types, members and nodes go, which hold each other.
    func dismantle() {
        for declaration in types { declaration.dismantle() }
        checker.declaration(of: checker.errorType).dismantle()
        checker.dismantle()
    }
}
