extension LibrarySource {
    /// Layers with particles, of which nothing is seen: what they are like is kept.
    static let emitters = LibrarySource(
        name: "CAEmitterLayer",
        others: [
            "CAEmitterCell", "CAEmitterLayerEmitterShape", "CAEmitterLayerEmitterMode",
            "CAEmitterLayerRenderMode",
        ],
        text: """
            struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let point = CAEmitterLayerEmitterShape(rawValue: "point")
                static let line = CAEmitterLayerEmitterShape(rawValue: "line")
                static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
                static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
                static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
                static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
            }

            struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let points = CAEmitterLayerEmitterMode(rawValue: "points")
                static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
                static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
                static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
            }

            struct CAEmitterLayerRenderMode: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
                static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
                static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
                static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
                static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
            }

            class CAEmitterCell: NSObject {
                var birthRate: Float = 0
                var lifetime: Float = 0
                var lifetimeRange: Float = 0
                var redRange: Float = 0
                var greenRange: Float = 0
                var blueRange: Float = 0
                var alphaRange: Float = 0
                var redSpeed: Float = 0
                var greenSpeed: Float = 0
                var blueSpeed: Float = 0
                var alphaSpeed: Float = 0
                var minificationFilterBias: Float = 0
                var velocity: CGFloat = 0
                var velocityRange: CGFloat = 0
                var xAcceleration: CGFloat = 0
                var yAcceleration: CGFloat = 0
                var zAcceleration: CGFloat = 0
                var emissionLongitude: CGFloat = 0
                var emissionLatitude: CGFloat = 0
                var emissionRange: CGFloat = 0
                var scaleRange: CGFloat = 0
                var scaleSpeed: CGFloat = 0
                var spin: CGFloat = 0
                var spinRange: CGFloat = 0
                var scale: CGFloat = 1
                var contentsScale: CGFloat = 1
                var contents: Any?
                var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
                var color: CGColor? = UIColor.white.cgColor
                var name: String?
                var isEnabled = true
                var emitterCells: [CAEmitterCell]?
                var magnificationFilter = "linear"
                var minificationFilter = "linear"
                override init() {}
            }

            class CAEmitterLayer: CALayer {
                var emitterCells: [CAEmitterCell]?
                var emitterPosition = CGPoint.zero
                var emitterZPosition: CGFloat = 0
                var emitterSize = CGSize.zero
                var emitterDepth: CGFloat = 0
                var emitterShape = CAEmitterLayerEmitterShape.point
                var emitterMode = CAEmitterLayerEmitterMode.volume
                var renderMode = CAEmitterLayerRenderMode.unordered
                var birthRate: Float = 1
                var lifetime: Float = 1
                var velocity: Float = 1
                var scale: Float = 1
                var spin: Float = 1
                var seed: UInt32 = 0
                var preservesDepth = false
            }
            """)
}
