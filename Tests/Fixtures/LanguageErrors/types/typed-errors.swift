// A function that says of which type its errors are throws no others.
enum Failure: Error { case empty, full }
struct Other: Error {}
func anything() throws {}
func failing() throws(Failure) {
    throw Other()  // error 6:11: a value of type 'Failure' is needed here, and this is 'Other'
}
func passing() throws(Failure) {
    try anything()  // error 9:9: a value of type 'Failure' is needed here, and this is 'any Error'
}
func catching() {
    do { try failing() } catch .empty { print("empty") }  // error 12:14: this error is not handled
}
func wrong() throws(Int) {}  // error 14:21: 'Int' does not conform to 'Error'
do throws(Failure) { try anything() } catch { print(error) }  // error 15:26: a value of type 'Failure' is needed here, and this is 'any Error'
do { try failing() } catch { print(error == .empty, error.count) }  // error 16:59: 'Failure' has no member 'count'
let narrow: () throws(Failure) -> Void = anything  // error 17:42: a value of type '() throws(Failure) -> Void' is needed here, and this is '() throws -> Void'
do { throw Failure.empty } catch .empty { print("any error has no cases") }  // error 18:34: 'Error' has no member 'empty'
