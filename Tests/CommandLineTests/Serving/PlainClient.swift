import Foundation

/// A client that sends whatever bytes a test likes, over a socket of its own.
final class PlainClient {
    private let descriptor: Int32

    /// - Parameter port: of a server at this machine.
    init(port: UInt16) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard code == 0 else { throw CocoaError(.fileReadUnknown) }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Sends bytes, as far as the server takes them before the deadline.
    ///
    /// - Returns: whether all of them were taken.
    @discardableResult
    func send(_ text: String, within seconds: Double = 60) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        let deadline = ContinuousClock.now + .seconds(seconds)
        while sent < bytes.count, ContinuousClock.now < deadline {
            var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&watched, 1, 50)
            #if canImport(Glibc)
                let flags = Int32(MSG_NOSIGNAL)
            #else
                let flags: Int32 = 0
            #endif
            let count = bytes.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, flags)
            }
            if count > 0 { sent += count } else if errno != EAGAIN && errno != EINTR { return false }
        }
        return sent == bytes.count
    }

    /// Everything that comes until the server ends the connection, or the deadline.
    func rest(within seconds: Double = 60) -> (text: String, isEnded: Bool) {
        var said: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline {
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, 50)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                said += buffer[..<count]
            } else if count == 0 || errno != EAGAIN && errno != EINTR {
                return (String(decoding: said, as: UTF8.self), true)
            }
        }
        return (String(decoding: said, as: UTF8.self), false)
    }
}
