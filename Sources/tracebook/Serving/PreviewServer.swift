import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers browsers with the pages of a preview. It only knows the files of the site, so no path leads to
/// anything else on the disk; and no client can take more of it than `ServingLimits` say.
final class PreviewServer: Sendable {
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let roster = ConnectionRoster(most: ServingLimits.connections)
    private let channel: any Channel
    /// The port at which it listens.
    let port: Int

    /// Begins to answer.
    init(_ preview: Preview, at socket: ListeningSocket, hosts: HostList) throws {
        let roster = roster
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = ServingLimits.lineBytes
        limits.maxHeaderListSize = ServingLimits.headBytes
        limits.maxHeaderFieldCount = ServingLimits.headers
        let bootstrap = ServerBootstrap(group: group).childChannelInitializer { [limits] channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                    withErrorHandling: false, withEncoderConfiguration: .init(),
                    withDecoderLimitConfiguration: limits)
                try channel.pipeline.syncOperations.addHandler(
                    Connection(preview: preview, hosts: hosts, roster: roster))
            }
        }
        channel = try bootstrap.withBoundSocket(socket.descriptor).wait()
        port = channel.localAddress?.port ?? 0
    }

    /// Takes no more clients, and gives those that are being answered a moment.
    func stop() {
        let roster = roster
        channel.close(promise: nil)
        guard (try? channel.eventLoop.submit { roster.endIdle() }.wait()) == true else { return }
        try? channel.eventLoop.scheduleTask(in: ServingLimits.linger) {}.futureResult.wait()
    }
}
