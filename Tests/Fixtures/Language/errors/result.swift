// `Result` is a value or an error, handed to a completion handler.
enum LoadError: Error, Equatable {
    case missing(Int)
    case late
}
func load(_ number: Int, completion: (Result<String, LoadError>) -> Void) {
    completion(number > 0 ? .success("item \(number)") : .failure(.missing(number)))
}
load(3) { result in
    switch result {
    case .success(let item): print(item) // prints: item 3
    case .failure(let error): print(error)
    }
}
load(0) { if case .failure(let error) = $0 { print("failed:", error) } } // prints: failed: missing(0)

let number: Result<Int, Error> = .success(4)
print(try number.get(), number.map { $0 * 2 }) // prints: 4 success(8)
let failed = Result<Int, LoadError>.failure(.late)
do {
    print(try failed.get())
} catch {
    print("caught", error) // prints: caught late
}
print((try? failed.get()) ?? -1, failed == .failure(.late), failed == .success(1)) // prints: -1 true false
print(failed.mapError { _ in LoadError.missing(7) } == .failure(.missing(7))) // prints: true
let next = Result<Int, LoadError>.success(2).flatMap { $0 > 1 ? Result<Int, LoadError>.failure(.late) : .success($0) }
print(next == failed) // prints: true
