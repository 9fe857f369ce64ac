import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { migrateDatabase } from './migrate.ts'

const database = await testDatabase()

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-migrations-'))
  await database.pool.query('drop table if exists lamps; drop schema if exists drizzle cascade')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const writeMigrations = (...statements: string[]) => {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = statements.map((text, idx) => {
    writeFileSync(join(folder, `step-${idx}.sql`), text)
    return { idx, version: '7', when: idx + 1, tag: `step-${idx}`, breakpoints: true }
  })
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
}

const lamps = async () => (await database.pool.query('select * from lamps')).rows

test('servers that start together migrate once', async () => {
  writeMigrations('create table lamps (on_since int)', 'insert into lamps values (1)')
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.target, folder)))
  expect(await lamps()).toEqual([{ on_since: 1 }])
})

test('a later start applies only what is new', async () => {
  writeMigrations('create table lamps (on_since int)')
  await migrateDatabase(database.target, folder)
  writeMigrations('create table lamps (on_since int)', 'insert into lamps values (2)')
  await migrateDatabase(database.target, folder)
  expect(await lamps()).toEqual([{ on_since: 2 }])
})

test('a migration that fails leaves the database as it was', async () => {
  writeMigrations('create table lamps (on_since int)')
  await migrateDatabase(database.target, folder)
  writeMigrations('create table lamps (on_since int)', 'insert into lamps values (3); select 1/0')
  await expect(migrateDatabase(database.target, folder)).rejects.toThrow('select 1/0')
  expect(await lamps()).toEqual([])
})
