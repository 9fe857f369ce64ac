import { randomBytes } from 'node:crypto'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import { type KeyedTools, keyedTools } from '../../../platform/sign-in/keyed.ts'
import { serverSecrets } from './sign-in.tables.ts'

const name = 'accounts'

/** The key with which this server hashes codes, signs and seals: made at the first need, the same for every process. */
export const loadKeys = async (db: WriteDatabase, now: Date): Promise<KeyedTools> => {
  const kept = await findKey(db)
  if (kept) return keyedTools(kept)
  // Another process may be first: what stands in the table counts.
  await db
    .insert(serverSecrets)
    .values({ name, value: randomBytes(32), createdAt: now })
    .onConflictDoNothing()
  const made = await findKey(db)
  if (!made) throw new Error('The key of the server could not be kept.')
  return keyedTools(made)
}

const findKey = async (db: ReadDatabase): Promise<Buffer | null> => {
  const [row] = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name))
  return row?.value ?? null
}
