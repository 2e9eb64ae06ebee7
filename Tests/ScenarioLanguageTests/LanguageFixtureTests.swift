import Testing

/// The mistakes. That the other programs print what their comments say is a test of the witness, which runs
/// each of them once.
@Suite struct LanguageFixtureTests {
    @Test("A mistake is reported as its comments say", arguments: LanguageFixture.mistakes)
    func mistakeIsReported(_ fixture: LanguageFixture) {
        #expect(fixture.run() == fixture.expected)
    }

    @Test("There are fixtures, and each mistake expects an error")
    func fixturesExpectSomething() {
        #expect(LanguageFixture.programs.count > 50)
        #expect(LanguageFixture.mistakes.filter { !$0.source.contains("// error ") }.map(\.path) == [])
    }
}
