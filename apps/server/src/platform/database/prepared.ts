import type { ReadDatabase } from './pool.ts'

/**
 * A query that is asked with most pages: its SQL is put together once for a pool, and PostgreSQL reads it once for a
 * connection. What differs from call to call stands in it as `sql.placeholder`. Within a transaction it is put together
 * anew.
 */
export const preparedQuery = <Query>(prepare: (db: ReadDatabase) => Query): ((db: ReadDatabase) => Query) => {
  const known = new WeakMap<ReadDatabase, Query>()
  return (db) => {
    const query = known.get(db) ?? prepare(db)
    known.set(db, query)
    return query
  }
}
