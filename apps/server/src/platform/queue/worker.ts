import {
  Logger,
  parseCronItems,
  run,
  runOnce,
  type CronItem,
  type JobHelpers,
  type TaskList,
} from 'graphile-worker'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { type OpenDatabase, openDatabase } from '../database/pool.ts'
import { describeError, type Log } from '../log.ts'
import { type Job, type JobHandler, type Lane, lanes } from './job.ts'
import { releaseLocksOfDeadWorkers, type LivenessOptions } from './liveness.ts'

/** A job that is added by the calendar, once over all processes. */
export interface Schedule {
  readonly name: string
  /** Five fields in UTC, as cron writes them: minute, hour, day, month, weekday. */
  readonly match: string
  readonly payload: Record<string, unknown>
}

/** Declares a schedule and checks its payload. */
export const scheduleJob = <T extends z.ZodType>(
  job: Job<T>,
  match: string,
  payload: z.input<T> & Record<string, unknown>,
): Schedule => {
  job.payload.parse(payload)
  return { name: job.name, match, payload }
}

export interface WorkerOptions {
  readonly clock: Clock
  readonly log: Log
  readonly schedules?: readonly Schedule[]
  readonly liveness?: LivenessOptions
}

const laneNames = [
  'short',
  'events',
  'clocks',
  'groups',
  'payments',
  'letters',
  'pictures',
  'documents',
  'films',
  'imports',
  'tasks',
] as const satisfies readonly Lane[]

/**
 * Every lane hears of every new job, also of those of other lanes. One that finds nothing asks again after a tenth of a second at the
 * earliest, so that fifty comments in a second are not a thousand questions to the database. What is fetched while all workers of the
 * lane are busy goes back after five seconds, for processes that are not.
 */
const fetchingOf = (size: number) => ({
  size,
  ttl: 5_000,
  refetchDelay: { durationMs: 100, maxAbortThreshold: Infinity },
})

/** What handlers have, after their jobs were handed back, to end. */
const endingMs = 1_000

export interface QueueWorker {
  /** Takes no new job, lets running ones finish, hands back what is still running after 5 s. The second call waits for the first. */
  stop(): Promise<void>
}

/**
 * Outcomes of jobs that end at the same time are written together. It also makes stopping wait for them: without this the
 * library writes an outcome behind the caller's back.
 */
const recordOutcomes = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/**
 * Does waiting jobs in this process until it is stopped, those of every lane beside the others. Any number of processes
 * may do so on one database.
 */
export const startWorker = async (
  database: OpenDatabase,
  handlers: readonly JobHandler[],
  options: WorkerOptions,
): Promise<QueueWorker> => {
  const { log, schedules = [] } = options
  const liveness = await releaseLocksOfDeadWorkers(database, log, options.liveness)
  const running = countHandlers()
  const used = laneNames.filter((lane) => handlers.some((handler) => handler.lane === lane))
  // Apart from the connections of calls: every lane keeps one for listening.
  const own = openDatabase(database.target, {
    log,
    name: 'lectern jobs',
    size: used.length + 2,
    secondConnections: database.secondConnections,
  })
  const runners = await Promise.all(
    used.map((lane, index) =>
      run({
        pgPool: own.pool,
        taskList: tasksOf(
          handlers.filter((handler) => handler.lane === lane),
          options,
          running,
        ),
        parsedCronItems: parseCronItems(index === 0 ? schedules.map(cronItemOf) : []),
        concurrency: lanes[lane],
        noHandleSignals: true,
        pollInterval: 2_000,
        gracefulShutdownAbortTimeout: 5_000,
        preset: { worker: { ...recordOutcomes.worker, localQueue: fetchingOf(lanes[lane]) } },
        logger: loggerOn(log),
        events: liveness.events,
      }),
    ),
  )
  for (const { promise } of runners)
    promise.catch((error: unknown) => log.error({ err: error }, 'the job worker stopped'))
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
    // What was handed back ends by its signal, and still writes.
    await Promise.race([running.allEnded(), wait(endingMs, undefined, { ref: false })])
    await liveness.stop()
    await own.close()
  }
  let stopped: Promise<void> | undefined
  return { stop: () => (stopped ??= stop()) }
}

/** Handlers under way, those of jobs that were handed back among them. */
const countHandlers = () => {
  const underWay = new Set<Promise<void>>()
  return {
    during: async (work: Promise<void>): Promise<void> => {
      underWay.add(work)
      try {
        await work
      } finally {
        underWay.delete(work)
      }
    },
    allEnded: () => Promise.allSettled(underWay),
  }
}
type RunningHandlers = ReturnType<typeof countHandlers>

/** Does every job that is due now, in order, then returns. For tests: what a request caused has happened afterwards. */
export const drainQueue = async (
  database: OpenDatabase,
  handlers: readonly JobHandler[],
  options: Pick<WorkerOptions, 'clock' | 'log'>,
): Promise<void> => {
  const names = handlers.map(({ name }) => name)
  do {
    await runOnce({
      pgPool: database.pool,
      taskList: tasksOf(handlers, options, countHandlers()),
      noHandleSignals: true,
      preset: recordOutcomes,
      logger: loggerOn(options.log),
    })
  } while (await isAnyDue(database, names))
}

/** The library ends its run while the outcome of a job is being recorded, which still holds the queue of that job. */
const isAnyDue = async ({ pool }: OpenDatabase, names: readonly string[]): Promise<boolean> => {
  const { rows } = await pool.query(
    `select from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
     left join graphile_worker._private_job_queues as queues on queues.id = jobs.job_queue_id
     where tasks.identifier = any($1) and jobs.is_available and jobs.run_at <= now()
       and coalesce(queues.is_available, true)
     limit 1`,
    [names],
  )
  return rows.length > 0
}

const tasksOf = (
  handlers: readonly JobHandler[],
  options: Pick<WorkerOptions, 'clock' | 'log'>,
  running: RunningHandlers,
): TaskList =>
  Object.fromEntries(
    handlers.map((handler) => [
      handler.name,
      (payload: unknown, helpers: JobHelpers) =>
        running.during(runHandler(handler, payload, helpers, options)),
    ]),
  )

const runHandler = async (
  handler: JobHandler,
  payload: unknown,
  { job, abortSignal }: JobHelpers,
  { clock, log }: Pick<WorkerOptions, 'clock' | 'log'>,
) => {
  try {
    await handler.run(payload, {
      clock,
      log,
      jobId: job.id,
      attempt: job.attempts,
      turn: job.priority,
      lastAttempt: job.attempts >= job.max_attempts,
      signal: abortSignal,
    })
  } catch (error) {
    const described = describeError(error)
    const facts = { err: error, job: handler.name, jobId: job.id, attempt: job.attempts }
    if (abortSignal?.aborted) log.info(facts, 'a job was stopped')
    else log.error(facts, 'a job failed')
    // The queue stores and prints the message: only what `describeError` lets through.
    throw new Error(`${described.type}: ${described.message}`, { cause: error })
  }
}

const cronItemOf = ({ name, match, payload }: Schedule): CronItem => ({
  task: name,
  match,
  payload,
  identifier: `${name} ${match}`,
})

/**
 * A lane that holds fetched jobs while it is told to stop cannot hand them back: the library counts what it begins only after it has
 * closed the count, and reports that at every step of its end. The next process takes the jobs over (`liveness.ts`).
 */
const isFaultOfEnding = (message: string): boolean =>
  message.includes('Cannot background something when the queue is already released') ||
  message.includes('Errors occurred whilst deactivating queue')

/** The library reports what `runHandler` has logged already; only its own troubles are passed on. */
const loggerOn = (log: Log) =>
  new Logger(() => (level, message) => {
    if (isFaultOfEnding(message)) log.debug(message)
    else if (level === 'error' && !message.startsWith('Failed task')) log.error(message)
    else if (level === 'warning') log.warn(message)
  })
