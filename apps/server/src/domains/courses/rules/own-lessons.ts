import type { CoveredLesson } from '@lectern/contract/access/rules/offer-coverage'
import { coversLesson, type EnrolmentRow } from '../../access/index.ts'

/** The published lessons of a course that are a part of what somebody takes part in. */
export interface OwnLessons {
  readonly lessons: number
  readonly done: number
}

/**
 * Counts the lessons that accesses have in them, now or later: progress is measured against these.
 *
 * @param enrolment null for somebody without one, of whom no lesson is left out
 */
export const ownLessons = (
  enrolment: Pick<EnrolmentRow, 'grants'> | null,
  published: readonly CoveredLesson[],
  done: ReadonlySet<number>,
): OwnLessons => {
  const own = published.filter((lesson) => !enrolment || coversLesson(enrolment, lesson))
  return { lessons: own.length, done: own.filter(({ id }) => done.has(id)).length }
}
