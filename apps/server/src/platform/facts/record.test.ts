import { facts } from '@lectern/contract/catalogue'
import { defineFact } from '@lectern/contract/facts/fact'
import { id } from '@lectern/contract/kernel/ids'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { countQuestions } from '../../testing/database/count-questions.ts'
import { testDatabase } from '../../testing/database/database.ts'
import { storedSchoolId } from '../school-id.ts'
import { noteListeners } from './heard.ts'
import { onFact } from './listener.ts'
import { record, recordMany } from './record.ts'
import { defineSignal, raiseSignal } from './signal.ts'

const database = await testDatabase()
const bare = await testDatabase()
const { db, pool } = database
const details = z.object({ millimetres: z.int().optional() })
const rained = defineFact({ type: 'weather.rained', code: 901, user: id, subject: id, details })
const snowed = defineFact({ type: 'weather.snowed', code: 902, user: id, subject: z.null(), details })
const unheard = defineSignal({ name: 'tests.unheard', payload: z.object({ product_id: z.int() }) })
const schoolId = storedSchoolId.parse(1)
noteListeners(db, [onFact('tests.listens', snowed, async () => {})])

const at = new Date('2026-11-29T10:15:00.123Z')
const rows = async (school = 1) =>
  (
    await pool.query(
      `select type, user_id, contact_id, subject_id::int, details, at, xact is not null as has_transaction
       from school_record where school_id = $1 order by id`,
      [school],
    )
  ).rows
const jobs = async () =>
  (await pool.query('select task_identifier, key from graphile_worker.jobs')).rows.map(
    ({ task_identifier: name, key }) => [name, String(key).slice(0, 22)],
  )
const recordIn = async (school: number, fact: typeof rained | typeof snowed) =>
  db.transaction(async (tx) => {
    const common = { schoolId: storedSchoolId.parse(school), userId: 7, details: { millimetres: 3 }, at }
    if (fact.type === 'weather.rained') await record(tx, rained, { ...common, subjectId: 9 })
    else await record(tx, snowed, { ...common, subjectId: null })
  })

test('a fact without a listener is a row and no job', async () => {
  await recordIn(1, rained)
  expect(await rows()).toEqual([
    {
      type: 901,
      user_id: 7,
      contact_id: null,
      subject_id: 9,
      details: { millimetres: 3 },
      at,
      has_transaction: true,
    },
  ])
  expect(await jobs()).toEqual([])
})

test('a fact with a listener is a row and a job in the line of its school', async () => {
  await recordIn(2, snowed)
  expect(await rows(2)).toMatchObject([{ type: 902, subject_id: null }])
  expect(await jobs()).toEqual([['platform.deliverNews', 'lineschool000000000002']])
})

test('a transaction that is rolled back leaves neither row nor job', async () => {
  const before = await jobs()
  const failing = db.transaction(async (tx) => {
    const common = { schoolId: storedSchoolId.parse(3), userId: 7, details: {}, at }
    await record(tx, rained, { ...common, subjectId: 9 })
    await record(tx, snowed, { ...common, subjectId: null })
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect([await rows(3), await jobs()]).toEqual([[], before])
})

test('details that are empty are not stored', async () => {
  await db.transaction((tx) =>
    record(tx, rained, { schoolId: storedSchoolId.parse(5), userId: 7, subjectId: 9, details: {}, at }),
  )
  expect(await rows(5)).toMatchObject([{ details: null }])
})

test('what does not fit the fact is refused, and with it what caused it', async () => {
  const failing = db.transaction((tx) =>
    record(tx, rained, { schoolId, userId: 7, subjectId: -1, details: {}, at }),
  )
  await expect(failing).rejects.toThrow(z.ZodError)
})

test('a person without an account is named by their contact', async () => {
  const missed = defineFact({ type: 'weather.missed', code: 903, user: z.null(), subject: id, details })
  await db.transaction((tx) =>
    record(tx, missed, {
      schoolId: storedSchoolId.parse(4),
      userId: null,
      contactId: 12,
      subjectId: 9,
      details: {},
      at,
    }),
  )
  expect(await rows(4)).toMatchObject([{ user_id: null, contact_id: 12 }])
})

test('where no house says who listens, a job is made to find out', async () => {
  await bare.db.transaction((tx) =>
    record(tx, rained, { schoolId, userId: 7, subjectId: 9, details: {}, at }),
  )
  const { rows: waiting } = await bare.pool.query('select task_identifier as name from graphile_worker.jobs')
  expect(waiting).toEqual([{ name: 'platform.deliverNews' }])
})

test('a fact of several people is a row for each and a job for all, in one statement and in their order', async () => {
  const missed = defineFact({ type: 'weather.missed', code: 903, user: id.nullable(), subject: id, details })
  const people = [{ userId: 8 }, { userId: null, contactId: 12 }, { userId: 7 }]
  const many = { people, subjectId: 9, details: { millimetres: 3 }, at }
  const before = await jobs()
  const unheardOf = { ...many, schoolId: storedSchoolId.parse(6) }
  await db.transaction((tx) => recordMany(tx, missed, unheardOf))
  expect(await jobs()).toEqual(before)
  expect(await rows(6)).toMatchObject([
    { type: 903, user_id: 8, contact_id: null, subject_id: 9, details: { millimetres: 3 } },
    { user_id: null, contact_id: 12 },
    { user_id: 7, contact_id: null },
  ])
  const accounts = { people: [{ userId: 8 }, { userId: 7 }], subjectId: null, details: {}, at }
  const statements = await countQuestions(() =>
    db.transaction((tx) => recordMany(tx, snowed, { ...accounts, schoolId: storedSchoolId.parse(7) })),
  )
  expect(statements).toBe(3)
  const { rows: waiting } = await pool.query(
    `select jsonb_path_query_array(payload::jsonb, '$.payloads[*].user_id') as user_ids, priority
     from graphile_worker._private_jobs where payload #>> '{payloads,0,school_id}' = '7' order by key`,
  )
  expect(waiting).toEqual([{ user_ids: [8, 7], priority: 1 }])
  expect(await rows(7)).toHaveLength(2)
})

test('a fact of nobody is nothing, and one that does not fit one of them is refused for all', async () => {
  const place = { schoolId: storedSchoolId.parse(8), subjectId: null, details: {}, at }
  await db.transaction((tx) => recordMany(tx, snowed, { ...place, people: [] }))
  const failing = db.transaction((tx) =>
    recordMany(tx, snowed, { ...place, people: [{ userId: 7 }, { userId: -1 }] }),
  )
  await expect(failing).rejects.toThrow(z.ZodError)
  expect(await rows(8)).toEqual([])
})

test('a signal that nobody hears is no job', async () => {
  const before = await jobs()
  await db.transaction((tx) => raiseSignal(tx, unheard, { product_id: 1 }))
  expect(await jobs()).toEqual(before)
})

const usualByName: Readonly<Record<string, unknown>> = { currency: 'EUR' }
const usualByType: Readonly<Record<string, unknown>> = { string: at.toISOString(), boolean: true }

/** Details as they are in a large installation, without those that are mostly absent. */
const usualOf = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, schema]) => !z.safeParse(schema, undefined).success)
      .map(([name, schema]) => {
        const json = z.toJSONSchema(schema)
        const value =
          json.const ?? json.enum?.at(-1) ?? usualByName[name] ?? usualByType[String(json.type)] ?? 12_345_678
        return [name, value]
      }),
  )

test('a row takes at most 120 bytes on average over all facts, and none 170', async () => {
  const sizes: (readonly [string, number])[] = []
  for (const fact of facts) {
    const school = storedSchoolId.parse(1_000_000 + fact.code)
    const userId = fact.user.safeParse(12_345_678).success ? 12_345_678 : null
    const subjectId = fact.subject.safeParse(12_345_678).success ? 12_345_678 : null
    await db.transaction((tx) =>
      record(tx, fact, { schoolId: school, userId, subjectId, details: usualOf(fact.details.shape), at }),
    )
    const { rows: found } = await pool.query(
      'select pg_column_size(kept.*) as size from school_record kept where school_id = $1',
      [school],
    )
    sizes.push([fact.type, found[0].size])
  }
  const average = sizes.reduce((sum, [, size]) => sum + size, 0) / sizes.length
  expect(sizes.filter(([, size]) => size > 170)).toEqual([])
  expect(average).toBeLessThanOrEqual(120)
})
