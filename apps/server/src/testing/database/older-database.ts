import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import type { OpenDatabase } from '../../platform/database/pool.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** A folder with the first migrations only, as an older version of Lectern had them. */
const firstMigrations = (count: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-upgrade-'))
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

/** Brings a database to the form in which the first `count` migrations left it, without rows. */
export const startOver = async ({ pool, target }: OpenDatabase, count: number): Promise<void> => {
  await pool.query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade')
  const folder = firstMigrations(count)
  await migrateDatabase(target, folder)
  rmSync(folder, { recursive: true })
}
