/// Of what UIKit and Swift have under one name, most does not take the arguments of a call: it is left out
/// before anything is made of it. Where nothing takes them all of it stays, for the error that names it.
extension [Member] {
    func choice(for arguments: [Argument]) -> [Member] {
        guard count > 1 else { return self }
        let fitting = filter { $0.nativeMethod?.takes(arguments) ?? true }
        return fitting.contains { $0.nativeMethod != nil } ? fitting : self
    }
}

extension [NativeMember] {
    func choice(for arguments: [Argument]) -> [NativeMember] {
        guard count > 1 else { return self }
        let fitting = filter { $0.takes(arguments) }
        return fitting.isEmpty ? self : fitting
    }
}

extension NativeMember {
    fileprivate func takes(_ arguments: [Argument]) -> Bool {
        ArgumentMatch.numbers(of: arguments, for: signature) != nil
    }
}

extension Member {
    fileprivate var nativeMethod: NativeMember? {
        guard case .native(let native, _) = self, native.kind == .method else { return nil }
        return native
    }
}
