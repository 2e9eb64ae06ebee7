print("before")
let list = [1]
print(list[3])
