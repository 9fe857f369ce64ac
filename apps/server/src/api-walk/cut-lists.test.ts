import { expect, test } from 'vitest'
import { listLimits } from '@lectern/contract/kernel/limits'
import { insertOrder } from '../domains/orders/index.ts'
import { testApp } from '../testing/app.ts'
import { signUp } from '../testing/people.ts'
import { uploadForm } from '../testing/every-operation/prepare-files.ts'
import { teachingSchool } from '../testing/school.ts'

const app = await testApp()
const { call, dependencies, clock } = app
const { pool } = dependencies.database
const { owner, schoolId, courseId, productId } = await teachingSchool(app, 'long', true)
const as = owner.token

/** What a list tells: how many, and whether there are more. */
const told = async (method: string, path: string, by = as, body?: unknown) => {
  const { body: answer } = await call(method, path, { as: by, body })
  return [answer.data.length, answer.has_more]
}

test('own products beyond the limit are told of', async () => {
  const learner = await signUp(app)
  const take = (count: number, from: number) =>
    pool.query(
      `with made as (
         insert into products (school_id, productable_type, title, slug, status_id, created_at)
           select $1, 'course', 'Course ' || at, 'course-' || at, 4, now() from generate_series($3::int, $4::int) at
           returning id
       ), courses as (
         insert into courses (school_id, product_id, created_at, updated_at) select $1, id, now(), now() from made
       )
       insert into enrolments (school_id, product_id, user_id, state, source, started_at)
         select $1, id, $2, 'active', 'free', now() from made`,
      [schoolId, learner.id, from, from + count - 1],
    )
  await take(listLimits.ownProducts, 1)
  expect(await told('GET', '/user/products', learner.token)).toEqual([listLimits.ownProducts, false])
  await take(1, listLimits.ownProducts + 1)
  expect(await told('GET', '/user/products', learner.token)).toEqual([listLimits.ownProducts, true])
})

test('places of a file beyond the limit are told of, of one file and of several', async () => {
  const { uuid, id } = (await uploadForm(app, as, { name: 'used.txt', bytes: Buffer.from('Words') })).body
    .data
  const place = (from: number, to: number) =>
    pool.query(
      `insert into file_usages (file_id, school_id, place_type, place_id)
         select $1, $2, 'quiz', at from generate_series($3::int, $4::int) at`,
      [id, schoolId, from, to],
    )
  const both = async () => [
    await told('GET', `/files/${uuid}/usages`),
    await told('POST', '/files/usages', as, { files: [uuid] }),
  ]
  const limit = listLimits.filePlaces
  await place(1_000_001, 1_000_000 + limit)
  expect(await both()).toEqual([
    [limit, false],
    [limit, false],
  ])
  await place(2_000_000, 2_000_000)
  expect(await both()).toEqual([
    [limit, true],
    [limit, true],
  ])
})

test('lessons beyond the limit are told of', async () => {
  await pool.query(
    `insert into lessons (school_id, course_id, product_id, title, slug, status_id, position, accessible_timezone,
         created_at, updated_at)
       select $1, $2, $3, case when at = 1 then 'Rare' else 'Common' end, 'lesson-' || at, 1, at, 'UTC', now(), now()
       from generate_series(1, $4::int) at`,
    [schoolId, courseId, productId, listLimits.lessonsFound + 1],
  )
  const found = async (search: string) => {
    const { body } = await call('GET', `/courses/list?lessons_search=${search}`, { as })
    return [body.data.flatMap((each: { lessons: unknown[] }) => each.lessons).length, body.has_more]
  }
  expect(await found('')).toEqual([listLimits.lessonsFound, true])
  expect(await found('Common')).toEqual([listLimits.lessonsFound, false])
  expect(await found('Rare')).toEqual([1, false])
})

test('payments beyond the limit are told of', async () => {
  const buyer = await signUp(app)
  const order = {
    ...{ schoolId, userId: buyer.id, type: 'instalments', price: 100n, total: 100n, paidTotal: 0n },
    ...{ currency: 'EUR', paidStatus: 'unpaid', source: 'offer_page' },
  } as const
  const owe = (count: number) => {
    const payments = Array.from({ length: count }, () => ({
      amount: 1n,
      dueAt: null,
      status: 'planned' as const,
    }))
    return dependencies.db.transaction((tx) =>
      insertOrder(tx, { order, lines: [{ title: 'Bread', price: 100n }], payments }, clock.now()),
    )
  }
  const limit = listLimits.pendingPayments
  await owe(limit)
  expect(await told('GET', '/orders/payments/pending', buyer.token)).toEqual([limit, false])
  await owe(1)
  expect(await told('GET', '/orders/payments/pending', buyer.token)).toEqual([limit, true])
})

test('covers beyond the limit are told of', async () => {
  const cover = (from: number, count: number) =>
    pool.query(
      `with made as (
         insert into products (school_id, productable_type, title, slug, status_id, created_at)
           select $1, 'course', 'Covered ' || at, 'covered-' || at, 1, now() from generate_series($2::int, $3::int) at
           returning id
       )
       insert into courses (school_id, product_id, cover_url, created_at, updated_at)
         select $1, id, '/pictures/' || repeat('a', 22) || '-1280', now(), now() from made`,
      [schoolId, from, from + count - 1],
    )
  const limit = listLimits.keptPictures
  await cover(1, limit)
  expect(await told('GET', '/storage/pictures')).toEqual([limit, false])
  await cover(limit + 1, 1)
  expect(await told('GET', '/storage/pictures')).toEqual([limit, true])
})
