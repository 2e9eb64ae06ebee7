import Foundation

/// The scenarios of chapters, found by a plain scan of the fences: no parser of ours between the text and the
/// compiler.
extension Corpus {
    /// Those of the book and of the device logs.
    static var chapters: [Program] {
        ["Chapters", "Tests/EventEngineTests/Fixtures"].flatMap { folder -> [Program] in
            let url = root.appendingPathComponent(folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            let chapters = names.filter { $0.hasSuffix(".md") }.sorted()
            return chapters.flatMap { name -> [Program] in
                let text = (try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)) ?? ""
                return scenarios(in: text, of: name)
            }
        }
    }

    /// The scenarios of a chapter that can be run, with the code that each extends in front of its own.
    static func scenarios(in chapter: String, of file: String) -> [Program] {
        var codes: [String: String] = [:]
        var programs: [Program] = []
        for block in blocks(in: chapter) {
            guard let name = block.options["name"] else { continue }
            let base = block.options["extends"].flatMap { codes[$0] } ?? ""
            codes[name] = base + block.body
            if block.options["fails"] != nil { continue }
            var program = Program(name: "\(file) \(name)", text: base + block.body)
            let sides = block.options["screen"]?.split(separator: "x").compactMap { Double($0) } ?? []
            if sides.count == 2 { program.screen = CGSize(width: sides[0], height: sides[1]) }
            programs.append(program)
        }
        return programs
    }

    private struct Block {
        var options: [String: String]
        var body: String
    }

    /// The `swift, scenario` fences; indented and quoted ones are none of the witness's business.
    private static func blocks(in chapter: String) -> [Block] {
        var blocks: [Block] = []
        var fence: Substring?
        var open: Block?
        for line in chapter.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            if let mark = fence {
                if line.hasPrefix(mark), line.drop(while: { $0 == mark.first }).allSatisfy({ $0 == " " }) {
                    if let block = open { blocks.append(block) }
                    fence = nil
                    open = nil
                } else {
                    open?.body += line + "\n"
                }
            } else if line.hasPrefix("```") || line.hasPrefix("~~~") {
                fence = line.prefix { $0 == line.first }
                let options = options(in: line.drop { $0 == line.first })
                if options["swift"] != nil, options["scenario"] != nil {
                    open = Block(options: options, body: "")
                }
            }
        }
        return blocks
    }

    private static func options(in info: Substring) -> [String: String] {
        var options: [String: String] = [:]
        for part in info.split(separator: ",") {
            let sides = part.split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            if let key = sides.first { options[key] = sides.count > 1 ? sides[1] : "" }
        }
        return options
    }
}
