var a = [3, 1, 2]
a.removeAll { _ in a.count > 2 }
// error 2:20: 'a' is used here while something else is changing it
