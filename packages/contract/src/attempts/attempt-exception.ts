import { z } from 'zod'
import { id, knownPerson, namedThing, titledThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'

/** What one exception may give, and how many a quiz may have. */
export const exceptionLimits = {
  percent: 400,
  minutes: 7 * 24 * 60,
  attempts: 100,
  reason: 500,
  perQuiz: 2_000,
  /** People in an answer of the search for somebody; more words find the others. */
  peopleFound: 20,
  /** Lessons of a quiz in which exceptions can be made; the first are answered. */
  lessons: 200,
} as const

/** What an exception gives, as it is stored. */
const given = {
  /** Of the time that the quiz gives, in per cent. */
  extra_percent: z.int().min(0).max(exceptionLimits.percent),
  extra_minutes: z.int().min(0).max(exceptionLimits.minutes),
  extra_attempts: z.int().min(0).max(exceptionLimits.attempts),
  /** Instead of the date that counts for everybody. */
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
  /** For the team. */
  reason: z.string().trim().max(exceptionLimits.reason),
}

/** What counts otherwise for one person, or for a group, at a practice: a quiz in a lesson. */
export const attemptException = z.object({
  id,
  quiz_id: id,
  lesson: titledThing,
  /** For whom; a person or a group. */
  user: knownPerson.nullable(),
  participant_group: namedThing.nullable(),
  ...given,
  /** Who gave it last; null when that account is gone. */
  given_by: namedThing.nullable(),
  given_at: instant,
})
export type AttemptException = z.infer<typeof attemptException>

/** What to give to whom; what is not named stays as it is, and is nothing at first. */
export const exceptionChange = z
  .strictObject({
    user_id: id.optional(),
    participant_group_id: id.optional(),
    ...z.object(given).partial().shape,
  })
  .refine((change) => (change.user_id === undefined) !== (change.participant_group_id === undefined), {
    message: 'one_of_both',
    path: ['user_id'],
  })
export type ExceptionChange = z.infer<typeof exceptionChange>

/** What a learner is told of what they are allowed; null where nothing is special. */
export const learnerAllowance = z
  .object({
    /** Beyond the time that everybody has; 0 where the quiz has no countdown. */
    extra_time_in_seconds: z.int(),
    extra_attempts: z.int(),
    opens_at: instant.nullable(),
    closes_at: instant.nullable(),
  })
  .nullable()
export type LearnerAllowance = z.infer<typeof learnerAllowance>
