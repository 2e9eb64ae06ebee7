// A struct or enum cannot hold itself; arrays, classes, closures and 'indirect' stand between.
struct Small { var inner: Small }
// error 2:20: value type 'Small' cannot have a stored property that recursively contains it
struct Maybe { var inner: Maybe? }
// error 4:20: value type 'Maybe' cannot have a stored property that recursively contains it
struct Pair { var both: (Int, Pair?) }
// error 6:19: value type 'Pair' cannot have a stored property that recursively contains it
struct First { var second: Second }
// error 8:20: value type 'First' cannot have a stored property that recursively contains it
struct Second { var third: Third }
struct Third { var first: First? }
struct Holder<Content> { var content: Content }
struct Held { var holder: Holder<Held>? }
// error 13:19: value type 'Held' cannot have a stored property that recursively contains it
enum List { case end, node(Int, List) }
// error 15:6: recursive enum 'List' is not marked 'indirect'
enum Mixed { case leaf(Wrapper), end }
// error 17:6: recursive enum 'Mixed' is not marked 'indirect'
struct Wrapper { var mixed: Mixed }
indirect enum Tree { case leaf, node(Tree, Tree) }
enum Half { case end; indirect case more(Half) }
struct Forest { var trees: [Forest], byName: [String: Forest] }
final class Link { var next: Link? }
struct Chain { var link: Link?, make: () -> Chain }
struct Shared { static var one: Shared? = nil; var other: Shared? { nil } }
