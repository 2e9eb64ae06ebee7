// Notifications one after the other, for whoever waits for them.
extension Notification.Name { static let rang = Notification.Name("rang") }
let waiting = Task {
    for await note in NotificationCenter.default.notifications(named: .rang) {
        print(note.name.rawValue, note.userInfo?["times"] as? Int ?? 0)
    }
    print("over")
}
device.wait(0.1)
NotificationCenter.default.post(name: .rang, object: nil)
NotificationCenter.default.post(name: .rang, object: nil, userInfo: ["times": 2])
device.wait(0.1)
waiting.cancel()
device.wait(0.1)
NotificationCenter.default.post(name: .rang, object: nil)
device.wait(0.1)
// prints: rang 0
// prints: rang 2
// prints: over
