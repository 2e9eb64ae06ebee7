// Filters of layers, of which nothing is seen.
import UIKit

let layer = CALayer()
print(layer.compositingFilter == nil, layer.filters == nil, layer.backgroundFilters == nil)
layer.compositingFilter = "multiplyBlendMode"
layer.filters = ["one", 2]
layer.backgroundFilters = []
print(layer.compositingFilter as? String ?? "none", layer.filters?.count ?? 0, layer.filters?.first as? String ?? "none")
print(layer.backgroundFilters?.isEmpty ?? false)
// prints: true true true
// prints: multiplyBlendMode 2 one
// prints: true
