import { describe, expect, it } from 'vitest'
import { account, groupSchool, tokenOf } from './testing/group-school.ts'

const school = await groupSchool()
const { app, telegram, send, work } = school
const as = school.owner.token

const newGroup = async (name = 'New group'): Promise<number> =>
  (await send('POST', '/closed-groups', { name })).id
const load = (id: number) => send('GET', `/closed-groups/${id}`)
/** Calls are limited by the minute for one address. */
let addresses = 0
const post = (path: string, body: unknown) =>
  app.call('POST', path, { as, body, from: `198.51.100.${(addresses += 1) % 250}` })
const setBot = (id: number, bot_token: string) => post(`/closed-groups/${id}/bot`, { bot_token })
const setChat = (id: number, chat: string) => post(`/closed-groups/${id}/chat`, { chat })
const stepsOf = ({ steps }: { steps: { step: string; is_done: boolean; problem: string | null }[] }) =>
  steps.map(({ step, is_done, problem }) => `${step} ${is_done ? 'done' : (problem ?? 'open')}`)

describe('connecting a group', () => {
  it('says at each step what is done and what is missing', async () => {
    const id = await newGroup()
    const token = telegram.addBot(tokenOf(101), 'steps_bot')
    const chat = telegram.addChat({ id: -100_101, title: 'Steps' })
    expect(stepsOf(await load(id))).toEqual(['bot open', 'updates open', 'chat open', 'rights open'])
    const withBot = (await setBot(id, token)).body.data
    expect(stepsOf(withBot)).toEqual(['bot done', 'updates done', 'chat chat_missing', 'rights open'])
    expect([withBot.state, withBot.bot.username]).toEqual(['not_connected', 'steps_bot'])

    telegram.giveRights(token, chat, { can_restrict_members: false, can_invite_users: true })
    const weak = (await setChat(id, String(chat.id))).body.data
    expect([weak.state, ...stepsOf(weak)]).toEqual([
      'error',
      'bot done',
      'updates done',
      'chat done',
      'rights may_not_remove',
    ])
    telegram.giveRights(token, chat, { can_restrict_members: true, can_invite_users: true })
    const good = await send('POST', `/closed-groups/${id}/check`)
    expect([good.state, good.problem, good.chat_title]).toEqual(['ok', null, 'Steps'])
  })

  it('shows the token never again, stores it sealed, and tells it to nobody', async () => {
    const id = await newGroup()
    const token = telegram.addBot(tokenOf(102), 'quiet_bot')
    const bodies = [
      (await setBot(id, token)).body,
      await load(id),
      (await app.call('GET', '/closed-groups', { as })).body,
    ]
    const secret = token.split(':')[1] ?? ''
    expect(JSON.stringify(bodies)).not.toContain(secret)
    const { rows } = await app.dependencies.database.pool.query('select * from closed_groups')
    expect(JSON.stringify(rows)).not.toContain(secret)
    const { rows: jobs } = await app.dependencies.database.pool.query(
      'select payload from graphile_worker._private_jobs',
    )
    expect(JSON.stringify(jobs)).not.toContain(secret)
  })

  it('refuses a token that Telegram does not know, and one that is none', async () => {
    const id = await newGroup()
    const unknown = await setBot(id, tokenOf(999))
    expect([unknown.status, unknown.body.error]).toEqual([422, 'bot_refused'])
    for (const none of ['abc', '12:../../getMe', `${tokenOf(5)}/x`])
      expect((await setBot(id, none)).body.error).toBe('invalid_fields')
    expect((await load(id)).bot).toBeNull()
  })

  it('gives a bot to one group only, until that group lets it go', async () => {
    const [first, second] = [await newGroup(), await newGroup()]
    const token = telegram.addBot(tokenOf(103), 'shared_bot')
    await setBot(first, token)
    expect((await setBot(second, token)).body.error).toBe('bot_taken')
    await send('DELETE', `/closed-groups/${first}/bot`)
    await work()
    expect(telegram.hookOf(token)).toBeNull()
    expect((await setBot(second, token)).status).toBe(200)
  })

  it('takes no bot while Telegram is silent, and says so', async () => {
    const id = await newGroup()
    telegram.fallSilent(true)
    const { status, body } = await setBot(id, tokenOf(101))
    telegram.fallSilent(false)
    expect([status, body.error]).toEqual([503, 'telegram_unreachable'])
  })

  it('says that the address needs encryption where Telegram refuses it', async () => {
    const id = await newGroup()
    const token = telegram.addBot(tokenOf(104), 'plain_bot')
    telegram.refuse('setWebhook', {
      status: 400,
      description: 'Bad Request: bad webhook: An HTTPS URL must be provided',
    })
    const { data } = (await setBot(id, token)).body
    expect([data.state, data.problem]).toEqual(['error', 'updates_need_https'])
    expect((await send('POST', `/closed-groups/${id}/check`)).problem).toBe('chat_missing')
  })

  it('tells when the bot was removed from the group', async () => {
    const group = await school.connectedGroup('Lost')
    telegram.takeBot(group.token, group.chat)
    const { state, problem } = await send('POST', `/closed-groups/${group.id}/check`)
    expect([state, problem]).toEqual(['error', 'not_administrator'])
  })
})

describe('a chat', () => {
  const linkOf = async (id: number): Promise<string> => {
    const { url } = await send('POST', `/closed-groups/${id}/chat-link`)
    return new URL(url).searchParams.get('startgroup') ?? ''
  }
  const withBot = async (bot: number) => {
    const id = await newGroup()
    const token = telegram.addBot(tokenOf(bot), `chat_${bot}_bot`)
    await setBot(id, token)
    return { id, token }
  }

  it('is connected by whoever brings the code of the link into it, once', async () => {
    const { id, token } = await withBot(201)
    const [chat, other] = [
      telegram.addChat({ id: -100_201, title: 'Ours' }),
      telegram.addChat({ id: -100_202, title: 'Not ours' }),
    ]
    const code = await linkOf(id)
    await telegram.bringBot(token, chat, code)
    await work()
    expect([(await load(id)).state, (await load(id)).chat_title]).toEqual(['ok', 'Ours'])
    await telegram.bringBot(token, other, code)
    await work()
    expect((await load(id)).chat_title).toBe('Ours')
  })

  it('of a stranger is not connected by adding the bot, nor by a code that is wrong or late', async () => {
    const { id, token } = await withBot(203)
    const chat = telegram.addChat({ id: -100_203, title: 'Of a stranger' })
    const code = await linkOf(id)
    await telegram.bringBot(token, chat)
    await telegram.bringBot(token, chat, 'x'.repeat(43))
    await work()
    expect((await load(id)).chat_title).toBeNull()
    app.clock.advance(10 * 60_000)
    await telegram.bringBot(token, chat, code)
    await work()
    expect((await load(id)).chat_title).toBeNull()
  })

  it('belongs to one group of the school', async () => {
    const group = await school.connectedGroup('First')
    const { id, token } = await withBot(204)
    await telegram.bringBot(token, group.chat)
    expect((await setChat(id, String(group.chat.id))).body.error).toBe('chat_taken')
  })

  it('is not found where the bot is not, and asked for only with a bot', async () => {
    const { id } = await withBot(205)
    expect((await setChat(id, '-100999999')).body.error).toBe('chat_unknown')
    const bare = await newGroup()
    expect((await setChat(bare, '-100999999')).body.error).toBe('bot_missing')
    for (const none of ['12', 'name', '@x', '-1; drop', 'https://t.me/x'])
      expect([none, (await setChat(id, none)).body.error]).toEqual([none, 'invalid_fields'])
  })

  it('with another bot revokes the links of the former one', async () => {
    const group = await school.connectedGroup('Moved')
    const wish = { name: 'Old', days: null, most_users: null, needs_approval: false }
    await send('POST', `/closed-groups/${group.id}/links`, wish)
    await setBot(group.id, telegram.addBot(tokenOf(206), 'next_bot'))
    await work()
    expect(await send('GET', `/closed-groups/${group.id}/links`)).toEqual([])
    expect(telegram.hookOf(group.token)).toBeNull()
  })
})

it('a group that is deleted lets its bot go and takes nobody, and those inside stay', async () => {
  const group = await school.connectedGroup('Gone')
  const its = account(300)
  const person = await school.insideLearner(group, its)
  await send('DELETE', `/closed-groups/${group.id}`)
  await work()
  expect([telegram.hookOf(group.token), school.isIn(group.chat, its)]).toEqual([null, true])
  expect((await app.call('GET', `/public/closed-groups/${group.id}`, { as: person.token })).status).toBe(404)
  const next = await newGroup('Again')
  expect((await setBot(next, group.token)).status).toBe(200)
  expect((await setChat(next, String(group.chat.id))).status).toBe(200)
})
