NumberFormatter().numberStyle = .spellOut
// error 1:1: numbers in the style 'spellOut' are not modelled
