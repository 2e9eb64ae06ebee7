import ChildProcess
import Reporting
import Testing

@Suite struct ShellWordTests {
    @Test(
        "A word that means nothing to a shell stays as it is",
        arguments: ["one/tap:36", "my-book", "../a_b", "k=v", "事件/点击"])
    func plain(word: String) {
        #expect(ShellWord.quoted(word) == word)
    }

    @Test(
        "Any other word reaches a command as it was",
        arguments: [
            "", "my book", "it's", "$HOME", "a;b", "~", "*", "\\", "\"", "a\nb", "!x", "#", "=ls", "'",
        ])
    func quoted(word: String) throws {
        #expect(ShellWord.quoted(word) != word)
        let shell = try ChildProcess("/bin/sh", ["-c", "printf %s " + ShellWord.quoted(word)])
        #expect(try shell.waitForEnd() == 0)
        #expect(shell.output == word)
    }
}
