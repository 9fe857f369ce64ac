import { describe, expect, it } from 'vitest'
import { account, groupSchool } from './testing/group-school.ts'

const school = await groupSchool()
const { app, telegram, send, work, stateOf, isIn } = school
const group = await school.connectedGroup()
const path = `/closed-groups/${group.id}`

const make = (wish: object = {}) =>
  send('POST', `${path}/links`, {
    name: 'Autumn',
    days: null,
    most_users: null,
    needs_approval: false,
    ...wish,
  })
const usedCount = async (id: number): Promise<number> =>
  (await send('GET', `${path}/links`)).find((link: { id: number }) => link.id === id)?.used_count
let accounts = 0
/** Somebody whose account is known follows a link. */
const follow = async (url: string) => {
  const its = account((accounts += 1))
  const person = await school.knownLearner(group, its)
  await telegram.ask(group.token, group.chat, its, url)
  await work()
  return { its, person }
}

describe('a named link', () => {
  it('lets in whose account is known and who has access, and counts them', async () => {
    const link = await make()
    const { its } = await follow(link.url)
    expect([isIn(group.chat, its), await usedCount(link.id)]).toEqual([true, 1])
    const stranger = account(500)
    await telegram.ask(group.token, group.chat, stranger, link.url)
    await work()
    expect([isIn(group.chat, stranger), await usedCount(link.id)]).toEqual([false, 1])
  })

  it('lets in as many as it was made for', async () => {
    const link = await make({ most_users: 1 })
    const [first, second] = [await follow(link.url), await follow(link.url)]
    expect([isIn(group.chat, first.its), isIn(group.chat, second.its)]).toEqual([true, false])
    expect(school.lastWords(second.its)).toContain('no longer works')
  })

  it('ends after its days, here and at Telegram', async () => {
    const link = await make({ days: 2 })
    const sent = telegram.calls.findLast(({ method }) => method === 'createChatInviteLink')
    const endsAt = app.clock.now().getTime() + 2 * 24 * 3_600_000
    expect([link.valid_until, sent?.parameters['expire_date']]).toEqual([
      new Date(endsAt).toISOString(),
      Math.floor(endsAt / 1000),
    ])
    app.clock.advance(2 * 24 * 3_600_000)
    expect(isIn(group.chat, (await follow(link.url)).its)).toBe(false)
  })

  it('asks Telegram for a request each time, so that nobody comes in without an answer', async () => {
    await make({ most_users: 3 })
    const sent = telegram.calls.findLast(({ method }) => method === 'createChatInviteLink')
    expect(sent?.parameters['creates_join_request']).toBe(true)
  })

  it('lets nobody in after it was revoked, even when Telegram did not hear of it', async () => {
    const link = await make()
    telegram.fallSilent(true)
    const reply = await app.call('DELETE', `${path}/links/${link.id}`, { as: school.owner.token })
    telegram.fallSilent(false)
    expect(reply.status).toBe(503)
    expect(isIn(group.chat, (await follow(link.url)).its)).toBe(false)
    expect((await send('DELETE', `${path}/links/${link.id}`)).is_revoked).toBe(true)
  })

  it('with an approval lets somebody in when the school says so', async () => {
    const link = await make({ needs_approval: true, most_users: 1 })
    const { its, person } = await follow(link.url)
    expect([isIn(group.chat, its), await usedCount(link.id)]).toEqual([false, 0])
    const [waiting] = await send('GET', `${path}/members?state=waiting`)
    expect(waiting).toMatchObject({ user: { id: person.id }, asked_by_link: 'Autumn', has_access: true })
    expect((await send('GET', path)).waiting_count).toBe(1)
    await send('POST', `${path}/members/${waiting.id}/approve`)
    expect([isIn(group.chat, its), await usedCount(link.id)]).toEqual([true, 1])
    const late = await follow(link.url)
    expect([isIn(group.chat, late.its), await stateOf(group, late.person)]).toEqual([false, 'invited'])
  })

  it('with an approval refuses somebody, who may ask again', async () => {
    const link = await make({ needs_approval: true })
    const { its, person } = await follow(link.url)
    const { id } = await school.memberOf(group, person)
    expect((await send('POST', `${path}/members/${id}/decline`)).asked_at).toBeNull()
    expect(isIn(group.chat, its)).toBe(false)
    await telegram.ask(group.token, group.chat, its, link.url)
    await work()
    expect((await school.memberOf(group, person)).asked_at).not.toBeNull()
  })

  it('is refused one too many, and not made where no bot is', async () => {
    const { id } = await send('POST', '/closed-groups', { name: 'Bare' })
    const body = { name: 'x', days: 1, most_users: null, needs_approval: false }
    const reply = await app.call('POST', `/closed-groups/${id}/links`, { as: school.owner.token, body })
    expect([reply.status, reply.body.error]).toEqual([422, 'group_not_connected'])
    await app.dependencies.database.pool.query(
      `insert into closed_group_links (school_id, group_id, name, url, needs_approval, created_at)
       select $1, $2, 'x', 'https://t.me/+' || n, false, now() from generate_series(1, 50) n`,
      [school.schoolId, group.id],
    )
    const full = await app.call('POST', `${path}/links`, { as: school.owner.token, body })
    expect([full.status, full.body.error]).toEqual([422, 'too_many_group_links'])
  })
})
