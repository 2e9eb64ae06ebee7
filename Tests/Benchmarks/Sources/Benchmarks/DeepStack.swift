import Foundation
import ScenarioLanguage

/// On a thread with a stack as deep as those that build books, so that no scenario moves to another one.
func onDeepStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        done.signal()
    }
    thread.stackSize = ScenarioRunner.stackSize
    thread.start()
    done.wait()
}
