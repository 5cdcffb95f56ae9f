import type { Statement } from './postgres/protocol.ts';

const databaseAndSpec = '$1::text, $2::documentdb_core.bson';
const specAndSequence = `${databaseAndSpec}, $3::documentdb_core.bsonsequence, NULL`;
const page = 'SELECT cursorpage, continuation, cursorid';

/** Every SQL text of the gateway. Parameters are binary: BSON enters and leaves as its own bytes. */
export const statements = {
  insert: named('insert', `SELECT p_result, p_success FROM documentdb_api.insert(${specAndSequence})`),
  update: named('update', `SELECT p_result, p_success FROM documentdb_api.update(${specAndSequence})`),
  delete: named('delete', `SELECT p_result, p_success FROM documentdb_api.delete(${specAndSequence})`),
  findAndModify: named(
    'modify',
    `SELECT p_result, p_success FROM documentdb_api.find_and_modify(${databaseAndSpec}, NULL)`,
  ),
  find: named('find', `${page} FROM documentdb_api.find_cursor_first_page(${databaseAndSpec}, 0)`),
  aggregate: named('aggregate', `${page} FROM documentdb_api.aggregate_cursor_first_page(${databaseAndSpec}, 0)`),
  listCollections: named(
    'collections',
    `${page} FROM documentdb_api.list_collections_cursor_first_page(${databaseAndSpec}, 0)`,
  ),
  listIndexes: named('indexes', `${page} FROM documentdb_api.list_indexes_cursor_first_page(${databaseAndSpec}, 0)`),
  getMore: named(
    'more',
    `SELECT cursorpage, continuation FROM documentdb_api.cursor_get_more(${databaseAndSpec}, $3::documentdb_core.bson)`,
  ),
  deleteCursors: named('kill', 'SELECT documentdb_api_internal.delete_cursors($1::int8[])'),
  count: named('count', `SELECT document FROM documentdb_api.count_query(${databaseAndSpec})`),
  distinct: named('distinct', `SELECT document FROM documentdb_api.distinct_query(${databaseAndSpec})`),
  create: named('create', `SELECT documentdb_api.create_collection_view(${databaseAndSpec})`),
  drop: named('drop', 'SELECT documentdb_api.drop_collection($1::text, $2::text)'),
  dropDatabase: named('drop_database', 'SELECT documentdb_api.drop_database($1::text)::text'),
  createIndexes: named(
    'create_indexes',
    `SELECT documentdb_api_internal.create_indexes_non_concurrently(${databaseAndSpec}, p_skip_check_collection_create => true)`,
  ),
  dropIndexes: named('drop_indexes', `CALL documentdb_api.drop_indexes(${databaseAndSpec}, NULL)`),
  listDatabases: named('databases', 'SELECT documentdb_api.list_databases($1::documentdb_core.bson)'),
  collMod: named('coll_mod', 'SELECT documentdb_api.coll_mod($1::text, $2::text, $3::documentdb_core.bson)'),
  collStats: named('coll_stats', 'SELECT documentdb_api.coll_stats($1::text, $2::text, 1::float8)'),
  dbStats: named('db_stats', 'SELECT documentdb_api.db_stats($1::text, 1::float8)'),
  validate: named('validate', `SELECT documentdb_api.validate(${databaseAndSpec})`),
  renameCollection: named('rename', 'SELECT documentdb_api.rename_collection($1::documentdb_core.bson)'),
  currentOp: named('current_op', 'SELECT documentdb_api.current_op_command($1::documentdb_core.bson)'),
  explainFind: explained('find'),
  explainAggregate: explained('pipeline'),
  explainCount: explained('count'),
  explainDistinct: explained('distinct'),
  /** Index specifications of a collection with the ids that constraint names carry. */
  indexSpecs: named(
    'index_specs',
    `SELECT i.index_id::text, documentdb_api_internal.index_spec_as_bson(i.index_spec)
       FROM documentdb_api_catalog.collection_indexes i
       JOIN documentdb_api_catalog.collections c USING (collection_id)
      WHERE c.database_name = $1::text AND c.collection_name = $2::text`,
  ),
  begin: named('begin', 'BEGIN ISOLATION LEVEL REPEATABLE READ'),
  beginGroup: named('begin_group', 'BEGIN ISOLATION LEVEL READ COMMITTED'),
  commit: named('commit', 'COMMIT'),
  rollback: named('rollback', 'ROLLBACK'),
  transactionId: named('xid', 'SELECT pg_current_xact_id_if_assigned()::text'),
  transactionStatus: named('xid_status', 'SELECT pg_xact_status($1::text::xid8)'),
  /** Applies to its own transaction, also an implicit one. */
  acknowledgeEarly: named('early', "SELECT set_config('synchronous_commit', 'off', true)"),
  setTimeout: named('timeout', "SELECT set_config('statement_timeout', $1::text, false)"),
} as const;

function named(name: string, sql: string): Statement {
  return { name, sql };
}

function explained(kind: string): Statement {
  const from = `documentdb_api_catalog.bson_aggregation_${kind}(${databaseAndSpec})`;
  return { name: `explain_${kind}`, sql: `EXPLAIN (FORMAT JSON) SELECT document FROM ${from}` };
}
