import { describe, expect, it } from 'vitest'
import { eq } from '../../platform/database/sql.ts'
import { signUp } from '../../testing/people.ts'
import { enrolments } from '../access/index.ts'
import { raiseSignal } from '../../platform/facts/signal.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { personErased } from '../identity/index.ts'
import { followEveryAccess } from './jobs/group-jobs.ts'
import { account, groupSchool } from './testing/group-school.ts'

const school = await groupSchool()
const { app, telegram, send, work, stateOf, isIn } = school
const { db } = app.dependencies
const group = await school.connectedGroup()

/** Lets the calendar do its work. */
const tick = async () => {
  await db.transaction((tx) => enqueue(tx, followEveryAccess, {}))
  await work()
}
const endAccess = (userId: number, endsAt: Date) =>
  db.update(enrolments).set({ endsAt }).where(eq(enrolments.userId, userId))
const removeAccess = (userId: number, productId = group.productId) =>
  send('DELETE', `/products/${productId}/participants/${userId}`)
const approvals = () => telegram.calls.filter(({ method }) => method === 'approveChatJoinRequest').length
const removals = () => telegram.calls.filter(({ method }) => method === 'banChatMember').length

describe('when access ends', () => {
  it('the bot removes the person with the next round, and nobody else', async () => {
    const [its, others] = [account(1), account(2)]
    const [person, other] = [
      await school.insideLearner(group, its),
      await school.insideLearner(group, others),
    ]
    await endAccess(person.id, app.clock.now())
    await tick()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['removed', false])
    expect([await stateOf(group, other), isIn(group.chat, others)]).toEqual(['joined', true])
    const before = removals()
    await tick()
    expect(removals()).toBe(before)
  })

  it('the bot removes whoever loses access by hand at once, and lets them back when they have it again', async () => {
    const its = account(3)
    const person = await school.insideLearner(group, its)
    await removeAccess(person.id)
    await work()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['removed', false])
    const before = approvals()
    await telegram.ask(group.token, group.chat, its, school.linkFor(its))
    await work()
    expect([isIn(group.chat, its), approvals()]).toEqual([false, before])
    await send('POST', `/products/${group.productId}/participants`, { email: person.email })
    await work()
    expect(await stateOf(group, person)).toBe('invited')
    await telegram.ask(group.token, group.chat, its, school.linkFor(its))
    await work()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['joined', true])
  })

  it('a request that waits is not approved any more', async () => {
    const its = account(4)
    const person = await school.knownLearner(group, its)
    const link = await send('POST', `/closed-groups/${group.id}/links`, {
      name: 'Asked',
      days: null,
      most_users: null,
      needs_approval: true,
    })
    await telegram.ask(group.token, group.chat, its, link.url)
    await work()
    const { id } = await school.memberOf(group, person)
    await removeAccess(person.id)
    const reply = await app.call('POST', `/closed-groups/${group.id}/members/${id}/approve`, {
      as: school.owner.token,
    })
    expect([reply.status, reply.body.error, isIn(group.chat, its)]).toEqual([
      403,
      'group_closed_to_person',
      false,
    ])
  })

  it('a group that is a draft again sends nobody away and takes nobody new', async () => {
    const its = account(5)
    const person = await school.insideLearner(group, its)
    await send('PATCH', `/closed-groups/${group.id}`, { status_id: 1 })
    await tick()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['joined', true])
    const enter = await app.call('POST', `/public/closed-groups/${group.id}/enter`, { as: person.token })
    expect(enter.status).toBe(403)
    await send('PATCH', `/closed-groups/${group.id}`, { status_id: 4 })
  })

  it('an account of whoever was erased is removed too, and forgotten', async () => {
    const its = account(6)
    const person = await school.insideLearner(group, its)
    await db.transaction((tx) => raiseSignal(tx, personErased, { user_id: person.id }))
    await work()
    expect(isIn(group.chat, its)).toBe(false)
    const { rows } = await app.dependencies.database.pool.query(
      'select id from closed_group_members where account_id = $1',
      [String(its.id)],
    )
    expect(rows).toEqual([])
  })
})

describe('many at once', () => {
  it('are removed in bounded pieces until nobody is left', async () => {
    const crowd = await school.connectedGroup('Crowd')
    const people = Array.from({ length: 30 }, (_, index) => account(1_000 + index))
    for (const [at, its] of people.entries()) {
      telegram.wasIn(crowd.chat, its)
      await app.dependencies.database.pool.query(
        `insert into closed_group_members (school_id, group_id, user_id, account_id, account_name, state, created_at, changed_at)
         values ($1, $2, $3, $4, 'x', 'joined', now(), now())`,
        [school.schoolId, crowd.id, 1_000_000 + at, String(its.id)],
      )
    }
    await tick()
    expect(people.filter((its) => isIn(crowd.chat, its))).toEqual([])
  })

  it('wait as long as Telegram says, and those of another group do not', async () => {
    const [slow, quick] = [await school.connectedGroup('Slow'), await school.connectedGroup('Quick')]
    const [its, others] = [account(50), account(51)]
    const [person, other] = [await school.insideLearner(slow, its), await school.insideLearner(quick, others)]
    telegram.refuse('banChatMember', { status: 429, description: 'Too Many Requests', retryAfter: 40 })
    await removeAccess(person.id, slow.productId)
    await work()
    expect(isIn(slow.chat, its)).toBe(true)
    const { rows } = await app.dependencies.database.pool.query(
      `select extract(epoch from run_at) as at from graphile_worker.jobs where key like $1`,
      [`closedGroups.followAccess/later/${slow.id}`],
    )
    expect(Number(rows[0]?.at) * 1000 - app.clock.now().getTime()).toBe(40_000)
    await removeAccess(other.id, quick.productId)
    await work()
    expect(isIn(quick.chat, others)).toBe(false)
    await tick()
    expect(isIn(slow.chat, its)).toBe(false)
  })

  it('are not lost when Telegram is silent for a while', async () => {
    const its = account(60)
    const person = await school.insideLearner(group, its)
    telegram.fallSilent(true)
    await removeAccess(person.id)
    await work()
    expect(await stateOf(group, person)).toBe('joined')
    const shown = await send('GET', `/closed-groups/${group.id}`)
    expect([shown.state, shown.problem]).toEqual(['ok', 'unreachable'])
    telegram.fallSilent(false)
    await tick()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['removed', false])
  })
})

describe('what the school does by hand', () => {
  const change = (memberId: number, what: string) =>
    send('POST', `/closed-groups/${group.id}/members/${memberId}/${what}`)

  it('keeps somebody out whatever access they have, until it lets them back', async () => {
    const its = account(70)
    const person = await school.insideLearner(group, its)
    const { id } = await school.memberOf(group, person)
    expect((await change(id, 'remove')).state).toBe('banned')
    expect(isIn(group.chat, its)).toBe(false)
    await tick()
    await telegram.ask(group.token, group.chat, its, school.linkFor(its))
    await work()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['banned', false])
    const enter = await app.call('POST', `/public/closed-groups/${group.id}/enter`, { as: person.token })
    expect([enter.status, enter.body.error]).toEqual([403, 'removed_from_group'])
    expect((await change(id, 'let-back')).state).toBe('invited')
    await telegram.ask(group.token, group.chat, its, school.linkFor(its))
    await work()
    expect(isIn(group.chat, its)).toBe(true)
  })

  it('keeps out whom an administrator of the Telegram group removed by hand', async () => {
    const its = account(71)
    const person = await school.insideLearner(group, its)
    await telegram.kick(group.chat, its)
    await work()
    await tick()
    expect(await stateOf(group, person)).toBe('banned')
  })

  it('says so when Telegram does not answer, and changes nothing then', async () => {
    const its = account(72)
    const person = await school.insideLearner(group, its)
    const { id } = await school.memberOf(group, person)
    telegram.fallSilent(true)
    const path = `/closed-groups/${group.id}/members/${id}/remove`
    const reply = await app.call('POST', path, { as: school.owner.token })
    telegram.fallSilent(false)
    expect([reply.status, reply.body.error, await stateOf(group, person)]).toEqual([
      503,
      'telegram_unreachable',
      'joined',
    ])
  })
})

it('an administrator of the Telegram group is not removed, and not asked about every time', async () => {
  const its = account(80)
  const person = await school.insideLearner(group, its)
  telegram.refuse('banChatMember', {
    status: 400,
    description: 'Bad Request: user is an administrator of the chat',
  })
  await removeAccess(person.id)
  await work()
  const before = removals()
  await tick()
  expect([removals(), isIn(group.chat, its)]).toEqual([before, true])
})

it('the list of those who have access shows whom the school added, without any progress', async () => {
  const person = await signUp(app, 'Ola Bright')
  await send('POST', `/public/closed-groups/${group.id}/join`, undefined, person.token)
  const { body } = await app.call('GET', `/products/${group.productId}/participants?filters[search]=bright`, {
    as: school.owner.token,
  })
  expect(body.data).toMatchObject([{ user: { id: person.id }, state: 'active', progress: 0 }])
})
