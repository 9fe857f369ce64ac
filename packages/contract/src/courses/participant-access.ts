import { id, knownPerson, titledThing } from '../kernel/ids.ts'
import { z } from 'zod'
import { accessDecision, enrolmentStates, grantOrigins } from '../access/access.ts'
import { accessChange } from '../access/access-change.ts'
import { accessLength, accessMoment, mostAccesses } from '../access/scope.ts'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { listLimits } from '../kernel/limits.ts'

/** Limits of what is done to several people at once, and of what is told of one. */
export const participantAccessLimits = { people: 200, history: 100 } as const

/** Some days or months, as the school's calendar counts them. */
const calendarLength = z.discriminatedUnion('kind', [accessLength.options[0], accessLength.options[1]])

/** What staff does to the access of people. */
export const accessAction = z.discriminatedUnion('kind', [
  /** Gives access beside what they have: by an offer, or without one to everything. */
  z.strictObject({
    kind: z.literal('grant'),
    offer_id: id.nullable(),
    /** Null: from now on. */
    starts_at: accessMoment.nullable(),
    /** Null: without end. By an offer its own length counts. */
    length: accessLength.nullable(),
  }),
  /** Lengthens what has an end; what is over lasts so much longer from now on. */
  z.strictObject({ kind: z.literal('extend'), by: calendarLength }),
  /** Gives it another end; null: without end. */
  z.strictObject({ kind: z.literal('end'), ends_at: accessMoment.nullable() }),
  /** Null: until it is unfrozen. */
  z.strictObject({ kind: z.literal('freeze'), by: calendarLength.nullable() }),
  z.strictObject({ kind: z.literal('unfreeze') }),
  z.strictObject({ kind: z.literal('revoke') }),
])
export type AccessAction = z.infer<typeof accessAction>

/** Who takes part, or waits; as the action left them. */
export const changedParticipant = z.object({
  user_id: id,
  /** Absent people are left as they are: they take no part, or the caller does not see them. */
  outcome: z.enum(['done', 'no_participant']),
})

/** One access of a participant. */
export const participantGrant = z.object({
  id,
  offer: titledThing.nullable(),
  origin: z.enum(grantOrigins),
  starts_at: instant,
  ends_at: instant.nullable(),
})
export type ParticipantGrant = z.infer<typeof participantGrant>

/** How somebody takes part in a product, whole. */
export const participantAccess = z.object({
  user: knownPerson,
  state: z.enum(enrolmentStates),
  started_at: instant,
  ends_at: instant.nullable(),
  /** While frozen; null: until the school says otherwise, or not frozen. */
  frozen_until: instant.nullable(),
  grants: wholeList(participantGrant, mostAccesses),
  history: wholeList(accessChange, participantAccessLimits.history),
})
export type ParticipantAccess = z.infer<typeof participantAccess>

/** Whether a lesson is open to somebody, and why not. */
export const participantLesson = z.object({
  id,
  title: z.string(),
  /** The title of its module; null before the first one. */
  module: z.string().nullable(),
  progress: z.enum(['not_started', 'started', 'done']),
  access: accessDecision,
})
export type ParticipantLesson = z.infer<typeof participantLesson>

export const participantLessons = wholeList(participantLesson, listLimits.lessonsOfCourse)
