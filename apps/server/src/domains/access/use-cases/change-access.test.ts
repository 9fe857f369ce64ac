import { mostAccesses } from '@lectern/contract/access/scope'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { testApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { findEnrolment } from '../access.repository.ts'
import { enrolmentStateAt } from '../decisions.ts'
import { listAccessChanges } from '../grants.repository.ts'
import {
  type ChangedAccess,
  endAccess,
  extendAccess,
  freezeAccess,
  giveAccess,
  revokeAccess,
  unfreezeAccess,
} from './change-access.ts'
import { preSubscribe } from './waiting-list.ts'
import { findProduct } from '../../products/index.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const { db } = app.dependencies
const { schoolId, productId } = school
const found = await findProduct(db, schoolId, productId)
if (!found) throw new Error('The school has no product.')
const product = found

const day_ms = 24 * 60 * 60 * 1000
const timeZone = 'UTC'
const days = (count: number) => ({ by: { kind: 'days' as const, count }, timeZone })
const inDays = (from: Date, count: number) => new Date(from.getTime() + count * day_ms)
const act = (
  change: (tx: Transaction, changed: ChangedAccess) => Promise<unknown>,
  userId: number,
  actorId: number | null = school.owner.id,
) => db.transaction((tx) => change(tx, { product, userId, actorId, now: app.clock.now() }))
const rowOf = (userId: number) => findEnrolment(db, productId, userId)
const stateOf = async (userId: number) => {
  const row = await rowOf(userId)
  return row && enrolmentStateAt(row, app.clock.now())
}
const history = async (userId: number) =>
  (await listAccessChanges(db, { schoolId, productId, userId }, 50)).map(({ kind }) => kind)

/** Somebody who takes part for some days from now on. */
const participant = async (length: number | null) => {
  const { id } = await joinSchool(app, school)
  const endsAt = length === null ? null : inDays(app.clock.now(), length)
  await act((tx, changed) => endAccess(tx, changed, endsAt), id)
  return id
}

describe('an access', () => {
  it('lasts longer by what it is extended, from now where it is over', async () => {
    const userId = await participant(3)
    const begun = app.clock.now()
    await act((tx, changed) => extendAccess(tx, changed, days(2)), userId)
    expect((await rowOf(userId))?.endsAt).toEqual(inDays(begun, 5))
    app.clock.advance(6 * day_ms)
    expect(await stateOf(userId)).toBe('expired')
    await act((tx, changed) => extendAccess(tx, changed, days(2)), userId)
    expect((await rowOf(userId))?.endsAt).toEqual(inDays(begun, 8))
    expect(await stateOf(userId)).toBe('active')
  })

  it('ends later by the length of a freeze, and sooner again when the freeze ends early', async () => {
    const userId = await participant(10)
    const begun = app.clock.now()
    await act((tx, changed) => freezeAccess(tx, changed, days(4)), userId)
    expect([await stateOf(userId), (await rowOf(userId))?.endsAt]).toEqual(['frozen', inDays(begun, 14)])
    app.clock.advance(day_ms)
    await act(unfreezeAccess, userId)
    expect([await stateOf(userId), (await rowOf(userId))?.endsAt]).toEqual(['active', inDays(begun, 11)])
    await act(unfreezeAccess, userId)
    expect(await history(userId)).toEqual(['unfrozen', 'frozen', 'end_changed', 'granted'])
  })

  it('is over by no freeze without an end, however long it is', async () => {
    const userId = await participant(2)
    const begun = app.clock.now()
    app.clock.advance(day_ms)
    await act((tx, changed) => freezeAccess(tx, changed, null), userId)
    app.clock.advance(30 * day_ms)
    expect(await stateOf(userId)).toBe('frozen')
    await act(unfreezeAccess, userId)
    expect([await stateOf(userId), (await rowOf(userId))?.endsAt]).toEqual(['active', inDays(begun, 32)])
  })

  it('keeps earlier freezes beside a new one', async () => {
    const userId = await participant(null)
    const first = app.clock.now()
    await act((tx, changed) => freezeAccess(tx, changed, days(2)), userId)
    app.clock.advance(5 * day_ms)
    await act((tx, changed) => freezeAccess(tx, changed, days(1)), userId)
    expect((await rowOf(userId))?.pauses).toEqual([
      { from: first.toISOString(), until: inDays(first, 2).toISOString() },
    ])
  })

  it('that was taken away is gone, and comes back as a new one', async () => {
    const userId = await participant(null)
    await act((tx, changed) => freezeAccess(tx, changed, null), userId)
    await act(revokeAccess, userId)
    expect([await stateOf(userId), (await rowOf(userId))?.grants]).toEqual(['revoked', []])
    await expect(act((tx, changed) => extendAccess(tx, changed, days(1)), userId)).rejects.toThrow(CallError)
    app.clock.advance(day_ms)
    const again = { offerId: null, origin: 'manual', startsAt: null, endsAt: null } as const
    await act((tx, changed) => giveAccess(tx, changed, again), userId)
    expect([await stateOf(userId), (await rowOf(userId))?.startedAt]).toEqual(['active', app.clock.now()])
  })

  it('is not given a person who has as many as one may have, who keeps them', async () => {
    const userId = await participant(null)
    const given = { offerId: null, origin: 'manual', startsAt: null, endsAt: null } as const
    const give = () => act((tx, changed) => giveAccess(tx, changed, given), userId)
    for (let at = 1; at < mostAccesses; at += 1) await give()
    await expect(give()).rejects.toThrow(new CallError('too_many_accesses'))
    expect((await rowOf(userId))?.grants).toHaveLength(mostAccesses)
  })

  it('never ends after the years that every calendar holds', async () => {
    const userId = await participant(null)
    await act((tx, changed) => endAccess(tx, changed, new Date('2999-12-01T00:00:00Z')), userId)
    for (const later of [extendAccess, freezeAccess]) {
      await act((tx, changed) => later(tx, changed, days(3000)), userId)
      expect((await rowOf(userId))?.endsAt).toEqual(new Date('2999-12-31T23:59:59.999Z'))
    }
  })

  it('begins in the place of a wait', async () => {
    const person = await joinSchool(app, school)
    await act(preSubscribe, person.id, null)
    expect(await stateOf(person.id)).toBe('active')
    await act(revokeAccess, person.id)
    await act(preSubscribe, person.id, null)
    expect(await stateOf(person.id)).toBe('waiting')
    const given = { offerId: null, origin: 'manual', startsAt: null, endsAt: null } as const
    await act((tx, changed) => giveAccess(tx, changed, given), person.id)
    expect(await stateOf(person.id)).toBe('active')
  })
})
