import {
  Logger,
  parseCronItems,
  run,
  runOnce,
  type CronItem,
  type JobHelpers,
  type TaskList,
} from 'graphile-worker'
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
  'letters',
  'pictures',
  'documents',
  'films',
  'imports',
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

export interface QueueWorker {
  /** Takes no new job, lets running ones finish, hands back what is still running after 5 s. */
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
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
      await liveness.stop()
      await own.close()
    },
  }
}

/** Does every job that is due now, in order, then returns. For tests: what a request caused has happened afterwards. */
export const drainQueue = async (
  database: OpenDatabase,
  handlers: readonly JobHandler[],
  options: Pick<WorkerOptions, 'clock' | 'log'>,
): Promise<void> =>
  runOnce({
    pgPool: database.pool,
    taskList: tasksOf(handlers, options),
    noHandleSignals: true,
    preset: recordOutcomes,
    logger: loggerOn(options.log),
  })

const tasksOf = (handlers: readonly JobHandler[], options: Pick<WorkerOptions, 'clock' | 'log'>): TaskList =>
  Object.fromEntries(
    handlers.map((handler) => [
      handler.name,
      (payload: unknown, helpers: JobHelpers) => runHandler(handler, payload, helpers, options),
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
    log.error({ err: error, job: handler.name, jobId: job.id, attempt: job.attempts }, 'a job failed')
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

/** The library reports what `runHandler` has logged already; only its own troubles are passed on. */
const loggerOn = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) log.error(message)
    else if (level === 'warning') log.warn(message)
  })
