struct Pen: Codable {
    var width: CGFloat = 1
    var color = UIColor.red
}
enum Tool: Codable { case pen(UIView) }
class Page: Encodable { let path = CGMutablePath() }
// error 1:8: 'UIColor' does not conform to 'Encodable'
// error 5:6: 'UIView' does not conform to 'Encodable'
// error 6:7: 'CGMutablePath' does not conform to 'Encodable'
