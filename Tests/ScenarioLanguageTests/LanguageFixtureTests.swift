import Testing

@Suite struct LanguageFixtureTests {
    @Test("A program prints what its comments say", arguments: LanguageFixture.programs)
    func programPrints(_ fixture: LanguageFixture) {
        #expect(fixture.run() == fixture.expected)
    }

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
