import { jobHandlers } from '../../../jobs.ts'
import { createTelegram } from '../../../platform/group-provider/telegram/telegram.ts'
import type { OpenDatabase } from '../../../platform/database/pool.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp, type TestApp } from '../../../testing/app.ts'
import { startTelegramStandIn } from '../../../testing/outside-services/telegram-stand-in.ts'
import type { Chat, Person } from '../../../testing/outside-services/telegram-rules.ts'
import { openTestSchool, signUp, type TestPerson } from '../../../testing/people.ts'
import { writeTextGroup } from '../../../testing/write-texts.ts'
import { afterAll } from 'vitest'

export const tokenOf = (bot: number): string => `${bot}:${'A'.repeat(35)}`

/** An account of Telegram for a test. */
export const account = (id: number, username = `person${id}`): Person => ({
  id,
  first_name: `Person ${id}`,
  username,
  language_code: 'en',
})

/** A school, and Telegram beside it: what bots are told comes in over the real address. */
export const groupSchool = async () => {
  const told: { app?: TestApp } = {}
  const telegram = await startTelegramStandIn(async (address, secret, update) => {
    await told.app?.app.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      payload: JSON.stringify(update),
    })
  })
  afterAll(telegram.close)
  const app = await testApp({ groupProvider: createTelegram(telegram.origin) })
  told.app = app
  writeTextGroup(app.dependencies.textsFolder, 'mail')
  const { owner, schoolId } = await openTestSchool(app, 'demo', true)
  return { app, telegram, owner, schoolId, ...hands(app, telegram, owner) }
}

const isWorkLeft = async ({ pool }: OpenDatabase): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'select 1 from graphile_worker.jobs where run_at <= now() and attempts < 1',
  )
  return (rowCount ?? 0) > 0
}

let chats = 0

const hands = (
  app: TestApp,
  telegram: Awaited<ReturnType<typeof startTelegramStandIn>>,
  owner: TestPerson,
) => {
  const { call, clock, dependencies } = app
  const send = async (method: string, path: string, body?: unknown, as = owner.token) => {
    const reply = await call(method, path, { as, body })
    if (reply.status >= 300)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body.data
  }
  /** Does what waits until nothing waits any more. */
  const work = async () => {
    const handlers = jobHandlers(dependencies)
    do {
      await drainQueue(dependencies.database, handlers, { clock, log: dependencies.log })
      await telegram.settled()
    } while (await isWorkLeft(dependencies.database))
  }
  /** A published group that is open to everybody, with its bot in a chat. */
  const connectedGroup = async (name = 'Evening talks', title = name) => {
    chats += 1
    const token = telegram.addBot(tokenOf(5_000 + chats), `talks_${chats}_bot`)
    const chat = telegram.addChat({ id: -100_500 - chats, title })
    const { id, product_id: productId } = await send('POST', '/closed-groups', { name })
    await send('PATCH', `/closed-groups/${id}`, { status_id: 4, enrolment: 'open' })
    await send('POST', `/closed-groups/${id}/bot`, { bot_token: token })
    await telegram.bringBot(token, chat)
    await send('POST', `/closed-groups/${id}/chat`, { chat: String(chat.id) })
    return { id: Number(id), productId: Number(productId), token, chat }
  }
  type Group = Awaited<ReturnType<typeof connectedGroup>>
  /** The code in a fresh link of somebody's page. */
  const codeFor = async (group: Pick<Group, 'id'>, person: TestPerson): Promise<string> => {
    const { url } = await send('POST', `/public/closed-groups/${group.id}/enter`, undefined, person.token)
    return new URL(url).searchParams.get('start') ?? ''
  }
  /** The link in the bot's latest words. */
  const linkFor = (person: Person): string => telegram.saidTo(person).at(-1)?.link ?? ''
  const lastWords = (person: Person): string => telegram.saidTo(person).at(-1)?.text ?? ''
  /** A learner with access who opened the bot and got the link. */
  const knownLearner = async (group: Group, its: Person) => {
    const person = await signUp(app, 'Learner')
    await send('POST', `/public/closed-groups/${group.id}/join`, undefined, person.token)
    await telegram.press(group.token, its, await codeFor(group, person))
    await work()
    return person
  }
  /** A learner who is in the group. */
  const insideLearner = async (group: Group, its: Person) => {
    const person = await knownLearner(group, its)
    await telegram.ask(group.token, group.chat, its, linkFor(its))
    await work()
    return person
  }
  const memberOf = async (group: Pick<Group, 'id'>, person: TestPerson) => {
    const { body } = await call('GET', `/closed-groups/${group.id}/members?per_page=100`, { as: owner.token })
    return body.data.find(({ user }: { user: { id: number } }) => user.id === person.id)
  }
  const stateOf = async (group: Pick<Group, 'id'>, person: TestPerson): Promise<string | undefined> =>
    (await memberOf(group, person))?.state
  const isIn = (chat: Chat, person: Person) => telegram.isIn(chat, person)
  return {
    send,
    work,
    connectedGroup,
    codeFor,
    linkFor,
    lastWords,
    knownLearner,
    insideLearner,
    memberOf,
    stateOf,
    isIn,
  }
}
