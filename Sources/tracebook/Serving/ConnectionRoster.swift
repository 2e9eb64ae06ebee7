/// The connections of a server, so that there are never too many and all can be ended. It belongs to the one
/// event loop of its server, which alone touches it.
final class ConnectionRoster: @unchecked Sendable {
    private var connections: [ObjectIdentifier: (connection: Connection, activity: Int)] = [:]
    private var lastActivity = 0
    private let most: Int

    /// - Parameter most: beyond, the connection that has been idle longest makes room.
    init(most: Int) { self.most = most }

    /// A connection begins, or a request on it.
    func note(_ connection: Connection) {
        lastActivity += 1
        let isNew = connections.updateValue(
            (connection, lastActivity), forKey: ObjectIdentifier(connection)) == nil
        guard isNew, connections.count > most else { return }
        let others = connections.values.filter { $0.connection !== connection }
        // Answering costs the others nothing, waiting does: who has only come makes room first.
        let idle = others.filter { $0.connection.isIdle }
        (idle.isEmpty ? others : idle).min { $0.activity < $1.activity }?.connection.end()
    }

    func remove(_ connection: Connection) {
        connections[ObjectIdentifier(connection)] = nil
    }

    /// Ends all that do nothing, and lets the others finish what they write.
    ///
    /// - Returns: whether there are others.
    func endIdle() -> Bool {
        for (connection, _) in connections.values where connection.isIdle { connection.end() }
        return connections.values.contains { !$0.connection.isIdle }
    }
}
