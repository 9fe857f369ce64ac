import { Temporal } from 'temporal-polyfill'
import type { ReleaseRule } from '../../access/release-rule.ts'
import { openingInstant } from '../../access/rules/opening-instant.ts'
import type { Program, ProgramLesson } from '../program.ts'

/** When a lesson opens to somebody. */
export interface LessonOpening {
  readonly lesson: ProgramLesson
  /** The title of its module; null before the first one. */
  readonly module: string | null
  /** Null: from the beginning. */
  readonly at: Date | null
  /** Titles of lessons that have to be done first as well. */
  readonly after: readonly string[]
  /** The name of the practice that has to be passed first as well; null: none. */
  readonly practice: string | null
  /** Null: never. */
  readonly closesAt: Date | null
}

/** The rule that holds for a lesson: its own, else that of its module, else that of the course. */
const ruleOf = (lesson: ProgramLesson, { modules, release }: Program): ReleaseRule | null =>
  lesson.release ?? modules.find(({ id }) => id === lesson.module_id)?.release ?? release

/** What of a program opens when for whoever gets access at `startedAt`, in the order of the program. */
export const programOpenings = (program: Program, startedAt: Date): LessonOpening[] => {
  const titles = new Map(program.lessons.map(({ id, title }) => [id, title]))
  const practices = new Map(program.practices.map(({ id, name }) => [id, name]))
  const moduleTitles = new Map(program.modules.map(({ id, title }) => [id, title]))
  return program.lessons.map((lesson) => {
    const rule = ruleOf(lesson, program)
    const at = rule && openingInstant(rule.moment, rule.time_zone, startedAt)
    return {
      lesson,
      module: moduleTitles.get(lesson.module_id ?? 0) ?? null,
      at: at && at > startedAt ? at : null,
      after: rule?.after_lesson_ids.flatMap((id) => titles.get(id) ?? []) ?? [],
      practice: practices.get(rule?.after_quiz_id ?? 0) ?? null,
      closesAt: rule?.closes ? openingInstant(rule.closes, rule.time_zone, startedAt) : null,
    }
  })
}

/** Most changes that a calendar names: two a year. */
const mostChanges = 20

/** The moments between two others at which the clocks of a zone are put forward (1) or back (-1). */
export const clockChanges = (
  timeZone: string,
  from: Date,
  to: Date,
): { readonly at: Date; readonly direction: 1 | -1 }[] => {
  const changes: { at: Date; direction: 1 | -1 }[] = []
  let moment: Temporal.ZonedDateTime | null = zoned(from, timeZone)
  while (changes.length < mostChanges) {
    const before: Temporal.ZonedDateTime = moment
    moment = before.getTimeZoneTransition('next')
    if (moment === null || moment.epochMilliseconds > to.getTime()) return changes
    const { offsetNanoseconds } = moment.subtract({ nanoseconds: 1 })
    if (moment.offsetNanoseconds === offsetNanoseconds) continue
    changes.push({
      at: new Date(moment.epochMilliseconds),
      direction: moment.offsetNanoseconds > offsetNanoseconds ? 1 : -1,
    })
  }
  return changes
}

const zoned = (at: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)

/** The day, `YYYY-MM-DD`, that the calendar of a zone shows at a moment. */
export const dayIn = (timeZone: string, at: Date): string => zoned(at, timeZone).toPlainDate().toString()

/** The moment at which an hour comes on a day in a zone: the first one where it comes twice, the next where it is skipped. */
export const momentIn = (timeZone: string, date: string, hour: string): Date =>
  openingInstant({ kind: 'at_date', date, hour }, timeZone, new Date(0)) ?? new Date(0)
