var a: [Any] = []
for _ in 0..<60000 { a = [a] }
print(a)
// error 3:1: printing a value more than 1000 levels deep
