// Foundation's errors, and other errors as such.
let lost = NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "It is lost."])
print(lost.domain, lost.code, lost.localizedDescription)  // prints: app 7 It is lost.
print(lost.userInfo[NSLocalizedDescriptionKey] as? String ?? "-", lost.userInfo["other"] == nil)  // prints: It is lost. true
let plain: Error = lost
print(plain.localizedDescription, plain is NSError, (plain as? NSError)?.code ?? 0)  // prints: It is lost. true 7
func connect(_ code: Int) throws { throw NSError(domain: "net", code: code) }
do { try connect(-1) } catch let error as NSError { print(error.domain, error.code, error.userInfo.isEmpty) }  // prints: net -1 true
do { try connect(404) } catch { print((error as NSError).code) }  // prints: 404
enum Slip: Error { case one, two, many(Int) }
enum Code: Int, Error { case first = 10, second = 20 }
struct Broken: Error {}
struct Told: LocalizedError { var errorDescription: String? { "told" } }
for error in [Slip.one, Slip.two, Slip.many(3), Code.second, Broken(), Told()] as [Error] {
    let object = error as NSError
    print(object.domain, object.code)
}
// prints: Scenario.Slip 1
// prints: Scenario.Slip 2
// prints: Scenario.Slip 0
// prints: Scenario.Code 20
// prints: Scenario.Broken 1
// prints: Scenario.Told 1
func fail(_ error: Error?) -> String {
    guard let error = error as NSError? else { return "fine" }
    return "\(error.domain) \(error.code)"
}
print(fail(nil), fail(lost), fail(Slip.two))  // prints: fine app 7 Scenario.Slip 2
class AppError: NSError, @unchecked Sendable {
    convenience init(_ code: Int) { self.init(domain: "own", code: code) }
}
do { throw AppError(3) } catch let error as AppError { print("own", error.code) } catch { print("other") }  // prints: own 3
print(lost == NSError(domain: "app", code: 7), NSError(domain: "a", code: 1) == NSError(domain: "a", code: 1))  // prints: false true
let result: Result<Int, NSError> = .failure(lost)
if case .failure(let error) = result { print(error.code) }  // prints: 7
print((Told() as NSError).localizedDescription)  // prints: told
