import { offerStatus } from '@lectern/contract/offers/offer'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'
import { programAuthor } from '../../testing/program-author.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'shared-out', true)
const as = school.owner.token
const { send } = programAuthor(app, as)
await send('PUT', `/courses/${school.courseId}`, { enrolment: 'closed' })

const team = `/products/${school.productId}/team`
const groupsPath = `/products/${school.productId}/groups`
const hire = async (more: object = {}): Promise<number> => {
  const { id } = await addStaff(app, school.schoolId, [])
  await send('PUT', `${team}/${id}`, { role: 'assistant', ...more })
  return id
}
const line = (distribution: object | null) => ({
  product_id: school.productId,
  content: { kind: 'all' },
  delays: null,
  length: null,
  is_checkpoint_skipped: false,
  distribution,
})
const offer = async (distribution: object | null): Promise<{ id: number; code: string }> => {
  const terms = { title: 'Shared out', status_id: offerStatus.published, is_self_service: true }
  return (await send('POST', '/offers', { ...terms, products: [line(distribution)] })).data
}
const join = async (code: string): Promise<number> => {
  const person = await signUp(app)
  const reply = await call('POST', `/public/offers/${code}/take`, { as: person.token, body: {} })
  expect([reply.status, reply.body]).toMatchObject([200, reply.body])
  return person.id
}
interface Group {
  readonly id: number
  readonly own_group_of: { readonly id: number } | null
  readonly participant_ids: number[]
}
const groups = async (): Promise<Group[]> => (await send('GET', groupsPath)).data
const ofAssistant = async (id: number) =>
  (await groups()).find(({ own_group_of: own }) => own?.id === id)?.participant_ids ?? []
const held = async (ids: readonly number[]): Promise<number[]> => {
  const counts: number[] = []
  for (const id of ids) counts.push((await ofAssistant(id)).length)
  return counts
}

let assistants: [number, number, number]
beforeEach(async () => {
  assistants = [await hire(), await hire(), await hire()]
})

describe('those who join by an offer', () => {
  it('come to its assistants in turn, whatever these hold', async () => {
    const { code } = await offer({ method: 'round_robin', assistant_ids: assistants })
    const people = [await join(code), await join(code), await join(code), await join(code)]
    expect(await ofAssistant(assistants[0])).toEqual([people[0], people[3]])
    expect(await held(assistants)).toEqual([2, 1, 1])
  })

  it('come to whoever has fewest, also when a hundred join at once', async () => {
    const { code } = await offer({ method: 'least_loaded', assistant_ids: assistants })
    await Promise.all(Array.from({ length: 100 }, () => join(code)))
    expect((await held(assistants)).toSorted((a, b) => a - b)).toEqual([33, 33, 34])
  }, 60_000)

  it('fill groups evenly, where the offer names groups', async () => {
    const make = async (name: string): Promise<number> =>
      (await send('POST', groupsPath, { name: `${name} ${assistants[0]}` })).data.id
    const named = [await make('Morning'), await make('Evening')]
    const { code } = await offer({ method: 'by_group', group_ids: named })
    for (let count = 0; count < 4; count += 1) await join(code)
    const sizes = (await groups())
      .filter(({ id }) => named.includes(id))
      .map(({ participant_ids: people }) => people.length)
    expect(sizes).toEqual([2, 2])
  })

  it('come to nobody whose time as an assistant is over, and to nobody at all where nobody is left', async () => {
    const soon = new Date(clock.now().getTime() + 60_000).toISOString()
    const leaving = await hire({ expires_at: soon })
    const { code } = await offer({ method: 'round_robin', assistant_ids: [leaving, assistants[1]] })
    clock.advance(120_000)
    await join(code)
    await join(code)
    expect(await held([leaving, assistants[1]])).toEqual([0, 2])
    await send('DELETE', `${team}/${assistants[1]}`)
    const last = await join(code)
    expect((await groups()).flatMap(({ participant_ids: people }) => people)).not.toContain(last)
  })

  it('stay in the group in which somebody put them, and are given by hand where the offer says nothing', async () => {
    const plain = await offer(null)
    const { code } = await offer({ method: 'least_loaded', assistant_ids: [assistants[2]] })
    const person = await signUp(app)
    const take = (offered: string) =>
      call('POST', `/public/offers/${offered}/take`, { as: person.token, body: {} })
    await take(plain.code)
    expect((await groups()).flatMap(({ participant_ids: people }) => people)).not.toContain(person.id)
    const own = (await groups()).find(({ own_group_of: of }) => of?.id === assistants[0])
    await send('POST', `${groupsPath}/${own?.id}/participants`, { user_ids: [person.id] })
    await take(code)
    expect(await held(assistants)).toEqual([1, 0, 0])
  })
})

describe('what an offer says of assistants', () => {
  it('is shown again, goes along with a copy, and is chosen from the team and the groups of the product', async () => {
    const wanted = { method: 'round_robin', assistant_ids: [assistants[1]], group_ids: [] }
    const { id } = await offer(wanted)
    const { data } = await send('GET', `/offers/${id}`)
    expect(data.products[0].distribution).toEqual(wanted)
    const copy = (await send('POST', `/offers/${id}/duplicate`, { title: 'Copy' })).data
    expect(copy.products[0].distribution).toEqual(wanted)
    const choices = (await send('GET', `/products/${school.productId}/offer-choices`)).data
    expect(choices.assistants.map((each: { id: number }) => each.id)).toEqual(
      expect.arrayContaining([...assistants]),
    )
  })

  it.each([
    ['an assistant of nothing', { method: 'round_robin', assistant_ids: [987_654] }, 'foreign_share'],
    ['a group of nothing', { method: 'by_group', group_ids: [987_654] }, 'foreign_share'],
    ['nobody', { method: 'least_loaded', assistant_ids: [] }, 'invalid_fields'],
    ['no such method', { method: 'by_mood', assistant_ids: [1] }, 'invalid_fields'],
  ])('is refused when it names %s', async (_, distribution, error) => {
    const body = { title: 'Refused', products: [line(distribution)] }
    const reply = await call('POST', '/offers', { as, body })
    expect([reply.status, reply.body.error]).toEqual([422, error])
  })
})
