import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { buildPages } from '../../../scripts/build-pages.ts'
import { type Figures, figuresOf } from '../figures.ts'
import { peakMemoryOf } from '../processes.ts'
import { startBenchServer } from '../server.ts'
import { untilClosed } from './closed-attempts.ts'
import { beginCountdowns, setCountdown } from './countdowns.ts'
import { makeExamRoom } from './exam-room.ts'
import { compareJournal, describeLosses, faultsOf } from './journal.ts'
import { createTaker, type Taker } from './taker.ts'

// `npm run bench:exam`: an exam hall. So many people start within 5 s, save an answer every 4 s for three minutes and hand in; then
// all of them start again with a countdown, and nobody is there when it ends. The takers share the machine's processors.
const takers = Number(process.env['EXAM_TAKERS'] ?? '2000')
const seconds = Number(process.env['EXAM_SECONDS'] ?? '180')
const startWithinMs = 5_000
const saveEveryMs = 4_000
const goals = { saveP99: 250, closedMs: 10_000 } as const

interface Measured {
  readonly milliseconds: number[]
  readonly problems: string[]
}

const timed = async ({ milliseconds, problems }: Measured, work: () => Promise<unknown>): Promise<void> => {
  const started = performance.now()
  try {
    await work()
    milliseconds.push(performance.now() - started)
  } catch (error) {
    problems.push(String(error))
  }
}

const emptyMeasure = (): Measured => ({ milliseconds: [], problems: [] })

const figures = ({ milliseconds, problems }: Measured, duringSeconds: number): Figures => {
  if (problems[0] !== undefined) console.error(problems[0])
  return figuresOf(milliseconds, duringSeconds, problems.length)
}

interface Hall {
  /** `early`: saves while others still start and read. */
  readonly measures: Readonly<Record<'start' | 'read' | 'early' | 'save' | 'finish', Measured>>
  /** How many have read their questions. */
  begun: number
}

/** One person's exam, from the own moment of the start until it is handed in. */
const sitExam = async (taker: Taker, place: number, ends: number, hall: Hall): Promise<void> => {
  const { measures } = hall
  await wait((place / takers) * startWithinMs)
  await timed(measures.start, taker.start)
  await timed(measures.read, taker.read)
  hall.begun += 1
  await wait(Math.random() * saveEveryMs)
  for (let next = performance.now(); next < ends; next += saveEveryMs) {
    await wait(Math.max(0, next - performance.now()))
    await timed(hall.begun < takers ? measures.early : measures.save, taker.save)
  }
  await timed(measures.finish, taker.finish)
}

const measureExam = async (all: readonly Taker[]) => {
  const measures = {
    start: emptyMeasure(),
    read: emptyMeasure(),
    early: emptyMeasure(),
    save: emptyMeasure(),
    finish: emptyMeasure(),
  }
  const hall = { measures, begun: 0 }
  const ends = performance.now() + seconds * 1000
  await Promise.all(all.map((taker, place) => sitExam(taker, place, ends, hall)))
  return {
    start: figures(measures.start, startWithinMs / 1000),
    read: figures(measures.read, startWithinMs / 1000),
    early: figures(measures.early, startWithinMs / 1000),
    save: figures(measures.save, seconds),
    finish: figures(measures.finish, saveEveryMs / 1000),
  }
}

const line = (work: string, { perSecond, p50, p99, failed }: Figures, goal = '') => ({
  work,
  'per second': Math.round(perSecond),
  'p50 ms': Math.round(p50),
  'p99 ms': Math.round(p99),
  failed,
  goal,
})

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const server = await startBenchServer('exam')
const pool = new Pool({ connectionString: server.database.url, max: 2 })
try {
  const room = await makeExamRoom(server.origin, pool, takers)
  const all = room.takers.map((token) => createTaker({ origin: server.origin, room, token, insists: false }))
  const exam = await measureExam(all)
  const made = await pool.query<{ count: number }>(
    'select count(*)::int as count from attempts where quiz_id = $1',
    [room.quizId],
  )
  const losses = await compareJournal(
    pool,
    all.flatMap(({ journal }) => journal),
  )
  await setCountdown(server.origin, room.quizId)
  const countdowns = await beginCountdowns(pool, all)
  await wait(Math.max(0, countdowns.lastAnswerAt - Date.now()))
  const closedMs = await untilClosed(pool, countdowns.attempts, room, countdowns.lastAnswerAt)
  for (const taker of all) taker.leave()
  console.table([
    line(`${takers} start within 5 s`, exam.start, `${takers} attempts: ${made.rows[0]?.count}`),
    line('read the questions', exam.read),
    line('save, while others start', exam.early),
    line(`save, each every 4 s for ${seconds} s`, exam.save, `p99 < ${goals.saveP99}`),
    line('hand in within 4 s', exam.finish),
  ])
  console.log(describeLosses(losses))
  console.log(
    `${takers} countdowns that end in one second: all marked after ${Math.round(closedMs)} ms (goal ${goals.closedMs})`,
  )
  console.log(`The server held ${Math.round(peakMemoryOf(server.pid))} MiB at most; ${server.database.name}`)
  const failed = Object.values(exam).reduce((sum, { failed: each }) => sum + each, 0)
  const isReached =
    failed === 0 &&
    faultsOf(losses) === 0 &&
    made.rows[0]?.count === takers &&
    exam.save.p99 < goals.saveP99 &&
    closedMs < goals.closedMs
  if (!isReached) process.exitCode = 1
} finally {
  await pool.end()
  await server.stop()
}
