import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { foldedHoldsWords, holdsWords } from './holds-words.ts'
import { type SQL, sql } from './sql.ts'

const database = await testDatabase()

/** Latin, its marks, Greek, Cyrillic and signs: letters that the courses of schools are written in. */
const letters = [
  [0x20, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0xe000, 0xe003],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
)

test('the database folds every letter as the contract does', async () => {
  const texts = [...letters.flatMap((letter) => [letter, `и${letter}a`]), ' A\u00A0\n\t b ', '가각']
  const { rows } = await database.pool.query<{ text: string; folded: string }>(
    'select text, folded(text) as folded from unnest($1::text[]) as given (text)',
    [texts],
  )
  expect(rows.filter(({ text, folded }) => folded !== foldForSearch(text))).toEqual([])
  expect(rows).toHaveLength(texts.length)
})

const isTrue = async (condition: SQL): Promise<unknown> => {
  const { rows } = await database.db.execute(sql`select ${condition} as holds`)
  return rows[0]?.['holds']
}

test.each([
  ["Пам'ять", 'ПАМ’ЯТ'],
  ['Ёлка', 'елк'],
  ['Straße', 'strass'],
  ['Cafe\u0301', 'café'],
  ['100 % rye', '0 %'],
])('%s is found by %s', async (text, words) => {
  expect(await isTrue(holdsWords(sql`${text}::text`, words))).toBe(true)
  expect(await isTrue(foldedHoldsWords(sql`folded(${text}::text)`, words))).toBe(true)
})

test.each([
  ['йод', 'иод'],
  ['rye', 'r_e'],
  ['rye', '%'],
])('%s is not found by %s', async (text, words) => {
  expect(await isTrue(holdsWords(sql`${text}::text`, words))).toBe(false)
})

test.each([
  ['file_texts', 'folded', 'file_texts_folded'],
  ['comments', 'folded', 'comments_folded'],
  ['users', 'called', 'users_called'],
])('the index of %s serves a search', async (table, column, index) => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    await client.query('set local enable_indexscan = off')
    const { rows } = await client.query(`explain select 1 from ${table} where ${column} like '%пямят%'`)
    expect(JSON.stringify(rows)).toContain(index)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('trigrams of an index are made of the letters of every language', async () => {
  const { rows } = await database.db.execute(sql`select array_length(show_trgm('паляниця'), 1) as trigrams`)
  expect(rows[0]?.['trigrams']).toBe(9)
})
