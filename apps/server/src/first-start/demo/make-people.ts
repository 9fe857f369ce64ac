import type { Transaction } from '../../platform/database/pool.ts'
import { createPerson } from '../../domains/identity/index.ts'

/** The password of everybody in the demo. */
export const demoPassword = 'lectern-demo'

/** Opens an account for each person of the demo, the way a sign-up does; nobody is signed in. */
export const makePeople = async <Key extends string>(
  tx: Transaction,
  people: Readonly<Record<Key, { readonly name: string; readonly email: string }>>,
  now: Date,
): Promise<(key: Key) => number> => {
  const ids = new Map<string, number>()
  for (const [key, person] of Object.entries<{ name: string; email: string }>(people)) {
    const userId = await createPerson(tx, { ...person, password: demoPassword, isEmailVerified: true }, now)
    if (userId === null) throw new Error(`${person.email} has an account already.`)
    ids.set(key, userId)
  }
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`Nobody in the demo is called ${key}.`)
    return id
  }
}
