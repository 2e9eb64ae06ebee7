struct A: Equatable { enum K { case a, b }; var k = K.a }
print(A() == A(), A(k: .b) == A())  // prints: true false
