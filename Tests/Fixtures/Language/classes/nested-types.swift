class Game {
    enum Level: Int { case easy = 1, hard }
    struct Score { var points = 0; static let best = Score(points: 99) }
    class Player {
        enum Hand { case left, right }
        var hand = Hand.left
    }
    var level = Level.easy
    var score = Score()
    let player = Player()
}
let game = Game()
game.level = .hard
game.score.points += 5
game.player.hand = .right
print(game.level, game.level.rawValue, game.score.points, Game.Score.best.points)  // prints: hard 2 5 99
print(game.player.hand, Game.Player.Hand.left, Game.Level(rawValue: 1) == .easy)  // prints: right left true
