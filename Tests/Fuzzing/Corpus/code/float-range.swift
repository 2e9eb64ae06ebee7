let r: ClosedRange<Float> = 0...1
print(r.contains(0.5), Float.random(in: 0...1) < 2)
