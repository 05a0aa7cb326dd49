/// The tables of a server in PostgreSQL, and the migrations from earlier versions.
enum PostgresSchema {
  /// The steps from an empty database to the current tables. A released step never changes: a later change is a new
  /// step.
  ///
  /// The tables are those of `BackendSchema` with two exceptions. `trace` is missing: for SQLite, it records that
  /// unused parts of the file must be cleared (`PostgresStore.clearTraces`). `house` is additional: its only row
  /// has the number of completed steps, and a number that `isSound` changes. The expiry of a code is in
  /// `pairing.ends`, since the column name in SQLite is an SQL keyword here.
  static let steps: [StaticString] = [
    """
    CREATE TABLE player (
      id bytea PRIMARY KEY CHECK (octet_length(id) = 16),
      epoch bigint NOT NULL,
      revision bigint NOT NULL DEFAULT 0 CHECK (revision >= 0),
      bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0)
    );
    CREATE TABLE row (
      player bytea NOT NULL REFERENCES player,
      key bytea NOT NULL,
      text bytea NOT NULL CHECK (octet_length(text) > 0),
      revision bigint NOT NULL,
      PRIMARY KEY (player, key)
    );
    CREATE UNIQUE INDEX row_by_revision ON row (player, revision);
    CREATE TABLE device (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      player bytea NOT NULL REFERENCES player,
      token bytea NOT NULL UNIQUE CHECK (octet_length(token) = 32),
      label text NOT NULL,
      created bigint NOT NULL,
      seen bigint NOT NULL
    );
    CREATE INDEX device_of_player ON device (player);
    CREATE TABLE pairing (
      code bytea PRIMARY KEY CHECK (octet_length(code) = 32),
      player bytea NOT NULL UNIQUE REFERENCES player,
      ends bigint NOT NULL,
      step bigint NOT NULL,
      ticket bytea UNIQUE,
      label text,
      games bigint,
      number bigint,
      device bigint
    );
    CREATE TABLE sheet (
      player bytea PRIMARY KEY REFERENCES player,
      digest bytea NOT NULL UNIQUE CHECK (octet_length(digest) = 32),
      made bigint NOT NULL,
      used bytea UNIQUE,
      device bigint
    );
    """,
    """
    CREATE TABLE deal (
      id bytea PRIMARY KEY CHECK (octet_length(id) = 16),
      day bigint,
      game text NOT NULL,
      rules bigint NOT NULL,
      options bytea NOT NULL,
      puzzle bytea NOT NULL,
      salt bytea NOT NULL CHECK (octet_length(salt) = 16),
      commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
      UNIQUE (day, game)
    );
    CREATE TABLE play (
      id bytea PRIMARY KEY CHECK (octet_length(id) = 16),
      deal bytea NOT NULL REFERENCES deal,
      player bytea NOT NULL REFERENCES player,
      along bigint NOT NULL CHECK (along IN (0, 1)),
      opened bigint NOT NULL,
      ended bigint,
      won bigint CHECK (won IN (0, 1)),
      score bigint,
      milliseconds bigint CHECK (milliseconds >= 0),
      UNIQUE (deal, player),
      CHECK ((ended IS NULL) = (won IS NULL)),
      CHECK ((ended IS NULL) = (score IS NULL)),
      CHECK ((ended IS NULL) = (milliseconds IS NULL))
    );
    CREATE INDEX play_of_player ON play (player);
    CREATE TABLE judged (
      play bytea NOT NULL REFERENCES play,
      number bigint NOT NULL CHECK (number >= 0),
      move bytea NOT NULL,
      answer bytea NOT NULL,
      milliseconds bigint NOT NULL CHECK (milliseconds >= 0),
      got bigint NOT NULL,
      sent bigint NOT NULL,
      PRIMARY KEY (play, number)
    );
    """,
    """
    CREATE TABLE circle (
      id bytea PRIMARY KEY CHECK (octet_length(id) = 16),
      title text NOT NULL,
      made bigint NOT NULL,
      numbers bigint NOT NULL
    );
    CREATE TABLE member (
      circle bytea NOT NULL REFERENCES circle,
      number bigint NOT NULL CHECK (number > 0),
      player bytea NOT NULL REFERENCES player,
      name text NOT NULL,
      likeness text NOT NULL,
      face text NOT NULL,
      since bigint NOT NULL,
      PRIMARY KEY (circle, number),
      UNIQUE (circle, player),
      UNIQUE (circle, likeness)
    );
    CREATE INDEX member_of_player ON member (player);
    CREATE TABLE invite (
      circle bytea PRIMARY KEY REFERENCES circle,
      code bytea NOT NULL UNIQUE CHECK (octet_length(code) = 32)
    );
    """,
    """
    ALTER TABLE deal ADD COLUMN closes bigint;
    CREATE TABLE guest (
      player bytea PRIMARY KEY REFERENCES player,
      ends bigint NOT NULL
    );
    CREATE TABLE race (
      id bigint PRIMARY KEY,
      game text NOT NULL,
      options bytea NOT NULL,
      made bigint NOT NULL,
      deal bytea REFERENCES deal
    );
    CREATE INDEX race_by_age ON race (made);
    CREATE INDEX race_of_deal ON race (deal);
    CREATE TABLE racer (
      race bigint NOT NULL REFERENCES race,
      seat bigint NOT NULL CHECK (seat >= 0),
      player bytea REFERENCES player,
      PRIMARY KEY (race, seat),
      UNIQUE (race, player)
    );
    CREATE INDEX racer_of_player ON racer (player);
    CREATE TABLE news (
      race bigint NOT NULL REFERENCES race,
      number bigint NOT NULL CHECK (number > 0),
      at bigint NOT NULL,
      line bytea NOT NULL,
      PRIMARY KEY (race, number)
    );
    CREATE TABLE challenge (
      id bigint PRIMARY KEY,
      deal bytea NOT NULL REFERENCES deal,
      made bigint NOT NULL,
      numbers bigint NOT NULL
    );
    CREATE INDEX challenge_by_age ON challenge (made);
    CREATE INDEX challenge_of_deal ON challenge (deal);
    CREATE TABLE challenger (
      challenge bigint NOT NULL REFERENCES challenge,
      number bigint NOT NULL CHECK (number > 0),
      player bytea NOT NULL REFERENCES player,
      name text NOT NULL,
      likeness text NOT NULL,
      face text NOT NULL,
      since bigint NOT NULL,
      PRIMARY KEY (challenge, number),
      UNIQUE (challenge, player),
      UNIQUE (challenge, likeness)
    );
    CREATE INDEX challenger_of_player ON challenger (player);
    """,
    """
    ALTER TABLE deal DROP CONSTRAINT deal_day_game_key, ADD UNIQUE (day, game, options);
    """,
  ]

  /// Migrates the tables, in one transaction. Other processes that open the same database wait meanwhile.
  /// - Parameter makesTables: whether missing tables are made, instead of being refused.
  static func prepare(_ connection: PostgresConnection, makesTables: Bool) throws {
    guard try connection.isDurable() else { throw OpeningError.notDurable }
    try connection.run("BEGIN")
    // The number identifies only this lock: the bytes of "pastime".
    try connection.run("SELECT pg_advisory_xact_lock(31635036268228965)")
    let done = try steps(of: connection)
    if done == nil {
      guard makesTables else { throw OpeningError.notADatabase }
      // `checks` changes with each check whether something can be stored.
      try connection.run(
        "CREATE TABLE house (steps bigint NOT NULL, checks bigint NOT NULL DEFAULT 0)")
    }
    if let done, done > steps.count { throw OpeningError.laterVersion }
    for step in steps.dropFirst(done ?? 0) { try connection.runScript(step) }
    let count = SQLValue.integer(Int64(steps.count))
    if done == nil {
      try connection.run("INSERT INTO house (steps) VALUES ($1)", count)
    } else if done != steps.count {
      try connection.run("UPDATE house SET steps = $1", count)
    }
    try connection.run("COMMIT")
  }

  /// How many steps a database has completed; nil if it has no tables of a server.
  static func steps(of connection: PostgresConnection) throws -> Int? {
    guard try !connection.run("SELECT 1 WHERE to_regclass('house') IS NOT NULL").isEmpty else {
      return nil
    }
    return try connection.run("SELECT steps FROM house").first?.count("steps")
  }
}
