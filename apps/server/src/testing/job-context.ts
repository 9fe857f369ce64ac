import type { Clock } from '../platform/clock.ts'
import { silentLog } from '../platform/log.ts'
import type { JobContext } from '../platform/queue/job.ts'

/** What a handler is told when a test does a job itself. */
export const createJobContext = (clock: Clock): JobContext => ({
  clock,
  log: silentLog,
  jobId: '1',
  turn: 0,
  attempt: 1,
  lastAttempt: false,
  signal: undefined,
})
