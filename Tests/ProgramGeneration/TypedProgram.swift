/// A well-typed program: it compiles, and prints the same wherever it runs.
package struct TypedProgram: Equatable, Sendable {
    /// What tells its names from those of other programs of the same module.
    package let number: UInt64
    /// Types and functions.
    package var declarations: [SourcePiece]
    /// What runs, in order.
    package var statements: [SourcePiece]

    /// The program that a string of choices stands for.
    package init(number: UInt64, choices: ChoiceSource) {
        var maker = ProgramMaker(number: number, choices: choices)
        self = maker.program()
    }

    init(number: UInt64, declarations: [SourcePiece], statements: [SourcePiece]) {
        self.number = number
        self.declarations = declarations
        self.statements = statements
    }

    /// As the code of a scenario. What global variables hold lives on when a program ends; a program whose
    /// objects tell when they end runs inside a function.
    package var scenario: String {
        let isTold = SourcePiece.text(declarations).contains("deinit")
        return isTold ? "\(file)\(entry)()\n" : SourcePiece.text(declarations + statements) + "\n"
    }

    /// As one file of several in a module: what runs is a function.
    package var file: String {
        SourcePiece.text(declarations + [.block("func \(entry)() {", statements)]) + "\n"
    }

    /// The function that runs the program.
    package var entry: String { "program\(number)" }

    /// Programs that are a little less than this one.
    package var shrunk: [TypedProgram] {
        statements.shrunk.map { with(declarations: declarations, statements: $0) }
            + declarations.shrunk.map { with(declarations: $0, statements: statements) }
    }

    private func with(declarations: [SourcePiece], statements: [SourcePiece]) -> TypedProgram {
        TypedProgram(number: number, declarations: declarations, statements: statements)
    }
}
