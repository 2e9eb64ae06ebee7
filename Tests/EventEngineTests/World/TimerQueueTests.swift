import EventEngine
import Testing

struct TimerQueueTests {
    @Test func `What is due first comes first, and at one instant in the order of asking`() {
        var queue = TimerQueue()
        var fired: [String] = []
        queue.add(at: 20) { fired.append("late") }
        queue.add(at: 10) { fired.append("first") }
        queue.add(at: 10) { fired.append("second") }
        while let action = queue.popDue(at: 20) { action() }
        #expect(fired == ["first", "second", "late"])
    }

    @Test func `A cancelled entry never comes`() {
        var queue = TimerQueue()
        var fired: [String] = []
        let token = queue.add(at: 10) { fired.append("cancelled") }
        queue.add(at: 30) { fired.append("kept") }
        queue.cancel(token)
        #expect(queue.nextTime == 30)
        while let action = queue.popDue(at: 100) { action() }
        #expect(fired == ["kept"])
        #expect(queue.isEmpty)
    }

    @Test func `A thousand entries in scrambled order come sorted`() {
        var queue = TimerQueue()
        var fired: [Int64] = []
        for index in 0..<1_000 {
            let time = Int64(index * 7_919 % 1_000)
            queue.add(at: time) { fired.append(time) }
        }
        while let action = queue.popDue(at: 1_000) { action() }
        #expect(fired == fired.sorted())
        #expect(fired.count == 1_000)
    }

    @Test func `An endlessly repeating entry does not keep the world busy`() {
        var queue = TimerQueue()
        queue.add(at: 10, isEndless: true) {}
        #expect(!queue.hasFiniteEntry)
        queue.add(at: 20) {}
        #expect(queue.hasFiniteEntry)
    }

    @Test func `What is added for behind the horizon keeps nobody waiting`() {
        var queue = TimerQueue()
        queue.add(at: 90) {}
        queue.horizon = 50
        queue.add(at: 60) {}
        #expect(queue.hasFiniteEntry)
        #expect(queue.popDue(at: 60) != nil && queue.popDue(at: 90) != nil)
        queue.add(at: 51) {}
        #expect(!queue.hasFiniteEntry && queue.nextTime == 51)
        queue.add(at: 50) {}
        #expect(queue.hasFiniteEntry)
    }
}
