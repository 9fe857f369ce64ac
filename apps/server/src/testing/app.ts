import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestClock, type TestClock } from '../platform/clock.ts'
import { openNotifications } from '../platform/database/notifications.ts'
import { readEnv } from '../platform/env.ts'
import { openPaymentProviders } from '../platform/providers/payments/open-providers.ts'
import { createTelegram } from '../platform/group-provider/telegram/telegram.ts'
import { silentLog } from '../platform/log.ts'
import { openMailer } from '../platform/mailer/open-mailer.ts'
import type { Dependencies } from '../platform/dependencies.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createTestDatabase, type TestPool } from './database/database.ts'
import { standInServices } from './outside-services/stand-in-service.ts'

export interface TestReply {
  readonly status: number
  readonly headers: Record<string, unknown>
  /** The parsed body; unknown shape on purpose: a test states what it expects. */
  // oxlint-disable-next-line typescript/no-explicit-any -- replies of our own server; a test states what it expects
  readonly body: any
}

export interface TestCall {
  /** Session token, sent as a bearer header. */
  readonly as?: string | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** Address of the caller; this machine's unless said otherwise. */
  readonly from?: string
}

/** The real app over a real database, without a socket. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly dependencies: Dependencies
  readonly clock: TestClock
  /** Calls the API; `path` under `/api/v1`. */
  call(method: string, path: string, options?: TestCall): Promise<TestReply>
}

/** Where a test app begins: a database that is copied, files, and the moment at which its clock stands. */
export interface TestState {
  /** Name of a database with which nobody is connected. */
  readonly database: string
  readonly folder: string
  readonly now: Date
}

interface OpenTestApp {
  readonly app: TestApp
  /** Ends the app and removes what it held, or keeps it for others to begin with. */
  close(): Promise<void>
  keep(): Promise<TestState>
}

/**
 * Builds the app over a database of its own, with a clock that stands still and mails that are kept.
 *
 * @param begin what the app finds there; without it nothing, at the present
 */
export const openTestApp = async (
  replaced: Partial<Dependencies> = {},
  pool: TestPool = {},
  begin?: TestState,
): Promise<OpenTestApp> => {
  const database = await createTestDatabase(pool, begin?.database)
  const folder = mkdtempSync(join(inject('testServer').folder, 'app-'))
  if (begin) cpSync(begin.folder, folder, { recursive: true })
  const clock = createTestClock(begin?.now ?? new Date())
  // Nobody listens there: no test calls the real one.
  const outside = { TELEGRAM_API_URL: 'http://127.0.0.1:9', PAYMENT_STAND_IN_URL: 'http://127.0.0.1:9' }
  const env = readEnv({ NODE_ENV: 'test', LECTERN_DATA: folder, LECTERN_LOG: 'silent', ...outside })
  const notifications = await openNotifications(database.target, silentLog)
  const { mailer, kept } = openMailer(env, clock)
  const dependencies: Dependencies = {
    env,
    log: silentLog,
    database,
    db: database.db,
    reading: database.reading,
    clock,
    notifications,
    mailer,
    storedMails: kept ?? null,
    ...(await openStorage(env)),
    fetchLimits: {},
    services: standInServices,
    paymentProviders: openPaymentProviders(env.providerAddresses, null),
    groupProvider: createTelegram(env.telegramUrl),
    // What one app drew, another that goes on from there does not draw again.
    random: seededRandom(begin ? 8 : 7),
    textsFolder: join(folder, 'texts'),
    ...replaced,
  }
  const { app, call } = await buildServer(dependencies)
  const end = async () => {
    await app.close()
    await notifications.close()
  }
  return {
    app: { app, dependencies, clock, call },
    close: async () => {
      await end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
    keep: async () => {
      await end()
      await database.close()
      return { database: database.name, folder, now: clock.now() }
    },
  }
}

/** Builds the app for the calling test file, which ends with it. */
export const testApp = async (...options: Parameters<typeof openTestApp>): Promise<TestApp> => {
  const { app, close } = await openTestApp(...options)
  afterAll(close)
  return app
}

/** Another server over the parts of a test app: it has kept nothing of what the first one read. */
export const buildServer = async (dependencies: Dependencies): Promise<Pick<TestApp, 'app' | 'call'>> => {
  const app = await buildApp(dependencies, null)
  return { app, call: (method, path, options = {}) => callApp(app, method, path, options) }
}

const methods = { GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' } as const
const isMethod = (method: string): method is keyof typeof methods => method in methods

const callApp = async (
  app: FastifyInstance,
  method: string,
  path: string,
  { as, body, headers = {}, from = '127.0.0.1' }: TestCall,
): Promise<TestReply> => {
  if (!isMethod(method)) throw new Error(`No such method: ${method}`)
  const request: InjectOptions = {
    method,
    url: `/api/v1${path}`,
    remoteAddress: from,
    headers: {
      host: 'localhost',
      'x-requested-with': 'XMLHttpRequest',
      ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const reply = await app.inject(request)
  const isJson = reply.payload !== '' && String(reply.headers['content-type']).includes('json')
  return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.payload }
}

/** Chance that repeats itself from run to run (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
