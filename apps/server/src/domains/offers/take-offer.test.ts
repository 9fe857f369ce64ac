import { offerStatus } from '@lectern/contract/offers/offer'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { expect, it } from 'vitest'
import type { Transaction } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'
import * as offerList from './list-offers.repository.ts'
import * as offerStore from './offers.repository.ts'
import { programAuthor } from '../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const { db } = app.dependencies
const school = await teachingSchool(app, 'demo', true)
const { schoolId } = school
const as = school.owner.token
const { send } = programAuthor(app, as)
await send('PUT', `/courses/${school.courseId}`, { enrolment: 'closed' })

const whole = (productId: number) => ({
  product_id: productId,
  content: { kind: 'all' },
  delays: null,
  length: null,
  is_checkpoint_skipped: false,
})
const otherCourse = async (title: string): Promise<{ id: number; product_id: number }> => {
  const { data } = await send('POST', '/courses', { title })
  await send('PUT', `/courses/${data.id}`, { status_id: courseStatus.published, enrolment: 'closed' })
  return data
}
const offerOf = async (productIds: number[], places_total = 5): Promise<{ id: number; code: string }> => {
  const terms = { status_id: offerStatus.published, is_self_service: true, places_total }
  return (await send('POST', '/offers', { title: 'Offer', ...terms, products: productIds.map(whole) })).data
}
const take = (code: string, who: string) => call('POST', `/public/offers/${code}/take`, { as: who, body: {} })
const page = async (code: string) => (await call('GET', `/public/offers/${code}`)).body.data
const placesTaken = async (id: number) => (await send('GET', `/offers/${id}`)).data.places_taken
/** Products of which somebody is said to be a participant. */
const productsOf = async (userId: number) => {
  const { rows } = await db.execute(
    sql`select product_id from enrolments where user_id = ${userId} and state = 'active' order by product_id`,
  )
  return rows.map(({ product_id }) => Number(product_id))
}

/** Somebody takes an offer while the school is in the middle of a change of it; the reply comes after the change. */
const takenDuring = async (
  offer: { id: number; code: string },
  who: string,
  change: (tx: Transaction) => Promise<void>,
) => {
  const locked = Promise.withResolvers<void>()
  const changing = db.transaction(async (tx) => {
    await offerList.lockOffer(tx, schoolId, offer.id)
    await change(tx)
    locked.resolve()
    // Other tests use the same PostgreSQL: only who waits for this very transaction is the taker.
    const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`
    const count = async () => (await tx.execute(waiting)).rows.length
    await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(0)
  })
  await locked.promise
  const reply = take(offer.code, who)
  await changing
  return reply
}

it('is refused when the offer was archived between the look and the place', async () => {
  const offer = await offerOf([school.productId])
  const { id, token } = await signUp(app)
  const reply = await takenDuring(offer, token, (tx) =>
    offerList.updateOffer(tx, schoolId, offer.id, { statusId: offerStatus.archived }),
  )
  expect([reply.status, reply.body.error]).toEqual([409, 'offer_closed'])
  expect([await placesTaken(offer.id), await productsOf(id)]).toEqual([0, []])
})

it('leaves nobody in a product without an access when its products change meanwhile', async () => {
  const other = await otherCourse('Other')
  const offer = await offerOf([school.productId, other.product_id])
  const { id, token } = await signUp(app)
  const reply = await takenDuring(offer, token, async (tx) => {
    const lines = await offerStore.listOfferLines(tx, schoolId, [offer.id])
    const kept = lines.flatMap(({ product, ...line }) =>
      product.id === school.productId ? [{ ...line, productId: product.id }] : [],
    )
    await offerStore.replaceOfferLines(tx, schoolId, offer.id, kept)
  })
  expect([reply.status, reply.body.error]).toEqual([409, 'conflict'])
  expect([await placesTaken(offer.id), await productsOf(id)]).toEqual([0, []])
  expect((await take(offer.code, token)).status).toBe(200)
  expect([await placesTaken(offer.id), await productsOf(id)]).toEqual([1, [school.productId]])
})

it('is refused when every product of the offer is archived, hidden or gone, and costs no place', async () => {
  for (const hide of [
    (id: number) => send('PUT', `/courses/${id}`, { status_id: courseStatus.archived }),
    (id: number) => send('PUT', `/courses/${id}`, { status_id: courseStatus.draft }),
    (id: number) => send('DELETE', `/courses/${id}`),
  ]) {
    const course = await otherCourse('Going')
    const offer = await offerOf([course.product_id])
    await hide(course.id)
    const { id, token } = await signUp(app)
    expect(await page(offer.code)).toMatchObject({ closed: 'not_for_sale', products: [] })
    const reply = await take(offer.code, token)
    expect([reply.status, reply.body.error]).toEqual([409, 'offer_closed'])
    expect([await placesTaken(offer.id), await productsOf(id)]).toEqual([0, []])
  }
})

it('lets nobody new into an archived product by an offer of several', async () => {
  const archived = await otherCourse('Archived')
  const offer = await offerOf([archived.product_id, school.productId])
  await send('PUT', `/courses/${archived.id}`, { status_id: courseStatus.archived })
  const { id, token } = await signUp(app)
  expect((await take(offer.code, token)).status).toBe(200)
  expect(await productsOf(id)).toEqual([school.productId])
})

it('gives the places of several offers back to all who lose them at once', async () => {
  const offers: { id: number; code: string }[] = []
  for (let count = 0; count < 4; count += 1) offers.push(await offerOf([school.productId], 100))
  const people = await Promise.all(Array.from({ length: 20 }, () => signUp(app)))
  for (const [at, { token }] of people.entries())
    for (const { code } of at % 2 === 0 ? offers : offers.toReversed())
      expect((await take(code, token)).status).toBe(200)
  const replies = await Promise.all(
    people.map(({ id }) =>
      call('POST', `/products/${school.productId}/participants/access`, {
        as,
        body: { user_ids: [id], action: { kind: 'revoke' } },
      }),
    ),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  for (const { id } of offers) expect(await placesTaken(id)).toBe(0)
})
