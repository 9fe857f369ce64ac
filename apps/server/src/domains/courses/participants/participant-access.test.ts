import type { AccessAction } from '@lectern/contract/courses/participant-access'
import { offerStatus } from '@lectern/contract/offers/offer'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeOffer } from '../../../testing/offer.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { preSubscribe } from '../../access/index.ts'
import { changeParticipants } from './change-participants.ts'
import { findProduct } from '../../products/index.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const as = school.owner.token
const path = `/products/${school.productId}/participants`

const day_ms = 24 * 60 * 60 * 1000
const inDays = (count: number) => new Date(app.clock.now().getTime() + count * day_ms).toISOString()
const days = (count: number) => ({ kind: 'days' as const, count })
const change = (action: AccessAction, userIds: readonly number[], who = as) =>
  call('POST', `${path}/access`, { as: who, body: { user_ids: userIds, action } })
const accessOf = async (userId: number) => (await call('GET', `${path}/${userId}/access`, { as })).body.data
const lessonsOf = async (userId: number) => (await call('GET', `${path}/${userId}/lessons`, { as })).body.data
const listed = async (query: string): Promise<number[]> => {
  const { status, body } = await call('GET', `${path}?per_page=100&${query}`, { as })
  expect(status).toBe(200)
  return body.data.map(({ user }: { user: { id: number } }) => user.id)
}
const learner = async () => (await joinSchool(app, school)).id
const learners = async (count: number) => {
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push(await learner())
  return ids
}

describe('what staff does to the access of people', () => {
  it('is done to each of them, in the order asked for, and told in their history', async () => {
    const people = await learners(3)
    const asked = people.toReversed()
    const { status, body } = await change({ kind: 'freeze', by: days(7) }, asked)
    expect(status).toBe(200)
    expect(body.data).toEqual(asked.map((id) => ({ user_id: id, outcome: 'done' })))
    for (const id of people)
      expect(await accessOf(id)).toMatchObject({
        user: { id },
        state: 'frozen',
        frozen_until: inDays(7),
        history: [
          { kind: 'frozen', actor_name: expect.any(String), frozen_until: inDays(7) },
          { kind: 'granted', actor_name: null },
        ],
      })
    await change({ kind: 'unfreeze' }, people)
    expect((await accessOf(people[0] ?? 0)).state).toBe('active')
  })

  it('gives an end, and more days after it: counted from now when it is over', async () => {
    const id = await learner()
    await change({ kind: 'end', ends_at: inDays(2) }, [id])
    await change({ kind: 'extend', by: days(3) }, [id])
    expect((await accessOf(id)).ends_at).toBe(inDays(5))
    app.clock.advance(10 * day_ms)
    expect((await accessOf(id)).state).toBe('expired')
    await change({ kind: 'extend', by: days(3) }, [id])
    expect(await accessOf(id)).toMatchObject({ state: 'active', ends_at: inDays(3) })
  })

  it('gives an offer for as long as the offer says, beside what they have', async () => {
    const id = await learner()
    const offerId = await makeOffer(app, school, { title: 'Basic', length: days(30) })
    await change({ kind: 'grant', offer_id: offerId, starts_at: null, length: null }, [id])
    const { grants } = await accessOf(id)
    expect(grants).toMatchObject([
      { offer: null, origin: 'free', ends_at: null },
      { offer: { id: offerId, title: 'Basic' }, origin: 'manual', ends_at: inDays(30) },
    ])
    expect(await listed(`filters[offer_id]=${offerId}`)).toEqual([id])
    const [row] = (await call('GET', `${path}?filters[offer_id]=${offerId}`, { as })).body.data
    expect(row.offers).toEqual([{ id: offerId, title: 'Basic' }])
  })

  it('leaves who takes no part, and lets back in whose access was taken away', async () => {
    const [id = 0] = await learners(1)
    const stranger = await signUp(app)
    const replies = await change({ kind: 'revoke' }, [id, stranger.id])
    expect(replies.body.data).toEqual([
      { user_id: id, outcome: 'done' },
      { user_id: stranger.id, outcome: 'no_participant' },
    ])
    expect((await change({ kind: 'freeze', by: null }, [id])).body.data[0].outcome).toBe('no_participant')
    expect((await call('GET', `${path}/${id}/access`, { as })).status).toBe(404)
    await change({ kind: 'grant', offer_id: null, starts_at: null, length: days(1) }, [id])
    expect(await accessOf(id)).toMatchObject({ state: 'active', ends_at: inDays(1) })
  })

  it('closes the lesson to the learner at once, with the reason', async () => {
    const person = await joinSchool(app, school)
    const page = async () =>
      (await call('GET', `/public/lessons/${school.lesson.id}`, { as: person.token })).body.data
    expect((await page()).is_lesson_available).toBe(true)
    await change({ kind: 'freeze', by: null }, [person.id])
    await expect.poll(async () => (await page()).is_lesson_available, { interval: 5 }).toBe(false)
  })

  it('a hundred of them at once on the same people all come to an end', async () => {
    const people = await learners(2)
    const actions: AccessAction[] = [
      { kind: 'freeze', by: days(1) },
      { kind: 'unfreeze' },
      { kind: 'extend', by: days(1) },
      { kind: 'end', ends_at: inDays(9) },
    ]
    // Past the limit of calls a minute, which is not what is tried here.
    const wishes = Array.from({ length: 100 }, (_, at) => ({
      userIds: at % 2 ? people : people.toReversed(),
      action: actions[at % actions.length] ?? { kind: 'unfreeze' as const },
      actorId: school.owner.id,
      scope: 'everybody' as const,
      now: app.clock.now(),
    }))
    const outcomes = await Promise.all(
      wishes.map((wish) => app.dependencies.db.transaction((tx) => changeParticipants(tx, school, wish))),
    )
    expect(outcomes.flat().filter(({ outcome }) => outcome === 'done')).toHaveLength(200)
    await change({ kind: 'unfreeze' }, people)
    expect((await accessOf(people[0] ?? 0)).state).toBe('active')
  })
})

describe('what is refused', () => {
  it('is an end in a year that not every calendar holds', async () => {
    const id = await learner()
    for (const ends_at of ['1999-12-31T23:59:59.000Z', '9999-01-01T00:00:00.000Z'])
      expect([ends_at, (await change({ kind: 'end', ends_at }, [id])).status]).toEqual([ends_at, 422])
  })

  it('is an offer that is a draft', async () => {
    const offer_id = await makeOffer(app, school, { statusId: offerStatus.draft })
    const grant = { kind: 'grant' as const, offer_id, starts_at: null, length: null }
    const { status, body } = await change(grant, [await learner()])
    expect([status, body.error]).toEqual([409, 'offer_closed'])
  })
})

describe('why a lesson is closed to somebody', () => {
  it('is told as the page decides it for them', async () => {
    const id = await learner()
    expect(await lessonsOf(id)).toMatchObject([
      { id: school.lesson.id, progress: 'not_started', access: { is_open: true, reasons: [] } },
    ])
    await change({ kind: 'freeze', by: days(3) }, [id])
    expect((await lessonsOf(id))[0].access).toMatchObject({
      is_open: false,
      reasons: [{ kind: 'access_frozen', until: inDays(3) }],
    })
    await change({ kind: 'unfreeze' }, [id])
    await change({ kind: 'end', ends_at: app.clock.now().toISOString() }, [id])
    expect((await lessonsOf(id))[0].access.reasons).toMatchObject([{ kind: 'access_ended' }])
  })
})

describe('the list of participants', () => {
  it('is narrowed down by state; who waits is there only when asked for', async () => {
    const [active = 0, frozen = 0, expired = 0] = await learners(3)
    const waiting = await signUp(app)
    await app.dependencies.db.transaction(async (tx) => {
      const product = await findProduct(tx, school.schoolId, school.productId)
      if (product)
        await preSubscribe(tx, { product, userId: waiting.id, actorId: null, now: app.clock.now() })
    })
    await change({ kind: 'freeze', by: null }, [frozen])
    await change({ kind: 'end', ends_at: inDays(-1) }, [expired])
    const own = (ids: readonly number[]) =>
      ids.filter((id) => [active, frozen, expired, waiting.id].includes(id)).toSorted((a, b) => a - b)
    expect(own(await listed(''))).toEqual([active, frozen, expired].toSorted((a, b) => a - b))
    expect(own(await listed('filters[state]=active'))).toEqual([active])
    expect(own(await listed('filters[state]=frozen'))).toEqual([frozen])
    expect(own(await listed('filters[state]=expired'))).toEqual([expired])
    expect(await listed('filters[state]=waiting')).toEqual([waiting.id])
    expect((await listed('sort=end'))[0]).toBe(expired)
    await change({ kind: 'grant', offer_id: null, starts_at: null, length: null }, [waiting.id])
    expect(await listed('filters[state]=waiting')).toEqual([])
  })

  it('is narrowed down by group and by having no offer', async () => {
    const id = await learner()
    const group = (
      await call('POST', `/products/${school.productId}/groups`, { as, body: { name: 'Evening' } })
    ).body.data
    const members = `/products/${school.productId}/groups/${group.id}/participants`
    expect((await call('POST', members, { as, body: { user_ids: [id] } })).status).toBe(200)
    expect(await listed(`filters[group_id]=${group.id}`)).toEqual([id])
    expect(await listed(`filters[group_id]=${group.id}&filters[offer_id]=0`)).toEqual([id])
    expect(await listed('filters[group_id]=999999999')).toEqual([])
  })

  it('refuses filters that are none', async () => {
    for (const query of [
      'filters[state]=revoked',
      'filters[offer_id]=-1',
      'filters[group_id]=0',
      'sort=email',
    ])
      expect([query, (await call('GET', `${path}?${query}`, { as })).status]).toEqual([query, 422])
  })
})

describe('who may', () => {
  const freeze = { kind: 'freeze', by: null }
  it('another school, students and visitors change and see nothing', async () => {
    const [id = 0] = await learners(1)
    const student = await signUp(app)
    const readers = [
      ['GET', `${path}/${id}/access`, undefined],
      ['GET', `${path}/${id}/lessons`, undefined],
      ['POST', `${path}/access`, { user_ids: [id], action: freeze }],
    ] as const
    for (const [method, url, body] of readers) {
      const statuses = []
      for (const token of [rival.owner.token, student.token, undefined])
        statuses.push((await call(method, url, { as: token, body })).status)
      expect(statuses, `${method} ${url}`).toEqual([404, 403, 401])
    }
    expect((await accessOf(id)).state).toBe('active')
  })

  it('who may only read changes nothing', async () => {
    const [id = 0] = await learners(1)
    const reader = await addStaff(app, school.schoolId, ['course_list', 'course_read'])
    expect((await call('GET', `${path}/${id}/access`, { as: reader.token })).status).toBe(200)
    expect((await change({ kind: 'freeze', by: null }, [id], reader.token)).status).toBe(403)
  })

  it('an assistant sees the learners of their groups and nobody else', async () => {
    const [own = 0, other = 0] = await learners(2)
    const assistant = await addStaff(app, school.schoolId, [])
    const groups = `/products/${school.productId}/groups`
    const group = (await call('POST', groups, { as, body: { name: 'Of the assistant' } })).body.data
    await call('POST', `${groups}/${group.id}/participants`, { as, body: { user_ids: [own] } })
    const place = { role: 'assistant', sees: 'groups', group_ids: [group.id] }
    const seat = await call('PUT', `/products/${school.productId}/team/${assistant.id}`, { as, body: place })
    expect(seat.status).toBe(200)
    for (const part of ['access', 'lessons']) {
      const statuses = []
      for (const id of [own, other])
        statuses.push((await call('GET', `${path}/${id}/${part}`, { as: assistant.token })).status)
      expect([part, ...statuses]).toEqual([part, 200, 404])
    }
    expect((await change({ kind: 'freeze', by: null }, [own], assistant.token)).status).toBe(403)
  })

  it('a person of another product, an offer of another school and nonsense are refused', async () => {
    const outsider = rival.owner
    expect((await call('GET', `${path}/${outsider.id}/access`, { as })).status).toBe(404)
    expect((await call('GET', `${path}/${outsider.id}/lessons`, { as })).status).toBe(404)
    const [id = 0] = await learners(1)
    const grant = { kind: 'grant', starts_at: null, length: null }
    const refused = [
      [{ user_ids: [id], action: { ...grant, offer_id: 999_999 } }, 404],
      [{ user_ids: [], action: freeze }, 422],
      [{ user_ids: [id, id], action: freeze }, 422],
      [{ user_ids: Array.from({ length: 201 }, (_, at) => at + 1), action: freeze }, 422],
      [{ user_ids: [id], action: { kind: 'explode' } }, 422],
      [{ user_ids: [id], action: { kind: 'extend', by: { kind: 'days', count: 0 } } }, 422],
      [{ user_ids: [id], action: { kind: 'extend', by: { kind: 'until', at: inDays(1) } } }, 422],
    ] as const
    for (const [body, status] of refused)
      expect((await call('POST', `${path}/access`, { as, body })).status).toBe(status)
  })
})
