extension Folder {
    /// Puts new bytes in the place of a file in one step; the folders above it are made.
    ///
    /// - Parameter path: as the user gave it, perhaps from the root.
    func replace(_ path: String, with bytes: [UInt8]) throws {
        let ending = ".tracebook-new"
        let staged = path + ending
        try remove(staged)
        do {
            try write(bytes, to: staged)
            try rename(staged, to: path)
        } catch {
            try? remove(staged)
            throw FileProblem.withoutEnding(ending, error)
        }
    }
}
