extension LibrarySource {
    /// Notifications as values that come one after the other.
    static let awaitedNotifications = LibrarySource(
        name: "AwaitedNotifications", members: ["notifications"], continuations: ["notifications": "(named"],
        text: """
            extension NotificationCenter {
                typealias Notifications = AsyncStream<Notification>

                func notifications(
                    named name: Notification.Name, object: AnyObject? = nil
                ) -> AsyncStream<Notification> {
                    AsyncStream<Notification> { continuation in
                        let observer = addObserver(forName: name, object: object, queue: nil) {
                            continuation.yield($0)
                        }
                        continuation.onTermination = { _ in self.removeObserver(observer) }
                    }
                }
            }
            """)
}
