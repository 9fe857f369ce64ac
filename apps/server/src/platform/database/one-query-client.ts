import { Client } from 'pg'

/** Two queries were asked of one connection at once: pg queues the second today, and will refuse it in its next version. */
export class QueriesAtOnceError extends Error {
  constructor(statement: string) {
    super(
      `A transaction is asked for a second query while it answers another one: await them one by one. ${statement}`,
    )
    this.name = 'QueriesAtOnceError'
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

/** A transaction that fails ends while others of its queries may still run: its end waits for them. */
const isEnd = (statement: string): boolean => statement.startsWith('rollback')

/** A client that refuses what is asked of it before its last query was answered, so that tests find who asks. */
export const oneQueryClient = (Base: typeof Client): typeof Client =>
  class extends Base {
    constructor(...config: ConstructorParameters<typeof Client>) {
      super(...config)
      const own = Object.hasOwn(this, 'query') ? this.query : undefined
      let isBusy = false
      this.query = new Proxy(this.query, {
        apply: (_ask, self, given: unknown[]): unknown => {
          const statement = textOf(given[0])
          if (isBusy && !isEnd(statement)) throw new QueriesAtOnceError(statement)
          const asked: unknown = Reflect.apply(own ?? Client.prototype.query, self, given)
          // A pool that lends a connection for one query hears of its end by a function, and asks nothing more meanwhile.
          if (!(asked instanceof Promise)) return asked
          isBusy = true
          return asked.finally(() => {
            isBusy = false
          })
        },
      })
    }
  }
