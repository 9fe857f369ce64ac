import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeOffer } from '../../testing/offer.ts'
import { teachingSchool } from '../../testing/school.ts'
import { findEnrolment, revokeAccess } from '../access/index.ts'
import { findOffer, replaceOfferLines } from './offers.repository.ts'
import { takeOffer } from './take-offer.ts'
import { findProduct } from '../products/index.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const { db } = app.dependencies
const { schoolId, productId } = school
const found = await findProduct(db, schoolId, productId)
if (!found) throw new Error('The school has no product.')
const product = found

const week_ms = 7 * 24 * 60 * 60 * 1000
const rowOf = (userId: number) => findEnrolment(db, productId, userId)

const offerId = await makeOffer(app, school, {
  isSelfService: true,
  placesTotal: 10,
  length: { kind: 'days', count: 7 },
})
const made = await findOffer(db, schoolId, offerId)
if (!made) throw new Error('The offer is gone.')
const offer = made

describe('an offer with places', () => {
  const take = async (userId: number) => {
    const current = await findOffer(db, schoolId, offer.id)
    if (!current) throw new Error('The offer is gone.')
    await db.transaction((tx) => takeOffer(tx, current, { userId, timeZone: 'UTC', now: app.clock.now() }))
  }
  const taken = async () => (await findOffer(db, schoolId, offer.id))?.placesTaken

  it('is taken by as many as it has places, each once, however many ask at once', async () => {
    const people = Array.from({ length: 60 }, (_, index) => 900_000 + Math.floor(index / 2))
    const outcomes = await Promise.allSettled(people.map(take))
    const holders = new Set(people.filter((_, index) => outcomes[index]?.status === 'fulfilled'))
    expect([holders.size, await taken()]).toEqual([10, 10])
    const [holder = 0] = holders
    expect((await rowOf(holder))?.grants).toMatchObject([
      { offerId: offer.id, origin: 'free', endsAt: new Date(app.clock.now().getTime() + week_ms) },
    ])
    await db.transaction((tx) =>
      revokeAccess(tx, { product, userId: holder, actorId: school.owner.id, now: app.clock.now() }),
    )
    expect(await taken()).toBe(9)
    await take(950_000)
    expect(await taken()).toBe(10)
  })

  it('opens nothing of a product that was taken out of it', async () => {
    await db.transaction((tx) => replaceOfferLines(tx, schoolId, offer.id, []))
    expect((await rowOf(950_000))?.grants[0]?.kept?.content).toMatchObject({ kind: 'chosen', lesson_ids: [] })
  })
})
