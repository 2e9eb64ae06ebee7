import NIOCore
import NIOHTTP1

/// One client: reads a request at a time and writes its answer, piece by piece, as fast as the client takes
/// it. It belongs to its event loop, which alone touches it.
final class Connection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        /// Between requests, or in the middle of one.
        case reading(HTTPRequestHead?)
        /// For the next version.
        case waiting(HTTPRequestHead, Preview.Ticket?)
        case writing
        /// Its last answer is written.
        case ending
    }

    private let preview: Preview
    private let hosts: HostList
    private let roster: ConnectionRoster
    private var state = State.reading(nil)
    private var deadline: Scheduled<Void>?
    private var context: ChannelHandlerContext?

    init(preview: Preview, hosts: HostList, roster: ConnectionRoster) {
        self.preview = preview
        self.hosts = hosts
        self.roster = roster
    }

    /// Whether it is not being answered.
    var isIdle: Bool {
        switch state {
        case .reading, .ending: true
        case .waiting, .writing: false
        }
    }

    /// Ends it, whatever it does.
    func end() { context?.close(promise: nil) }

    // MARK: Events

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        roster.note(self)
        expectRequest(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        roster.remove(self)
        if case .waiting(_, let ticket?) = state { preview.forget(ticket) }
        state = .ending
        self.context = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch (unwrapInboundIn(data), state) {
        case (.head(let head), .reading):
            roster.note(self)
            state = .reading(head)
            if case .refused(let answer) = RequestCheck(head, hosts: hosts) {
                write(answer, to: head, context)
            }
        case (.end, .reading(let head?)):
            state = .waiting(head, nil)
            // Not at once: of requests that came together each would be answered inside the one before.
            context.eventLoop.assumeIsolated().execute { [weak self] in
                if let self, let context = self.context { answer(head, context) }
            }
        default: break  // of a request that was refused
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
        guard case .reading = state else { return }
        let isTooLong = error == .headerOverflow
        let sentence = isTooLong ? "The request is too long." : "That is no request."
        write(
            WebAnswer(
                refusal: isTooLong ? .requestHeaderFieldsTooLarge : .badRequest, sentence),
            to: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/"), context)
    }

    private func expectRequest(_ context: ChannelHandlerContext) {
        state = .reading(nil)
        within(ServingLimits.request, context) { $0.end() }
    }

    /// Does something if nothing else happens before.
    private func within(
        _ time: TimeAmount, _ context: ChannelHandlerContext, _ action: @escaping (Connection) -> Void
    ) {
        deadline?.cancel()
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
            if let self { action(self) }
        }
    }

    // MARK: Answers

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        switch RequestCheck(head, hosts: hosts) {
        case .refused(let answer): write(answer, to: head, context)
        case .file(let path): write(WebAnswer(preview.answer(to: path)), to: head, context)
        case .version(let known): wait(for: known, head, context)
        }
    }

    private func wait(for known: Int, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let loop = context.eventLoop
        let own = NIOLoopBound(self, eventLoop: loop)
        state = .waiting(head, nil)
        let ticket = preview.whenVersion(isNot: known) { version in
            // Not at once: the caller may hold on to the connection's state.
            loop.execute { own.value.tell(version) }
        }
        guard let ticket else { return deadline?.cancel() ?? () }
        state = .waiting(head, ticket)
        within(ServingLimits.version, context) { $0.preview.answerNow(ticket) }
    }

    private func tell(_ version: Int) {
        guard case .waiting(let head, _) = state, let context else { return }
        write(WebAnswer(Preview.Answer(bytes: Array(String(version).utf8), kind: "txt")), to: head, context)
    }

    private func write(_ answer: WebAnswer, to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        state = .writing
        let closes = answer.closes || !head.isKeepAlive || head.isOld
        let response = HTTPResponseHead(
            version: .http1_1, status: answer.status, headers: answer.headers(closes: closes))
        context.write(wrapOutboundOut(.head(response)), promise: nil)
        let body = head.method == .HEAD ? ByteBuffer() : ByteBuffer(bytes: answer.body)
        writeRest(of: body, closes: closes, context)
    }

    private func writeRest(of body: ByteBuffer, closes: Bool, _ context: ChannelHandlerContext) {
        within(ServingLimits.piece, context) { $0.end() }
        var body = body
        let length = min(body.readableBytes, ServingLimits.pieceBytes)
        let isLast = length == body.readableBytes
        let piece = body.readSlice(length: length) ?? ByteBuffer()
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenSuccess { [weak self, body] in
            guard let self, let context = self.context else { return }
            guard isLast else { return writeRest(of: body, closes: closes, context) }
            if closes { return linger(context) }
            if case .reading(nil) = state { expectRequest(context) }
        }
        guard isLast else {
            return context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(piece))), promise: written)
        }
        if length > 0 { context.write(wrapOutboundOut(.body(.byteBuffer(piece))), promise: nil) }
        // The next request may come before the last byte has left.
        if !closes { state = .reading(nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    }

    /// Lets the client read its answer: an end while bytes of it are still coming in would take it away.
    private func linger(_ context: ChannelHandlerContext) {
        state = .ending
        context.close(mode: .output, promise: nil)
        within(ServingLimits.linger, context) { $0.end() }
    }
}
