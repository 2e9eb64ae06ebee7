let board = UIStoryboard(name: "Main", bundle: nil)  // error 1:13: the storyboard 'Main' is not in the bundle: a scenario has no storyboards
_ = board.instantiateInitialViewController()
