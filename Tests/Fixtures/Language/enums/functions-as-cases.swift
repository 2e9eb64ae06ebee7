enum Step { case wait(Double), tap }
let steps = [0.1, 0.2].map(Step.wait)
print(steps)  // prints: [Scenario.Step.wait(0.1), Scenario.Step.wait(0.2)]
