import { providerIds } from '@lectern/contract/payments/provider-ids'
import { afterAll } from 'vitest'
import { demoPassword } from '../../first-start/demo/make-people.ts'
import { firstStart } from '../../first-start/index.ts'
import { createTelegram } from '../../platform/group-provider/telegram/telegram.ts'
import { openTestApp, testApp, type TestApp, type TestState } from '../app.ts'
import type { TestPool } from '../database/database.ts'
import type { TelegramState } from '../outside-services/telegram-rules.ts'
import { startTelegramStandIn, type TelegramStandIn } from '../outside-services/telegram-stand-in.ts'
import { writeEmptyTexts } from '../write-texts.ts'
import { sampleProvider } from './orders/sample-provider.ts'
import { makeEverything, type SchoolIds } from './everything.ts'

const ownPeople = ['expert', 'curator', 'deputy', 'student', 'student2', 'visitor'] as const
export const demoTokens = [...ownPeople, 'ann', 'rival'] as const

/** Sessions of the demo's people, and what is in its schools. */
interface Demo {
  readonly tokens: Readonly<Record<(typeof demoTokens)[number], string>>
  readonly demo: SchoolIds
  readonly rival: SchoolIds
}

/** The demo of a first start behind the real app, everybody signed in. */
export type DemoApp = TestApp & Demo

interface KeptDemo {
  readonly demo: Demo
  readonly state: TestState
  readonly telegram: TelegramState
}

const replaced = (origin: string) => ({
  // The files of the web that samples take stand on this machine.
  fetchLimits: { isAllowed: () => true },
  groupProvider: createTelegram(origin),
  paymentProviders: { [providerIds.stripe]: sampleProvider.provider },
})

const fillDemo = async (app: TestApp, telegram: TelegramStandIn): Promise<Demo> => {
  writeEmptyTexts(app.dependencies.textsFolder)
  await firstStart(app.dependencies)
  const signIn = async (name: string): Promise<string> => {
    const body = { email: `${name}@lectern.test`, password: demoPassword }
    return (await app.call('POST', '/auth/login', { body })).body.data.token
  }
  const tokens = {
    expert: await signIn('expert'),
    curator: await signIn('curator'),
    deputy: await signIn('deputy'),
    student: await signIn('student'),
    student2: await signIn('student2'),
    visitor: await signIn('visitor'),
    ann: await signIn('ann'),
    rival: await signIn('rival'),
  }
  const deputyId = (await app.call('GET', '/user', { as: tokens.deputy })).body.data.id
  const demo = await makeEverything(app, telegram, {
    owner: tokens.expert,
    learner: tokens.student,
    other: tokens.ann,
    host: 'localhost',
    deputyId,
    lesson: 'Mix what you practise',
  })
  const rival = await makeEverything(app, telegram, {
    owner: tokens.rival,
    learner: tokens.rival,
    other: tokens.rival,
    host: 'rival.localhost',
    deputyId,
    lesson: 'A better cup tomorrow',
  })
  return { tokens, demo, rival }
}

const makeDemo = async (): Promise<KeptDemo> => {
  const telegram = await startTelegramStandIn(async () => {})
  const { app, keep } = await openTestApp(replaced(telegram.origin))
  try {
    const demo = await fillDemo(app, telegram)
    return { demo, state: await keep(), telegram: telegram.keep() }
  } finally {
    telegram.close()
  }
}

/** Making the demo takes seconds, copying it a fraction of one: the files of a process share what the first of them made. */
let kept: Promise<KeptDemo> | undefined

/** The demo in a database of the calling test file alone. `localhost` shows the demo school. */
export const demoApp = async (pool: TestPool = {}): Promise<DemoApp> => {
  kept ??= makeDemo()
  const { demo, state, telegram } = await kept
  const standIn = await startTelegramStandIn(async () => {}, telegram)
  afterAll(standIn.close)
  return { ...(await testApp(replaced(standIn.origin), pool, state)), ...demo }
}
