import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HttpServer } from './platform/http/http-server.ts'
import type { RenderPage } from '@lectern/contract/kernel/page-renderer'
import { buildApp } from './app.ts'
import { connectTestPayments } from './domains/payments/index.ts'
import { domains } from './domains/index.ts'
import { firstStart } from './first-start/index.ts'
import { jobHandlers, jobSchedules } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { createHouse } from './platform/composition/house.ts'
import { startDatabase, type RunningDatabase } from './platform/database/start-database.ts'
import { errorCode } from './platform/error-fields.ts'
import { type Env, readEnv, SettingsError } from './platform/env.ts'
import type { WebPages } from './platform/http/pages/pages.ts'
import { createTelegram } from './platform/group-provider/telegram/telegram.ts'
import { openPaymentProviders } from './platform/providers/payments/open-providers.ts'
import { createLog } from './platform/log.ts'
import { noteDeliveries } from './platform/mailer/mail-delivery.ts'
import { openMailer } from './platform/mailer/open-mailer.ts'
import { ignoreClosedOutput } from './platform/output.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { type QueueWorker, startWorker } from './platform/queue/worker.ts'
import { createShutdown, type Shutdown } from './platform/shutdown.ts'
import { createSignInServices } from './platform/sign-in/services.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { openWebBuild, type WebBuild } from './web-build.ts'

const webFolder = fileURLToPath(new URL('../../web', import.meta.url))
const distFolder = join(webFolder, 'dist')

/**
 * Starts everything in this process: database, pages, API and jobs; prints the ready line. A setting that cannot be
 * used is told in a sentence, with exit code 1.
 */
export const startServer = async (source: NodeJS.ProcessEnv): Promise<void> => {
  const { env, log, dependencies, build, shutdown } = await bootstrap(source, openStandIn)
  await firstStart(dependencies)
  if (env.demo) await connectTestPayments(dependencies)
  const stopJobs = await addJobs(dependencies, shutdown)
  const { pages, attach } = await webPages(env, build)
  const app = await buildApp(dependencies, pages)
  await attach(app)
  await listen(app, env, shutdown)
  shutdown.add('requests and jobs', () => Promise.all([app.finish(), stopJobs()]))
  log.info({ address: addressOf(app, env) }, 'ready')
  process.stdout.write(`Lectern is ready: ${addressOf(app, env)}\n`)
  process.send?.('ready')
}

const unheard: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program. Set PORT to a free one.',
  EACCES: 'may not be opened by this user. Set PORT to one above 1023.',
  EADDRNOTAVAIL: 'is not on this machine. Set HOST to an address of this machine.',
}

const listen = async (app: HttpServer, env: Env, shutdown: Shutdown): Promise<void> => {
  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    const sentence = unheard[errorCode(error) ?? '']
    if (sentence === undefined) throw error
    process.stderr.write(`Port ${env.port} of ${env.host} ${sentence}\n`)
    await shutdown.run('nobody could reach this server')
    process.exit(1)
  }
}

/** Starts a process that does jobs alone, beside any number of servers on the same database. */
export const startJobs = async (source: NodeJS.ProcessEnv): Promise<void> => {
  const { dependencies, shutdown } = await bootstrap(source)
  await addJobs(dependencies, shutdown)
  process.stdout.write('Lectern is doing jobs.\n')
}

/**
 * In a demo, test payments are made at a stand-in of this process, on a port of its own, unless the settings name one.
 *
 * @returns its address; null outside of demos
 */
const openStandIn = async ({ demo, host, publicUrl, paymentStandInUrl }: Env, shutdown: Shutdown) => {
  if (!demo || paymentStandInUrl !== undefined) return paymentStandInUrl ?? null
  const { startStandIns } = await import('@lectern/stand-ins')
  const publicHost = publicUrl === undefined ? host : new URL(publicUrl).hostname
  const standIns = await startStandIns({ port: 0, host, publicHost })
  shutdown.add('stand-in of payments', standIns.close)
  return standIns.url
}

const bootstrap = async (
  source: NodeJS.ProcessEnv,
  standInOf: (env: Env, shutdown: Shutdown) => Promise<string | null> = async (env) =>
    env.paymentStandInUrl ?? null,
) => {
  ignoreClosedOutput()
  const env = settingsOf(source)
  const log = createLog(env.logLevel)
  const shutdown = createShutdown({ log })
  shutdown.listen()
  const database = await startDatabase(env, log)
  shutdown.add('database', database.close)
  const build = openWebBuild(distFolder)
  const dependencies: Dependencies = {
    ...(await dependenciesOf(env, log, database, build)),
    paymentProviders: openPaymentProviders(env.providerAddresses, await standInOf(env, shutdown)),
  }
  shutdown.add('mailer', () => dependencies.mailer.close())
  // Who listens is known before anything happens, the demo school included.
  createHouse(dependencies, domains)
  return { env, log, dependencies, build, shutdown }
}

/** @returns stops the jobs, as the end of the process does at last: they end beside the requests, within one time */
const addJobs = async (dependencies: Dependencies, shutdown: Shutdown): Promise<QueueWorker['stop']> => {
  const { database, clock, log } = dependencies
  const worker = await startWorker(database, jobHandlers(dependencies), {
    clock,
    log,
    schedules: jobSchedules,
  })
  shutdown.add('jobs', worker.stop)
  return worker.stop
}

const settingsOf = (source: NodeJS.ProcessEnv): Env => {
  try {
    return readEnv(source)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    for (const sentence of error.sentences) process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}

const dependenciesOf = async (
  env: Env,
  log: ReturnType<typeof createLog>,
  database: RunningDatabase,
  build: WebBuild | undefined,
): Promise<Omit<Dependencies, 'paymentProviders'>> => {
  const { mailer, kept } = openMailer(env, systemClock)
  return {
    env,
    log,
    database,
    db: database.db,
    reading: database.reading,
    clock: systemClock,
    notifications: database.notifications,
    mailer: noteDeliveries(mailer, { db: database.db, env, clock: systemClock }),
    storedMails: kept ?? null,
    ...(await openStorage(env)),
    fetchLimits: {},
    services: createSignInServices(env),
    groupProvider: createTelegram(env.telegramUrl),
    random: Math.random,
    // The development server of the pages keeps its own.
    textsFolder: join(env.dev || build === undefined ? join(distFolder, '.dev') : build.folder, 'texts'),
  }
}

interface MountedPages {
  readonly pages: WebPages | null
  readonly attach: (app: HttpServer) => Promise<void>
}

/** The web's build, or its development server: reached by path at run time, never by a source import. */
const webPages = async (env: Env, build: WebBuild | undefined): Promise<MountedPages> => {
  if (env.dev) {
    const { render, attach } = await devRenderer()
    return { pages: { render, clientFolders: [] }, attach }
  }
  if (build === undefined) throw new Error('The pages are not built. Start with "npm start".')
  const built: unknown = await import(join(build.folder, 'server', 'entry-server.js'))
  if (!hasRender(built)) throw new Error('The build of the pages has no render function.')
  const folders = [build.folder, ...(build.before === undefined ? [] : [build.before])]
  return {
    pages: { render: built.render, clientFolders: folders.map((folder) => join(folder, 'client')) },
    attach: async () => {},
  }
}

const hasRender = (module: unknown): module is { render: RenderPage } =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'

interface DevRenderer {
  readonly render: RenderPage
  readonly attach: (app: HttpServer) => Promise<void>
}

const devRenderer = async (): Promise<DevRenderer> => {
  const tools: unknown = await import(join(webFolder, 'scripts', 'dev-server.ts'))
  if (!hasDevRenderer(tools)) throw new Error('The development server of the pages cannot be started.')
  return tools.createDevRenderer()
}

const hasDevRenderer = (module: unknown): module is { createDevRenderer: () => Promise<DevRenderer> } =>
  typeof module === 'object' && module !== null && 'createDevRenderer' in module

const addressOf = (app: HttpServer, env: Env): string => {
  if (env.publicUrl !== undefined) return env.publicUrl
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : env.port
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  return `http://${host}:${port}`
}
