import { z } from 'zod'
import { wholeList } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { lessonLimits } from './lesson-limits.ts'

/** How a learner is done with a unit: a text was read, a film or recording watched, a practice passed. */
export const unitStates = ['read', 'watched', 'passed'] as const
export type UnitState = (typeof unitStates)[number]

/** What a learner is done with in a lesson; units that are not named are still to do. */
export const unitsDone = wholeList(z.object({ id, state: z.enum(unitStates) }), lessonLimits.units)

/** How far a learner is inside a lesson. */
export const lessonReading = z.object({
  /** The unit that was in sight last, on whatever device, and when; null where nobody was told. */
  stopped: z.object({ unit_id: id, at: instant }).nullable(),
  units: unitsDone,
})
export type LessonReading = z.infer<typeof lessonReading>

/** Units in one report. */
export const mostReadAtOnce = 100

export const readingReport = z.strictObject({
  /** The unit in sight; null where none is. */
  at_unit_id: id.nullable(),
  /** Texts that were in sight long enough to be read. */
  read_unit_ids: z.array(id).max(mostReadAtOnce),
})
export type ReadingReport = z.infer<typeof readingReport>
