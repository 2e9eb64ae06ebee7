import Foundation

/// Starts programs with `posix_spawn`: signals as they are by default, and no descriptor but three.
enum Spawn {
    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// The number of the process; nil when there is none.
    static func run(
        _ program: String, _ arguments: [String], _ environment: [String: String], in folder: String,
        output: Int32
    ) -> pid_t? {
        #if canImport(Darwin)
            var actions: Actions = nil
            var attributes: Attributes = nil
        #else
            var actions = Actions()
            var attributes = Attributes()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Whoever runs the tests may have ignored or blocked signals, as shells do for what runs aside.
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        flags |= Int32(POSIX_SPAWN_SETPGROUP)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        // A shell finds the folder, and becomes the program.
        let change = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program]
        return withCStrings(change + arguments) { arguments in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { environment in
                var identifier: pid_t = 0
                let code = posix_spawn(&identifier, change[0], &actions, &attributes, arguments, environment)
                return code == 0 ? identifier : nil
            }
        }
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = texts.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }
}
