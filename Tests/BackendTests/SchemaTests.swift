import BackendTesting
import Foundation
import GRDB
import Testing

@testable import Backend

@Suite("The tables of both databases")
struct SchemaTests {
  /// A column, as both databases describe it.
  private struct Column: Hashable {
    let table: String
    let name: String
    let type: String
    let isOptional: Bool
  }

  /// `house` counts the steps of PostgreSQL, `trace` what SQLite has to clear; the others belong to the libraries.
  private static let own: Set = ["house", "trace", "grdb_migrations", "sqlite_sequence"]

  @Test(
    "both databases have the same columns of the same types, which are empty in the same cases",
    .enabled { await PostgresServer.prepare() })
  func columns() throws {
    let folder = try TemporaryFolder()
    let sqlite = try SQLiteStore(path: folder.url.appending(path: "house.sqlite").path)
    let types = ["BLOB": "bytea", "INTEGER": "bigint", "TEXT": "text"]
    let here = try sqlite.read { database in
      try GRDB.Row.fetchAll(
        database,
        sql: """
          SELECT tables.name, columns.name, columns.type, columns."notnull", columns.pk
          FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
          WHERE tables.type = 'table'
          """
      ).map { row in
        Column(
          table: row[0], name: row[1], type: types[row[2] as String] ?? "?",
          isOptional: row[3] == 0 && row[4] == 0)
      }
    }
    let there = try PostgresStore(PostgresAddress.new()).read { connection in
      try connection.run(
        """
        SELECT table_name::text AS table, column_name::text AS column, data_type::text AS type,
          is_nullable::text AS optional
        FROM information_schema.columns WHERE table_schema = 'public'
        """
      ).map { row in
        Column(
          table: try row.text("table"), name: try row.text("column"), type: try row.text("type"),
          isOptional: try row.text("optional") == "YES")
      }
    }
    let known = [here, there].map { Set($0.filter { !Self.own.contains($0.table) }) }
    #expect(known[0].count > 60)
    #expect(known[0].subtracting(known[1]) == [])
    #expect(known[1].subtracting(known[0]) == [])
  }
}
