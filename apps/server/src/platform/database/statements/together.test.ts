import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database/database.ts'
import { listQuestions } from '../../../testing/database/count-questions.ts'
import type { ReadDatabase } from '../pool.ts'
import { and, bigint, boolean, eq, instantColumn, jsonColumn, pgTable, sql, text } from '../sql.ts'
import { together } from './together.ts'

const { db, pool, reading } = await testDatabase()

const authors = pgTable('together_authors', {
  id: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
})
const works = pgTable('together_works', {
  id: bigint({ mode: 'number' }).notNull(),
  authorId: bigint({ mode: 'number' }),
  isDone: boolean(),
  writtenAt: instantColumn(),
  labels: text().array(),
  content: jsonColumn<unknown>(),
})

await pool.query(`
  create table together_authors (id bigint not null, name text not null);
  create table together_works (id bigint not null, author_id bigint, is_done boolean, written_at timestamptz(3),
    labels text[], content jsonb);
  insert into together_authors values (1, 'Олена "O" $1'), (2, 'Ada');
  insert into together_works values
    (9007199254740991, 1, true, '2026-03-29 03:30:00.123+02', '{a,"b c"}', '{"a": [1, "2", null]}'),
    (2, null, null, null, '{}', '"a text"')`)

const listWorks = (on: ReadDatabase, name: string) =>
  on
    .select({
      id: works.id,
      work: works,
      author: authors,
      name: authors.name,
      twice: sql<number>`(${works.id} * 0)::int`,
    })
    .from(works)
    .leftJoin(authors, and(eq(authors.id, works.authorId), eq(authors.name, name)))
    .orderBy(works.id)
const findAuthor = (on: ReadDatabase, id: number) =>
  on.select({ id: authors.id, name: authors.name }).from(authors).where(eq(authors.id, id))

const readAll = (on: ReadDatabase) =>
  Promise.all([
    listWorks(on, 'Олена "O" $1'),
    findAuthor(on, 2),
    findAuthor(on, 3),
    on.$count(works, eq(works.isDone, true)),
  ])

it('asks once for what is asked at the same time, and answers what each would be answered by itself', async () => {
  const alone = await readAll(reading)
  const asked = await listQuestions(async () => {
    expect(await together(reading, readAll)).toEqual(alone)
  })
  expect(asked).toHaveLength(1)
  expect(alone[0][1]?.work.writtenAt).toEqual(new Date('2026-03-29T01:30:00.123Z'))
})

it('asks again for what waits for an answer', async () => {
  const asked = await listQuestions(() =>
    together(reading, async (on) => {
      const [[ada]] = await Promise.all([findAuthor(on, 2), on.$count(works)])
      return Promise.all([findAuthor(on, ada?.id ?? 0), on.$count(authors)])
    }),
  )
  expect(asked).toHaveLength(2)
})

it('tells everybody of an error', async () => {
  const wrong = (on: ReadDatabase) => on.select({ a: sql`1 / 0` }).from(authors)
  const both = together(reading, (on) => Promise.allSettled([wrong(on), findAuthor(on, 1)]))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('asks one after the other in a transaction', async () => {
  const found = await db.transaction((tx) => together(tx, (on) => findAuthor(on, 1)))
  expect(found).toHaveLength(1)
})
