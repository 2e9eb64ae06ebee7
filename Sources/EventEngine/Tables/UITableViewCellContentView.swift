import Foundation

/// What a cell puts its content into; the view that a tap on a cell hits (H-31). UIKit keeps the class to
/// itself too, and people know its name from logs.
final class UITableViewCellContentView: UIView {}
