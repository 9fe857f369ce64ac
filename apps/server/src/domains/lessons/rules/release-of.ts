import type { ReleaseMoment, ReleaseRule } from '@lectern/contract/access/release-rule'
import type { LessonRow } from '../lessons.repository.ts'

/** What of a lesson says when it opens. */
export type RuledLesson = Pick<
  LessonRow,
  | 'accessibleAfterDays'
  | 'accessibleStartHour'
  | 'accessibleTimezone'
  | 'startHourIsLearners'
  | 'opensOn'
  | 'opensAtOnce'
  | 'opensAfterQuizId'
  | 'closes'
  | 'closesBegun'
  | 'extras'
  | 'inheritedRelease'
>

type OwnColumns = Omit<RuledLesson, 'inheritedRelease'>

/** The rule that a lesson has of its own; null where it opens as its module does. */
export const ownReleaseOf = (lesson: OwnColumns): ReleaseRule | null => {
  const moment = ownMoment(lesson)
  const after_lesson_ids = [...(lesson.extras.accessible_after_ids ?? [])]
  const quizId = lesson.opensAfterQuizId
  const { closes } = lesson
  const saysNothing = after_lesson_ids.length === 0 && quizId === null && closes === null
  if (moment.kind === 'at_once' && !lesson.opensAtOnce && saysNothing) return null
  const rule = { moment, time_zone: lesson.accessibleTimezone, after_lesson_ids }
  return {
    ...rule,
    ...(quizId === null ? {} : { after_quiz_id: quizId }),
    ...(closes === null ? {} : { closes }),
    ...(lesson.closesBegun ? { closes_begun: true } : {}),
  }
}

/** The rule that holds for a lesson: its own, else that of its module, else that of its course; null: it is open at once. */
export const releaseOf = (lesson: RuledLesson): ReleaseRule | null =>
  ownReleaseOf(lesson) ?? lesson.inheritedRelease

const ownMoment = (lesson: OwnColumns): ReleaseMoment => {
  const hour = lesson.accessibleStartHour
  if (lesson.opensOn !== null) return { kind: 'at_date', date: lesson.opensOn, hour }
  if (lesson.accessibleAfterDays === 0) return { kind: 'at_once' }
  return {
    kind: 'after_days',
    days: lesson.accessibleAfterDays,
    hour: lesson.startHourIsLearners ? null : hour,
  }
}

/** What a lesson without a rule of its own keeps. */
const noRule = (time_zone: string): ReleaseRule => ({
  moment: { kind: 'at_once' },
  time_zone,
  after_lesson_ids: [],
})

/** The columns in which a lesson keeps a rule of its own; none of `extras`. */
export const columnsOfRelease = (rule: ReleaseRule | null, timeZone: string): Omit<OwnColumns, 'extras'> => {
  const {
    moment,
    time_zone,
    after_lesson_ids,
    after_quiz_id = null,
    closes = null,
    closes_begun: closesBegun = false,
  } = rule ?? noRule(timeZone)
  const saysNothing = after_lesson_ids.length === 0 && after_quiz_id === null && closes === null
  return {
    accessibleAfterDays: moment.kind === 'after_days' ? moment.days : 0,
    accessibleStartHour: moment.kind === 'at_once' ? '00:00' : (moment.hour ?? '00:00'),
    accessibleTimezone: time_zone,
    startHourIsLearners: moment.kind === 'after_days' && moment.hour === null,
    opensOn: moment.kind === 'at_date' ? moment.date : null,
    opensAtOnce: rule !== null && moment.kind === 'at_once' && saysNothing,
    opensAfterQuizId: after_quiz_id,
    closes,
    closesBegun,
  }
}
