import GRDB

/// The tables of a server, and the migrations from earlier versions.
enum BackendSchema {
  /// The steps from an empty database to the current tables. A released step never changes: a later change is a new
  /// step.
  static var migrations: DatabaseMigrator {
    var migrations = DatabaseMigrator()
    migrations.registerMigration("rows") { database in
      // `revision` is the last assigned revision, and `bytes` the size of all keys and texts.
      try database.execute(
        sql: """
          CREATE TABLE player (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
            epoch INTEGER NOT NULL,
            revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0),
            bytes INTEGER NOT NULL DEFAULT 0 CHECK (bytes >= 0)
          ) STRICT;
          CREATE TABLE row (
            player BLOB NOT NULL REFERENCES player(id),
            key BLOB NOT NULL,
            text BLOB NOT NULL CHECK (length(text) > 0),
            revision INTEGER NOT NULL,
            PRIMARY KEY (player, key)
          ) STRICT;
          CREATE UNIQUE INDEX row_by_revision ON row (player, revision);
          """)
    }
    migrations.registerMigration("devices") { database in
      // Times are milliseconds since 1970. No device identifier is assigned twice.
      try database.execute(
        sql: """
          CREATE TABLE device (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            player BLOB NOT NULL REFERENCES player(id),
            token BLOB NOT NULL UNIQUE CHECK (length(token) = 32),
            label TEXT NOT NULL,
            created INTEGER NOT NULL,
            seen INTEGER NOT NULL
          ) STRICT;
          CREATE INDEX device_of_player ON device (player);
          CREATE TABLE pairing (
            code BLOB PRIMARY KEY NOT NULL CHECK (length(code) = 32),
            player BLOB NOT NULL UNIQUE REFERENCES player(id),
            end INTEGER NOT NULL,
            step INTEGER NOT NULL,
            ticket BLOB UNIQUE,
            label TEXT,
            games INTEGER,
            number INTEGER
          ) STRICT;
          """)
    }
    migrations.registerMigration("sheets") { database in
      // A device that joined by a recovery key or by a code may ask again until its first visit. `used` is the
      // recovery key that it showed.
      try database.execute(
        sql: """
          CREATE TABLE sheet (
            player BLOB PRIMARY KEY NOT NULL REFERENCES player(id),
            digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
            made INTEGER NOT NULL,
            used BLOB UNIQUE,
            device INTEGER
          ) STRICT;
          ALTER TABLE pairing ADD COLUMN device INTEGER;
          CREATE TABLE trace (erased INTEGER NOT NULL) STRICT;
          """)
    }
    migrations.registerMigration("days") { database in
      // `seen` was the time of a day's first call.
      try database.execute(sql: "UPDATE device SET seen = seen - seen % 86400000")
    }
    migrations.registerMigration("plays") { database in
      // Any number of deals can belong to no day, because NULL is equal to nothing.
      try database.execute(
        sql: """
          CREATE TABLE deal (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
            day INTEGER,
            game TEXT NOT NULL,
            rules INTEGER NOT NULL,
            options BLOB NOT NULL,
            puzzle BLOB NOT NULL,
            salt BLOB NOT NULL CHECK (length(salt) = 16),
            commitment BLOB NOT NULL CHECK (length(commitment) = 32),
            UNIQUE (day, game)
          ) STRICT;
          CREATE TABLE play (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
            deal BLOB NOT NULL REFERENCES deal(id),
            player BLOB NOT NULL REFERENCES player(id),
            along INTEGER NOT NULL CHECK (along IN (0, 1)),
            opened INTEGER NOT NULL,
            ended INTEGER,
            won INTEGER CHECK (won IN (0, 1)),
            score INTEGER,
            milliseconds INTEGER CHECK (milliseconds >= 0),
            UNIQUE (deal, player),
            CHECK ((ended IS NULL) = (won IS NULL)),
            CHECK ((ended IS NULL) = (score IS NULL)),
            CHECK ((ended IS NULL) = (milliseconds IS NULL))
          ) STRICT;
          CREATE INDEX play_of_player ON play (player);
          CREATE TABLE judged (
            play BLOB NOT NULL REFERENCES play(id),
            number INTEGER NOT NULL CHECK (number >= 0),
            move BLOB NOT NULL,
            answer BLOB NOT NULL,
            milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
            got INTEGER NOT NULL,
            sent INTEGER NOT NULL,
            PRIMARY KEY (play, number)
          ) STRICT;
          """)
    }
    migrations.registerMigration("circles") { database in
      // `numbers` is the last number that a member got. The owner is the member with the lowest number, so a circle
      // always has an owner. When the last member leaves, the circle is removed too.
      try database.execute(
        sql: """
          CREATE TABLE circle (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
            title TEXT NOT NULL,
            made INTEGER NOT NULL,
            numbers INTEGER NOT NULL
          ) STRICT;
          CREATE TABLE member (
            circle BLOB NOT NULL REFERENCES circle(id),
            number INTEGER NOT NULL CHECK (number > 0),
            player BLOB NOT NULL REFERENCES player(id),
            name TEXT NOT NULL,
            likeness TEXT NOT NULL,
            face TEXT NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (circle, number),
            UNIQUE (circle, player),
            UNIQUE (circle, likeness)
          ) STRICT;
          CREATE INDEX member_of_player ON member (player);
          CREATE TABLE invite (
            circle BLOB PRIMARY KEY NOT NULL REFERENCES circle(id),
            code BLOB NOT NULL UNIQUE CHECK (length(code) = 32)
          ) STRICT;
          """)
    }
    migrations.registerMigration("meetings") { database in
      // `closes` of a deal is when moves stop counting; NULL if its day determines that. `news` has the lines of a
      // race in their order: everything else about the race follows from them. A player is a guest until `ends`.
      try database.execute(
        sql: """
          ALTER TABLE deal ADD COLUMN closes INTEGER;
          CREATE TABLE guest (
            player BLOB PRIMARY KEY NOT NULL REFERENCES player(id),
            ends INTEGER NOT NULL
          ) STRICT;
          CREATE TABLE race (
            id INTEGER PRIMARY KEY NOT NULL,
            game TEXT NOT NULL,
            options BLOB NOT NULL,
            made INTEGER NOT NULL,
            deal BLOB REFERENCES deal(id)
          ) STRICT;
          CREATE INDEX race_by_age ON race (made);
          CREATE INDEX race_of_deal ON race (deal);
          CREATE TABLE racer (
            race INTEGER NOT NULL REFERENCES race(id),
            seat INTEGER NOT NULL CHECK (seat >= 0),
            player BLOB REFERENCES player(id),
            PRIMARY KEY (race, seat),
            UNIQUE (race, player)
          ) STRICT;
          CREATE INDEX racer_of_player ON racer (player);
          CREATE TABLE news (
            race INTEGER NOT NULL REFERENCES race(id),
            number INTEGER NOT NULL CHECK (number > 0),
            at INTEGER NOT NULL,
            line BLOB NOT NULL,
            PRIMARY KEY (race, number)
          ) STRICT;
          CREATE TABLE challenge (
            id INTEGER PRIMARY KEY NOT NULL,
            deal BLOB NOT NULL REFERENCES deal(id),
            made INTEGER NOT NULL,
            numbers INTEGER NOT NULL
          ) STRICT;
          CREATE INDEX challenge_by_age ON challenge (made);
          CREATE INDEX challenge_of_deal ON challenge (deal);
          CREATE TABLE challenger (
            challenge INTEGER NOT NULL REFERENCES challenge(id),
            number INTEGER NOT NULL CHECK (number > 0),
            player BLOB NOT NULL REFERENCES player(id),
            name TEXT NOT NULL,
            likeness TEXT NOT NULL,
            face TEXT NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (challenge, number),
            UNIQUE (challenge, player),
            UNIQUE (challenge, likeness)
          ) STRICT;
          CREATE INDEX challenger_of_player ON challenger (player);
          """)
    }
    migrations.registerMigration("ends") { database in
      // As PostgreSQL has it: there the name before is a keyword of SQL.
      try database.execute(sql: "ALTER TABLE pairing RENAME COLUMN end TO ends")
    }
    migrations.registerMigration("languages") { database in
      // A day has one deal of a game for each language, and so for each set of options. SQLite cannot change the
      // constraint of a table.
      try database.execute(
        sql: """
          CREATE TABLE next_deal (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
            day INTEGER,
            game TEXT NOT NULL,
            rules INTEGER NOT NULL,
            options BLOB NOT NULL,
            puzzle BLOB NOT NULL,
            salt BLOB NOT NULL CHECK (length(salt) = 16),
            commitment BLOB NOT NULL CHECK (length(commitment) = 32),
            closes INTEGER,
            UNIQUE (day, game, options)
          ) STRICT;
          INSERT INTO next_deal
            SELECT id, day, game, rules, options, puzzle, salt, commitment, closes FROM deal;
          DROP TABLE deal;
          ALTER TABLE next_deal RENAME TO deal;
          """)
    }
    return migrations
  }
}
