import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'

/** A task is work on many things that a person started, can watch and stop, and often take back. */
export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'undone'] as const
export type TaskState = (typeof taskStates)[number]

/** Why a task ended before its end: the right to it was taken from who started it, or it failed again and again. */
export const taskErrors = ['right_taken', 'broken'] as const
export type TaskError = (typeof taskErrors)[number]

export const taskLimits = {
  /** Things that are named one by one. */
  chosenIds: 1_000,
  /** Of what failed so many are listed; all are counted. */
  failuresKept: 10_000,
  /** That wait or run, of one person and of one school. */
  openOfPerson: 10,
  openOfSchool: 20,
  /** In a list: the latest. */
  listed: 50,
  undoDays: 30,
  /** After its end a task stays in the list. */
  keptDays: 90,
} as const

/** What a task says of itself: the word of a tag, a name, a number. */
export const taskDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type TaskDetails = z.infer<typeof taskDetails>

export const task = z.object({
  id,
  /** `domain.action` */
  kind: z.string(),
  state: z.enum(taskStates),
  details: taskDetails,
  /** Of `total` things `done` are through: changed, failed, or as they should be already. */
  total: z.int(),
  done: z.int(),
  changed: z.int(),
  failed: z.int(),
  error: z.enum(taskErrors).nullable(),
  /** Null: that account is gone. */
  started_by: namedThing.nullable(),
  is_own: z.boolean(),
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  /** Until when it can be taken back; null: it cannot. */
  undo_until: instant.nullable(),
  /** The task that this one takes back. */
  undoes_id: id.nullable(),
  /** A file that it made, until it is removed. */
  file: z.object({ url: z.string(), name: z.string(), bytes: z.int(), until: instant }).nullable(),
})
export type Task = z.infer<typeof task>
