import type { Fact, FactId } from '@lectern/contract/facts/fact'
import { z } from 'zod'
import { type SchoolId, storedSchoolId } from '../school-id.ts'

/** What is written down of something that happened. */
export interface NewHappening<F extends Fact> {
  readonly schoolId: SchoolId
  readonly userId: z.input<F['user']>
  /** Of a person without an account. */
  readonly contactId?: number
  readonly subjectId: z.input<F['subject']>
  readonly details: z.input<F['details']>
  readonly at: Date
}

/** What a listener reads of it. */
export interface Happening<F extends Fact> {
  readonly type: F['type']
  readonly schoolId: SchoolId
  readonly userId: z.output<F['user']>
  readonly contactId: number | null
  readonly subjectId: z.output<F['subject']>
  readonly details: z.output<F['details']>
  readonly at: Date
}

/** The form in which it waits in the queue. */
const storedHappening = z.object({
  school_id: storedSchoolId,
  user_id: z.unknown(),
  contact_id: z.int().nullable(),
  subject_id: z.unknown(),
  details: z.unknown(),
  at: z.iso.datetime(),
})

/** @throws ZodError when it does not fit the fact */
export const parseHappening = <F extends Fact>(fact: F, happening: NewHappening<F>) => ({
  schoolId: happening.schoolId,
  userId: fact.user.parse(happening.userId),
  contactId: happening.contactId ?? null,
  subjectId: fact.subject.parse(happening.subjectId),
  details: fact.details.parse(happening.details),
  at: happening.at,
})
export type ParsedHappening = ReturnType<typeof parseHappening>

export const storeHappening = (happening: ParsedHappening): z.input<typeof storedHappening> => ({
  school_id: happening.schoolId,
  user_id: happening.userId,
  contact_id: happening.contactId,
  subject_id: happening.subjectId,
  details: happening.details,
  at: happening.at.toISOString(),
})

/** @throws ZodError when what was stored does not fit the fact any more */
export const readHappening = <T extends string, U extends FactId, S extends FactId, D extends z.ZodObject>(
  fact: Fact<T, U, S, D>,
  stored: unknown,
): Happening<Fact<T, U, S, D>> => {
  const { school_id, user_id, contact_id, subject_id, details, at } = storedHappening.parse(stored)
  return {
    type: fact.type,
    schoolId: school_id,
    userId: fact.user.parse(user_id),
    contactId: contact_id,
    subjectId: fact.subject.parse(subject_id),
    details: fact.details.parse(details),
    at: new Date(at),
  }
}
