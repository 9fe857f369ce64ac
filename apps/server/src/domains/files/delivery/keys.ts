import { randomBytes } from 'node:crypto'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import { type KeyedTools, keyedTools } from '../../../platform/sign-in/keyed.ts'
import { fileSecrets, fileSecretsColumns } from '../files.tables.ts'

const name = 'links'

/** The key with which links are signed: made at the first need, the same for every process. */
export const loadKeys = async (db: WriteDatabase): Promise<KeyedTools> => {
  const kept = await findKey(db)
  if (kept) return keyedTools(kept)
  // Another process may be first: what stands in the table counts.
  await db
    .insert(fileSecrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
  const made = await findKey(db)
  if (!made) throw new Error('The key of file links could not be kept.')
  return keyedTools(made)
}

const findKey = async (db: ReadDatabase): Promise<Buffer | null> => {
  const [row] = await db.select(fileSecretsColumns).from(fileSecrets).where(eq(fileSecrets.name, name))
  return row?.value ?? null
}
