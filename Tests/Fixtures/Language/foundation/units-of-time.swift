// Dispatch's units of time.
print(NSEC_PER_SEC, NSEC_PER_MSEC * 3, USEC_PER_SEC, Double(NSEC_PER_SEC) * 0.5)  // prints: 1000000000 3000000 1000000 500000000.0
