import { placeTypes } from '@lectern/contract/files/file'
import { expect, test } from 'vitest'
import { domains } from './domains/index.ts'
import { testDatabase } from './testing/database/database.ts'

const { pool } = await testDatabase()
const domainFiles = domains.flatMap(({ files = [] }) => files)
const declared = domainFiles.flatMap(({ columns }) =>
  Object.entries(columns).flatMap(([table, held]) =>
    Object.entries(held).map(([column, holds]) => ({ name: `${table}.${column}`, holds })),
  ),
)

/**
 * Columns that could hold a file: all documents and uuids, and those whose names speak of files, pictures or HTML. The record of a school
 * holds ids and small values alone, which the test of the facts keeps.
 */
const listColumns = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^school_record' and (
      data_type in ('json', 'jsonb', 'uuid')
      or column_name ~ '(file|picture|image|photo|cover|avatar|logo|icon|html|media|url)')`)
  return rows.map(({ name }) => name)
}

test('every column that could hold a file is declared by its domain, once', async () => {
  const names = declared.map(({ name }) => name)
  expect(names.toSorted()).toEqual((await listColumns()).toSorted())
  expect(new Set(names).size).toBe(names.length)
})

test('every picture column has a list of its pictures', () => {
  const listing = domainFiles.flatMap(({ listPictures = [] }) => listPictures).length
  expect(declared.filter(({ holds }) => holds === 'picture')).toHaveLength(listing)
})

test('every kind of place has a column that holds its files', () => {
  const held = new Set<string>(declared.map(({ holds }) => holds))
  expect(placeTypes.filter((type) => !held.has(type))).toEqual([])
})
