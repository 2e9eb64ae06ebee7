import Foundation
import NIOCore

/// A socket at which a server listens.
struct ListeningSocket {
    /// Why there is none: what the system says.
    struct Refusal: Error {
        let code: Int32
    }

    let descriptor: Int32

    /// One of a former life of this program.
    init(inherited descriptor: Int32) { self.descriptor = descriptor }

    /// - Parameters:
    ///   - host: an address, or `localhost`.
    ///   - port: 0 for any that is free.
    /// - Throws: `FileProblem` for a host that is no address, `Refusal` when the port cannot be had.
    init(host: String, port: UInt16) throws {
        let name = host == "localhost" ? "127.0.0.1" : host
        guard let address = try? SocketAddress(ipAddress: name, port: Int(port)) else {
            throw FileProblem(host, "is no address; use for example 127.0.0.1 or 0.0.0.0")
        }
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        descriptor = socket(Int32(address.protocol.rawValue), stream, 0)
        guard descriptor >= 0 else { throw Refusal(code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var yes: Int32 = 1
        setsockopt(
            descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let bound = address.withSockAddr { bind(descriptor, $0, socklen_t($1)) }
        guard bound == 0, listen(descriptor, 128) == 0 else {
            let code = errno
            close(descriptor)
            throw Refusal(code: code)
        }
    }
}
