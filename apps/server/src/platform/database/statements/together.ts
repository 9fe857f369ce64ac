import { setImmediate as nextLoop } from 'node:timers/promises'
import { Pool, type QueryConfig } from 'pg'
import type { ReadDatabase } from '../connection.ts'
import { nodePostgres } from '../drizzle.ts'
import { columnCasing } from '../column-casing.ts'

/** A query as the query builder hands it to a connection. */
interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
  /** Rows as lists of values, or as objects. */
  readonly isList: boolean
}

type Rows = readonly unknown[]

const pools = new WeakMap<ReadDatabase, Pool>()

/** Lets what is asked of `db` be asked together. */
export const rememberPool = (db: ReadDatabase, pool: Pool): void => void pools.set(db, pool)

/**
 * Does `work` with a database on which whatever is asked at the same time becomes one statement: readers that wait for nothing
 * from each other cost one way to PostgreSQL. Rows come as JSON, so it is for columns that JSON tells exactly: no bytes, and
 * no decimal numbers longer than a double; a counted number without a cast is a number here and text elsewhere. Within a transaction each query is asked by itself.
 */
export const together = <T>(db: ReadDatabase, work: (db: ReadDatabase) => Promise<T>): Promise<T> => {
  const pool = pools.get(db)
  return work(
    pool === undefined ? db : nodePostgres.drizzle(new GatheringPool(pool), { casing: columnCasing }),
  )
}

/** Has no connections: what it is asked goes to another pool, gathered. */
class GatheringPool extends Pool {
  constructor(pool: Pool) {
    super()
    const gather = createGathering(pool)
    this.query = new Proxy(this.query, {
      apply: async (_ask, _self, [query, values]: [QueryConfig, unknown[] | undefined]) => ({
        rows: await gather({
          text: query.text,
          values: values ?? query.values ?? [],
          isList: 'rowMode' in query && query.rowMode === 'array',
        }),
      }),
    })
  }
}

const createGathering = (pool: Pool): ((asked: Asked) => Promise<Rows>) => {
  let waiting: { readonly all: Asked[]; readonly answers: Promise<readonly Rows[]> } | undefined
  const begin = () => {
    const all: Asked[] = []
    const answers = nextLoop().then(() => {
      waiting = undefined
      return askAll(pool, all)
    })
    return { all, answers }
  }
  return async (asked) => {
    const turn = (waiting ??= begin())
    const at = turn.all.push(asked) - 1
    return (await turn.answers)[at] ?? []
  }
}

const askAll = async (pool: Pool, all: readonly Asked[]): Promise<readonly Rows[]> => {
  let before = 0
  const parts = all.map((asked, at) => {
    const part = `(${jsonOf(asked, before)}) as "${at}"`
    before += asked.values.length
    return part
  })
  const { rows } = await pool.query<Rows[]>({
    text: `select ${parts.join(', ')}`,
    values: all.flatMap(({ values }) => [...values]),
    rowMode: 'array',
  })
  return rows[0] ?? []
}

/** Values in their order, for two columns may have one name. */
const asList = '(select json_agg(value) from json_each(row_to_json(asked)))'

const jsonOf = ({ text, isList }: Asked, before: number): string => {
  // The query builder ends a count with one.
  const own = text
    .replace(/;$/, '')
    .replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
  return `select coalesce(json_agg(${isList ? asList : 'row_to_json(asked)'}), '[]') from (${own}) asked`
}
