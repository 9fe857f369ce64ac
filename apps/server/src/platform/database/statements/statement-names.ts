import { Client, type QueryConfig } from 'pg'

/** Statements that are named: each takes memory of PostgreSQL on every connection that asked it. */
const mostNamed = 300
/** Statements that were asked once and may come again. */
const mostSeen = 2_000

/** Names what is asked more than once. */
export interface StatementNames {
  /** @returns undefined for a statement that is not to be prepared */
  nameOf(text: string): string | undefined
}

/** Statements get their names in the order in which they come again; one that comes once costs PostgreSQL nothing. */
export const createStatementNames = (most = mostNamed): StatementNames => {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return {
    nameOf: (text) => {
      const known = names.get(text)
      if (known !== undefined || names.size >= most) return known
      if (!seen.has(text)) {
        if (seen.size >= mostSeen) seen.clear()
        seen.add(text)
        return undefined
      }
      seen.delete(text)
      const name = `again_${names.size + 1}`
      names.set(text, name)
      return name
    },
  }
}

const isUnnamed = (given: unknown): given is QueryConfig & { readonly text: string } =>
  typeof given === 'object' &&
  given !== null &&
  'text' in given &&
  typeof given.text === 'string' &&
  !('submit' in given) &&
  (!('name' in given) || given.name === undefined)

/** A client whose connection prepares what `names` names: PostgreSQL reads such a statement once for each connection. */
export const namingClient = (names: StatementNames): typeof Client =>
  class extends Client {
    constructor(...config: ConstructorParameters<typeof Client>) {
      super(...config)
      this.query = new Proxy(this.query, {
        apply: (_ask, self, [first, ...rest]: unknown[]): unknown => {
          const name = isUnnamed(first) ? names.nameOf(first.text) : undefined
          const asked = isUnnamed(first) && name !== undefined ? { ...first, name } : first
          return Reflect.apply(Client.prototype.query, self, [asked, ...rest])
        },
      })
    }
  }
