import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { findAnyCircle, findCircle, lessonsInCircles } from '@lectern/contract/lessons/rules/find-circle'
import { lessonsToWaitFor } from '@lectern/contract/lessons/rules/lessons-to-wait-for'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { idsBefore, quizBefore } from '../lesson-facts.ts'
import * as repository from '../lessons.repository.ts'

/** Titles in a refusal are cut: the way is told, not the whole program. */
const shownLetters = 40
const shownLessons = 8

interface Course {
  readonly schoolId: SchoolId
  readonly courseId: number
}

/** Of the lessons after which something may open those of its course that stand, each once. */
export const standingLessons = async (
  tx: Transaction,
  { schoolId, courseId }: Course,
  wanted: readonly number[],
): Promise<number[]> => {
  const standing = new Set((await repository.listLessons(tx, schoolId, courseId)).map(({ id }) => id))
  return [...new Set(wanted)].filter((id) => standing.has(id))
}

/** A rule that names nothing but lessons of its course that stand, and a practice in one of them. */
export const standingRelease = async (
  tx: Transaction,
  { schoolId, courseId }: Course,
  release: ReleaseRule,
): Promise<ReleaseRule> => {
  const { after_quiz_id: quizId, ...rule } = release
  const ids = (await repository.listLessons(tx, schoolId, courseId)).map(({ id }) => id)
  const standing = new Set(ids)
  const lessonIds = [...new Set(rule.after_lesson_ids)].filter((id) => standing.has(id))
  const after = { ...rule, after_lesson_ids: lessonIds }
  if (quizId === undefined || quizId === null) return after
  const quizIds = await repository.listLessonQuizIds(tx, ids)
  return [...quizIds.values()].some((own) => own.includes(quizId))
    ? { ...after, after_quiz_id: quizId }
    : after
}

/** For each lesson of a course those that open before it, be it for the sake of a practice. */
export const loadLessonsBefore = async (
  db: ReadDatabase,
  rows: readonly repository.LessonRow[],
): Promise<Map<number, readonly number[]>> => {
  const isPractised = rows.some((row) => quizBefore(row) !== null)
  const ids = isPractised ? rows.map(({ id }) => id) : []
  const quizIds = await repository.listLessonQuizIds(db, ids)
  return lessonsToWaitFor(
    rows.map((row) => {
      const quizId = quizBefore(row)
      const holders = ids.filter((id) => quizId !== null && quizIds.get(id)?.includes(quizId))
      return { id: row.id, after: idsBefore(row), practiceIn: holders }
    }),
  )
}

interface BeforeChange {
  /** The lesson that was changed alone. */
  readonly changed?: number
  /** The lessons as they stood: those that waited for themselves already are no reason to refuse what moves others. */
  readonly stood?: readonly repository.LessonRow[]
}

/**
 * Refuses rules by which a lesson would wait for itself, over whichever lessons and modules. Asked in the transaction that changed them,
 * by whoever holds `lockLessonsBefore`: two changes could close a circle together.
 *
 * @param field of the call which the refusal names
 * @throws CallError lesson_circle
 */
export const refuseCircles = async (
  tx: Transaction,
  { schoolId, courseId }: Course,
  field: string,
  before: BeforeChange = {},
): Promise<void> => {
  const rows = await repository.listLessons(tx, schoolId, courseId)
  const way = await findNewCircle(tx, rows, before)
  if (way === null) return
  const titles = new Map(rows.map(({ id, title }) => [id, cut(title)]))
  throw new CallError('lesson_circle', {
    fields: { [field]: ['lesson_circle'] },
    params: { way: shorten(way.map((id) => titles.get(id) ?? '')).join(' → ') },
  })
}

const findNewCircle = async (
  tx: Transaction,
  rows: readonly repository.LessonRow[],
  { changed, stood }: BeforeChange,
): Promise<readonly number[] | null> => {
  const after = await loadLessonsBefore(tx, rows)
  // What one lesson closes leads through it.
  if (changed !== undefined) return findCircle(changed, after)
  const locked = lessonsInCircles(after)
  if (!stood || locked.size === 0) return findAnyCircle(after)
  const before = lessonsInCircles(await loadLessonsBefore(tx, stood))
  const fresh = [...locked].find((id) => !before.has(id))
  return fresh === undefined ? null : findCircle(fresh, after)
}

const cut = (title: string): string =>
  title.length > shownLetters ? `${title.slice(0, shownLetters - 1)}…` : title

const shorten = (titles: readonly string[]): readonly string[] =>
  titles.length > shownLessons ? [...titles.slice(0, shownLessons - 2), '…', ...titles.slice(-1)] : titles
