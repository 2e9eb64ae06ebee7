// Paths and layers, member by member.
let path = UIBezierPath()
path.move(to: CGPoint(x: 0, y: 0))
path.addLine(to: CGPoint(x: 10, y: 0))
path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
path.addCurve(to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 30))
path.addArc(withCenter: CGPoint(x: 0, y: 30), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
path.lineWidth = 2
path.miterLimit = 3
path.flatness = 0.5
for cap: CGLineCap in [.butt, .round, .square] { path.lineCapStyle = cap }
for join: CGLineJoin in [.miter, .round, .bevel] { path.lineJoinStyle = join }
print(path.lineCapStyle == .square, path.lineJoinStyle == .bevel, path.lineWidth, path.miterLimit, path.flatness)
print(path.isEmpty, path.currentPoint.x.rounded(), path.currentPoint.y.rounded(), path.contains(CGPoint(x: 5, y: 5)))
let back = path.reversing()
print(back.contains(CGPoint(x: 5, y: 5)), back.isEqual(path))
back.removeAllPoints()
print(back.isEmpty)

let shape = CGMutablePath()
shape.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
shape.closeSubpath()
shape.addRects([CGRect(x: 20, y: 0, width: 5, height: 5), CGRect(x: 30, y: 0, width: 5, height: 5)])
shape.addRoundedRect(in: CGRect(x: 40, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
print(shape.boundingBoxOfPath, shape.boundingBox)
shape.move(to: CGPoint(x: 60, y: 0))
shape.addQuadCurve(to: CGPoint(x: 70, y: 0), control: CGPoint(x: 65, y: 10))
shape.addCurve(to: CGPoint(x: 80, y: 0), control1: CGPoint(x: 72, y: 5), control2: CGPoint(x: 78, y: 5))
shape.addArc(center: CGPoint(x: 80, y: 10), radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
shape.addArc(tangent1End: CGPoint(x: 100, y: 20), tangent2End: CGPoint(x: 100, y: 40), radius: 5)
shape.addRelativeArc(center: CGPoint(x: 100, y: 50), radius: 10, startAngle: 0, delta: 1)
print(shape.currentPoint.x.rounded(), shape.currentPoint.y.rounded(), shape.isEmpty)
let whole = CGMutablePath()
whole.addPath(shape)
print(whole.contains(CGPoint(x: 8, y: 2), using: .winding), shape.copy()?.isEmpty ?? true)
print(shape.mutableCopy()?.boundingBox.width.rounded() ?? -1)

let layer = CAShapeLayer()
layer.path = path.cgPath
layer.strokeColor = UIColor.red.cgColor
layer.lineWidth = 4
layer.strokeStart = 0.25
layer.strokeEnd = 0.75
layer.fillRule = .nonZero
print(layer.lineWidth, layer.strokeStart, layer.strokeEnd, layer.fillRule == .nonZero, layer.strokeColor != nil)
let host = CALayer()
host.insertSublayer(layer, at: 0)
let gradient = CAGradientLayer()
gradient.endPoint = CGPoint(x: 1, y: 1)
host.insertSublayer(gradient, below: layer)
print(host.sublayers?.count ?? 0, gradient.endPoint, gradient.superlayer === host)
gradient.removeFromSuperlayer()
host.insertSublayer(gradient, above: layer)
print(host.sublayers?.last === gradient)
host.anchorPoint = CGPoint(x: 0, y: 1)
host.opacity = 0.5
host.zPosition = 3
host.setAffineTransform(CGAffineTransform(rotationAngle: .pi).rotated(by: .pi))
print(host.anchorPoint, host.opacity, host.zPosition, host.affineTransform().tx, host.affineTransform().ty)
host.mask = CALayer()
host.shadowColor = UIColor.black.cgColor
host.shadowOpacity = 0.25
host.shadowOffset = CGSize(width: 1, height: 2)
host.shadowRadius = 3
host.shadowPath = path.cgPath
host.contentsScale = 2
host.shouldRasterize = true
host.rasterizationScale = 2
host.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
print(host.mask != nil, host.shadowColor != nil, host.shadowOpacity, host.shadowOffset, host.shadowRadius)
print(host.shadowPath != nil, host.contentsScale, host.shouldRasterize, host.rasterizationScale)
print(host.maskedCorners.contains(.layerMinXMinYCorner), UIColor.red.cgColor.numberOfComponents)
