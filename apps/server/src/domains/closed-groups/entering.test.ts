import { describe, expect, it } from 'vitest'
import { signUp } from '../../testing/people.ts'
import { account, groupSchool } from './testing/group-school.ts'

const school = await groupSchool()
const { app, telegram, send, work, codeFor, linkFor, lastWords, stateOf, isIn } = school
const group = await school.connectedGroup()

describe('entering a closed group', () => {
  it('goes from the page to the bot, and from a request of a known account into the group', async () => {
    const its = account(1)
    const person = await school.knownLearner(group, its)
    expect(lastWords(its)).toContain('Evening talks')
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['invited', false])
    await telegram.ask(group.token, group.chat, its, linkFor(its))
    await work()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['joined', true])
    const page = (await app.call('GET', `/public/closed-groups/${group.id}`, { as: person.token })).body.data
    expect(page.member).toEqual({ state: 'joined', account: '@person1', is_waiting: false })
  })

  it('refuses whoever comes by the link and is not known, and says how to enter', async () => {
    const stranger = account(2)
    await school.knownLearner(group, account(3))
    await telegram.ask(group.token, group.chat, stranger, linkFor(account(3)))
    await work()
    expect(isIn(group.chat, stranger)).toBe(false)
    expect(lastWords(stranger)).toContain('Enter in Telegram')
    expect(linkFor(stranger)).toMatch(new RegExp(`/group-access/${group.id}$`))
  })

  it('takes each code once, and only in time', async () => {
    const person = await signUp(app, 'Learner')
    await send('POST', `/public/closed-groups/${group.id}/join`, undefined, person.token)
    const code = await codeFor(group, person)
    await telegram.press(group.token, account(4), code)
    await work()
    await telegram.press(group.token, account(5), code)
    await work()
    expect(lastWords(account(5))).toContain('works once')
    const late = await codeFor(group, person)
    app.clock.advance(10 * 60_000)
    await telegram.press(group.token, account(6), late)
    await work()
    expect(lastWords(account(6))).toContain('works once')
    expect((await school.memberOf(group, person)).account).toBe('@person4')
  })

  it('ends an earlier code when another one is made, and keeps neither', async () => {
    const person = await signUp(app, 'Learner')
    await send('POST', `/public/closed-groups/${group.id}/join`, undefined, person.token)
    const [first, second] = [await codeFor(group, person), await codeFor(group, person)]
    const { rows } = await app.dependencies.database.pool.query('select * from closed_group_codes')
    for (const code of [first, second]) expect(JSON.stringify(rows)).not.toContain(code)
    await telegram.press(group.token, account(7), first)
    await work()
    expect(await stateOf(group, person)).toBeUndefined()
  })

  it('takes no code of another group', async () => {
    const other = await school.connectedGroup('Other talks')
    const person = await signUp(app, 'Learner')
    await send('POST', `/public/closed-groups/${other.id}/join`, undefined, person.token)
    await telegram.press(group.token, account(8), await codeFor(other, person))
    await work()
    expect([await stateOf(group, person), await stateOf(other, person)]).toEqual([undefined, undefined])
  })
})

describe('one account and one person', () => {
  it('an account of one person lets no other one in', async () => {
    const its = account(20)
    const first = await school.insideLearner(group, its)
    const second = await school.knownLearner(group, its)
    expect(lastWords(its)).toContain('already belongs to another member')
    expect([await stateOf(group, first), await stateOf(group, second)]).toEqual(['joined', undefined])
  })

  it('a person who is inside does not bring a second account', async () => {
    const [first, second] = [account(21), account(22)]
    const person = await school.insideLearner(group, first)
    await telegram.press(group.token, second, await codeFor(group, person))
    await work()
    expect(lastWords(second)).toContain('@person21')
    await telegram.ask(group.token, group.chat, second, linkFor(first))
    await work()
    expect(isIn(group.chat, second)).toBe(false)
  })

  it('whoever left comes back; another person does not come in their place by the same link', async () => {
    const its = account(23)
    const person = await school.insideLearner(group, its)
    const link = linkFor(its)
    await telegram.go(group.chat, its)
    await work()
    expect(await stateOf(group, person)).toBe('left')
    const other = account(24)
    await telegram.ask(group.token, group.chat, other, link)
    await work()
    expect(isIn(group.chat, other)).toBe(false)
    await telegram.ask(group.token, group.chat, its, link)
    await work()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['joined', true])
  })

  it('whoever left may come back with another account', async () => {
    const [first, second] = [account(25), account(26)]
    const person = await school.insideLearner(group, first)
    await telegram.go(group.chat, first)
    await work()
    await telegram.press(group.token, second, await codeFor(group, person))
    await work()
    await telegram.ask(group.token, group.chat, second, linkFor(second))
    await telegram.ask(group.token, group.chat, first, linkFor(second))
    await work()
    expect([isIn(group.chat, second), isIn(group.chat, first)]).toEqual([true, false])
  })
})

describe('who comes in by another way', () => {
  it('is removed without access, and may come again by the right one', async () => {
    const stranger = account(30)
    await telegram.come(group.chat, stranger)
    await work()
    expect(isIn(group.chat, stranger)).toBe(false)
    await school.insideLearner(group, stranger)
    expect(isIn(group.chat, stranger)).toBe(true)
  })

  it('stays when the account is known and has access', async () => {
    const its = account(31)
    const person = await school.knownLearner(group, its)
    await telegram.come(group.chat, its)
    await work()
    expect([await stateOf(group, person), isIn(group.chat, its)]).toEqual(['joined', true])
  })

  it('is left alone where they were there before the bot', async () => {
    const early = account(32)
    telegram.wasIn(group.chat, early)
    await send('POST', `/closed-groups/${group.id}/check`)
    await work()
    expect(isIn(group.chat, early)).toBe(true)
    const person = await school.knownLearner(group, early)
    expect(await stateOf(group, person)).toBe('joined')
  })
})

describe('the page of a group', () => {
  const page = async (id: number, as?: string) => app.call('GET', `/public/closed-groups/${id}`, { as })

  it('asks a visitor to sign in, and tells nothing of the group but what it is', async () => {
    const { status, body } = await page(group.id)
    expect(status).toBe(200)
    expect(body.data.access.reasons[0]).toEqual({ kind: 'sign_in' })
    for (const secret of [group.token, group.chat.title.repeat(2), String(group.chat.id), 'talks_1_bot'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('is not there as a draft, and not for another number', async () => {
    const { id } = await send('POST', '/closed-groups', { name: 'Not yet' })
    const person = await signUp(app)
    expect([(await page(id, person.token)).status, (await page(999_999, person.token)).status]).toEqual([
      404, 404,
    ])
    expect((await page(id, school.owner.token)).body.data.is_user_expert).toBe(true)
  })

  it('says why somebody has no access, and gives no link then', async () => {
    const closed = await school.connectedGroup('By invitation')
    await send('PATCH', `/closed-groups/${closed.id}`, { enrolment: 'closed' })
    const person = await signUp(app)
    const { access } = (await page(closed.id, person.token)).body.data
    expect(access).toMatchObject({ is_open: false, reasons: [{ kind: 'not_subscribed', can_join: false }] })
    const enter = await app.call('POST', `/public/closed-groups/${closed.id}/enter`, { as: person.token })
    expect([enter.status, enter.body.error]).toEqual([403, 'group_closed_to_person'])
    const join = await app.call('POST', `/public/closed-groups/${closed.id}/join`, { as: person.token })
    expect([join.status, join.body.error]).toEqual([403, 'enrolment_closed'])
    await send('POST', `/products/${closed.productId}/participants`, { email: school.owner.email })
    expect((await page(closed.id, school.owner.token)).body.data.access.is_open).toBe(true)
  })
})
