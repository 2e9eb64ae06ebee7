import NIOCore

/// What one client, or all together, may cost. A browser that shows a book comes nowhere near.
enum ServingLimits {
    /// Bytes of a request's first line, and of each of its headers.
    static let lineBytes = 8 << 10
    /// Bytes of a request's first line and headers together.
    static let headBytes = 32 << 10
    /// Headers of a request.
    static let headers = 100
    /// Connections that are open at once; beyond, the one that has been idle longest is closed.
    static let connections = 256
    /// From the moment at which a client may send a request to its end; also how long a connection may idle.
    static let request = TimeAmount.seconds(10)
    /// A page waits for the next version so long, and asks again.
    static let version = TimeAmount.seconds(8)
    /// Bytes of an answer that are under way at once.
    static let pieceBytes = 256 << 10
    /// A client takes each piece of its answer in this time.
    static let piece = TimeAmount.seconds(20)
    /// Between the last byte of a connection's last answer and its end.
    static let linger = TimeAmount.milliseconds(300)
}
