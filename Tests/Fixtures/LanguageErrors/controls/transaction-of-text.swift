CATransaction.setValue("long", forKey: kCATransactionAnimationDuration)  // error 1:1: 'animationDuration' of a transaction takes a number or a truth value
