import Testing

@Test func `Windows get what the application gets (A-08)`() {}
