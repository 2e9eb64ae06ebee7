// What a static property lacks is said there, and what a loop walks is no news inside of it.
class Styles {
    static let body = Style(size: 3)  // error 3:23: there is no 'Style' here
}
func use() { let body = Styles.body }
for row in rows() {  // error 6:12: there is no 'rows' here
    guard row > 0 else { continue }
    if row > 4 { break }
}
extension UIEdgeInsets: Comparable {}  // error 10:25: 'Comparable' for 'UIEdgeInsets', which is not the scenario's, is not supported in scenarios
class Timed: NSObject {
    @objc func wait(_ time: DispatchTime?) {}  // error 12:16: 'wait(_:)' cannot be '@objc', for Objective-C has no 'DispatchTime?'
    @objc func show(_ path: IndexPath?) {}
}
let path = IndexPath(indexes: [0])  // error 15:12: scenarios do not have 'init(indexes:)' of 'IndexPath'
print(Timed.responds(to: #selector(Timed.show(_:))))  // error 16:13: 'responds' of a class is not supported in scenarios
