import { passwordLength } from '@lectern/contract/accounts/people'
import type { Transaction } from '../../platform/database/pool.ts'
import { createSignIn } from '../../platform/sign-in/sign-in.ts'
import { deleteSession } from '../../domains/accounts/accounts.repository.ts'
import * as tables from '../../domains/accounts/accounts.tables.ts'

/** The password of everybody in the demo. */
export const demoPassword = 'lectern-demo'

/** Opens an account for each person of the demo, the way a sign-up does; nobody stays signed in. */
export const makePeople = async <Key extends string>(
  tx: Transaction,
  people: Readonly<Record<Key, { readonly name: string; readonly email: string }>>,
): Promise<(key: Key) => number> => {
  const signIn = createSignIn(tx, tables, passwordLength)
  const ids = new Map<string, number>()
  for (const [key, person] of Object.entries<{ name: string; email: string }>(people)) {
    const session = await signIn.register({ ...person, password: demoPassword }, nobody)
    if (!session) throw new Error(`${person.email} has an account already.`)
    await deleteSession(tx, session.token)
    ids.set(key, session.userId)
  }
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`Nobody in the demo is called ${key}.`)
    return id
  }
}

const nobody = { ip: '127.0.0.1', userAgent: 'first start' }
