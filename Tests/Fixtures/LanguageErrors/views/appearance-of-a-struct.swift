// UIKit refuses structs other than points, sizes, rectangles, insets and offsets.
UIView.appearance().transform = .identity
// error 2:1: illegal property type for the appearance's setter 'transform'
