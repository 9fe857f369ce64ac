import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { buildPages } from '../../../scripts/build-pages.ts'
import { copyProject } from '../../../scripts/house/copy-project.ts'
import { openCutter } from '../cutter.ts'
import { postmasterOf, untilReady } from '../processes.ts'
import { countWronglyMarked, untilClosed } from './closed-attempts.ts'
import { beginCountdowns, setCountdown } from './countdowns.ts'
import { type ExamRoom, makeExamRoom } from './exam-room.ts'
import { compareJournal, describeLosses, faultsOf, type Losses } from './journal.ts'
import { createTaker, type Taker } from './taker.ts'

// `npm run exam:kills`: an exam during which the server and its PostgreSQL are killed again and again and every connection is cut.
// Every acknowledged answer has to be there, and none twice. First a build that acknowledges before it has committed has to
// be found out: whoever does not notice that loss proves nothing.
const takers = Number(process.env['EXAM_TAKERS'] ?? '500')
const port = process.env['BENCH_PORT'] ?? '4693'
const origin = `http://127.0.0.1:${port}`
const saveEveryMs = 2_000
const serverKills = 20
const databaseKills = 5
const cuts = 10
const bytesBetweenCuts = 400_000

const early = {
  file: 'apps/server/src/domains/attempts/answer-writer.ts',
  find: 'return (change) => batcher.add(change)',
  replace: `return (change) => {
    void batcher.add(change).catch(() => {})
    return Promise.resolve({ outcome: 'taken', savedAt: change.at })
  }`,
} as const

/** A server that is started again as soon as it is gone. */
const keepServer = (project: string, folder: string) => {
  let isStopping = false
  let child: ChildProcess
  const start = () => {
    child = spawn(process.execPath, ['--no-warnings', 'apps/server/src/main.ts'], {
      cwd: project,
      env: { ...process.env, PORT: port, LECTERN_DATA: folder, LECTERN_LOG: 'fatal', DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // Whoever ends otherwise than by a kill of this program has a fault that another start would hide.
    child.once('exit', (_code, signal) => {
      if (!isStopping && signal === 'SIGKILL') start()
    })
  }
  start()
  return {
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Kills one after another, each as soon as the last one is got over. */
const killAll = async (killings: readonly (() => void)[]): Promise<void> => {
  for (const kill of killings) {
    await wait(1_000 + Math.random() * 3_000)
    kill()
    await wait(50)
    await untilReady(origin)
  }
}

/** So many of each, spread evenly. */
const mixed = (server: () => void, servers: number, database: () => void, databases: number) =>
  Array.from({ length: servers + databases }, (_, at) =>
    Math.floor(((at + 1) * databases) / (servers + databases)) >
    Math.floor((at * databases) / (servers + databases))
      ? database
      : server,
  )

const sit = async (taker: Taker, isOver: () => boolean): Promise<void> => {
  await wait(Math.random() * saveEveryMs)
  await taker.start()
  while (!isOver()) {
    await taker.save()
    await wait(Math.random() * 2 * saveEveryMs)
  }
}

const openDatabase = (folder: string): Pool => {
  const pool = new Pool({
    host: join(folder, 'postgres', 'socket'),
    user: 'lectern',
    database: 'lectern',
    max: 2,
  })
  // A killed PostgreSQL ends idle connections.
  pool.on('error', () => {})
  return pool
}

interface Sitting {
  readonly losses: Losses
  readonly seconds: number
  readonly room: ExamRoom
  readonly all: readonly Taker[]
}

const sitThroughKills = async (
  folder: string,
  killings: readonly (() => void)[],
  allowedCuts: number,
): Promise<Sitting> => {
  const pool = openDatabase(folder)
  const room = await makeExamRoom(origin, pool, takers)
  const way = await openCutter({
    origin,
    cuts: allowedCuts,
    bytesBetween: bytesBetweenCuts,
    onCut: async () => {},
  })
  const all = room.takers.map((token) => createTaker({ origin: way.origin, room, token, insists: true }))
  let isOver = false
  const began = performance.now()
  const sitting = Promise.all(all.map((taker) => sit(taker, () => isOver)))
  await killAll(killings)
  isOver = true
  await sitting
  const seconds = (performance.now() - began) / 1000
  console.log(`${takers} takers, ${killings.length} kills and ${way.cut()} cuts in ${Math.round(seconds)} s`)
  for (const taker of all) taker.leave()
  await way.close()
  const losses = await compareJournal(
    pool,
    all.flatMap(({ journal }) => journal),
  )
  await pool.end()
  const direct = room.takers.map((token) => createTaker({ origin, room, token, insists: true }))
  return { losses, seconds, room, all: direct }
}

/** All hand in; then a countdown ends for all of them in the second in which the server is killed once more. */
const endExam = async (
  folder: string,
  { room, all }: Sitting,
  killServer: () => void,
): Promise<{ readonly wrong: number; readonly closedMs: number }> => {
  const pool = openDatabase(folder)
  const attempts = await Promise.all(all.map((taker) => taker.start()))
  await Promise.all(all.map((taker) => taker.finish()))
  const wrong = await countWronglyMarked(pool, attempts, room)
  await setCountdown(origin, room.quizId)
  const countdowns = await beginCountdowns(pool, all)
  for (const taker of all) taker.leave()
  await wait(Math.max(0, countdowns.lastAnswerAt - Date.now()))
  killServer()
  const closedMs = await untilClosed(pool, countdowns.attempts, room, countdowns.lastAnswerAt)
  await pool.end()
  return { wrong, closedMs }
}

/** Runs `work` beside a server of a project with a data folder of its own. */
const beside = async <T>(
  project: string,
  work: (folder: string, killServer: () => void) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-exam-kills-'))
  const server = keepServer(project, folder)
  try {
    await untilReady(origin)
    return await work(folder, server.kill)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const killDatabase = (folder: string) => () => process.kill(postmasterOf(folder), 'SIGKILL')

/** @throws Error when a build that acknowledges too early is not found out */
const proveDetection = async (): Promise<void> => {
  const copy = await copyProject()
  try {
    const file = join(copy, early.file)
    const parts = readFileSync(file, 'utf8').split(early.find)
    if (parts.length !== 2) throw new Error(`${early.file} does not hold the place that is edited.`)
    writeFileSync(file, parts.join(early.replace))
    symlinkSync(join(process.cwd(), 'apps/web/dist'), join(copy, 'apps/web/dist'))
    const { losses } = await beside(copy, (folder, killServer) =>
      sitThroughKills(folder, mixed(killServer, 2, killDatabase(folder), 2), 0),
    )
    console.log(`A build that acknowledges before it has committed: ${describeLosses(losses)}`)
    if (losses.notInLog === 0) throw new Error('The loss of that build was not noticed.')
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
await proveDetection()
const outcome = await beside(process.cwd(), async (folder, killServer) => {
  const killings = mixed(killServer, serverKills, killDatabase(folder), databaseKills)
  const sitting = await sitThroughKills(folder, killings, cuts)
  return { losses: sitting.losses, ...(await endExam(folder, sitting, killServer)) }
})
console.log(`This build: ${describeLosses(outcome.losses)}`)
console.log(
  `All ${takers} handed in, ${outcome.wrong} questions marked wrongly. Countdowns that ended in the ` +
    `second of a kill: all marked ${Math.round(outcome.closedMs)} ms later.`,
)
if (faultsOf(outcome.losses) > 0 || outcome.wrong > 0) process.exitCode = 1
