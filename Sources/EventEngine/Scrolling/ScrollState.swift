import Foundation

/// What a scroll view knows beside its bounds.
struct ScrollState {
    /// In points.
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
}
