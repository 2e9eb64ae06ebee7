import Foundation

/// The names by which browsers may ask for the book. A page of a stranger can make its own name mean this
/// machine (DNS rebinding), and would then read drafts: what it cannot change is the name in its requests.
struct HostList: Sendable {
    /// In lower case.
    private let names: Set<String>
    /// Whether any address does: nobody can make an address mean another machine.
    private let takesAddresses: Bool

    /// - Parameters:
    ///   - host: where the server listens.
    ///   - others: further names by which readers reach it.
    init(listeningAt host: String, others: [String] = []) {
        names = Set(([host] + others).compactMap(Self.name))
        takesAddresses = ["0.0.0.0", "::"].contains(host)
    }

    /// Whether a request with this Host header, `localhost:8080`, is answered.
    func contains(_ header: String) -> Bool {
        guard let name = Self.name(of: header) else { return false }
        return Self.isLoopback(name) || names.contains(name) || takesAddresses && Self.isAddress(name)
    }

    /// The name in `name:port`, `[::1]:port` or either without a port, in lower case; nil for anything else.
    static func name(of header: String) -> String? {
        if isAddress(header) { return header.lowercased() }
        var name = Substring(header)
        if let colon = header.lastIndex(of: ":"), !header.hasSuffix("]") {
            let port = header[header.index(after: colon)...]
            let isPort = port.utf8.count <= 5 && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard isPort else { return nil }
            name = header[..<colon]
        }
        if name.hasPrefix("["), name.hasSuffix("]") {
            name = name.dropFirst().dropLast()
            guard isAddress(String(name)) else { return nil }
        } else if name.hasSuffix(".") {
            name = name.dropLast()
        }
        let isName = !name.isEmpty && name.utf8.allSatisfy { "-._:".utf8.contains($0) || isLetterOrDigit($0) }
        return isName ? name.lowercased() : nil
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Whether a name means the machine that asks, whatever a name server says.
    static func isLoopback(_ name: String) -> Bool {
        name == "localhost" || name.hasSuffix(".localhost") || name == "::1"
            || name.hasPrefix("127.") && isAddress(name)
    }

    private static func isAddress(_ name: String) -> Bool {
        var four = in_addr()
        var six = in6_addr()
        return inet_pton(AF_INET, name, &four) == 1 || inet_pton(AF_INET6, name, &six) == 1
    }
}
