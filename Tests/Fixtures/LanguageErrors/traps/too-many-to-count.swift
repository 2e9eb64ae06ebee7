let all = UInt64.min...UInt64.max
print(all.first!, all.last!)
print(all.count)  // error 3:7: arithmetic overflow
