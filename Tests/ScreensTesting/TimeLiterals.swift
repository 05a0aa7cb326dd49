import Games
import GamesTesting
import Library

extension Instant: ExpressibleByIntegerLiteral {}
extension WallTime: ExpressibleByIntegerLiteral {}
