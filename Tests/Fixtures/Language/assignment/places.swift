struct Inner { var list = [1, 2, 3]; var point = CGPoint(x: 1, y: 2) }
class Holder { var inner = Inner(); var map = ["a": Inner()] }
let holder = Holder()
holder.inner.list[1] *= 10
holder.inner.point.x -= 3
holder.map["a"]!.list.append(4)
holder.map["a"]?.point.y = 9
holder.map["b"]?.point.y = 9
print(holder.inner.list, holder.inner.point.x, holder.map["a"]!.list.count, holder.map.count)  // prints: [1, 20, 3] -2.0 4 1
