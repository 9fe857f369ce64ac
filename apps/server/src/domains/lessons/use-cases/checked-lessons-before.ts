import { findCircle } from '@lectern/contract/lessons/rules/find-circle'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import * as repository from '../lessons.repository.ts'

/** Titles in a refusal are cut: the way is told, not the whole program. */
const shownLetters = 40
const shownLessons = 8

/**
 * The lessons after which a lesson may open: those of its course that stand, each once. Two that name each other at once are taken
 * one after the other.
 *
 * @throws CallError lesson_circle when the lesson would wait for itself
 */
export const checkedLessonsBefore = async (
  tx: Transaction,
  { id, schoolId, courseId }: Pick<repository.LessonRow, 'id' | 'schoolId' | 'courseId'>,
  wanted: readonly number[],
): Promise<number[]> => {
  await repository.lockLessonsBefore(tx, courseId)
  const rows = await repository.listLessonsBefore(tx, schoolId, courseId)
  const lessons = new Map(rows.map((each) => [each.id, each]))
  const standing = [...new Set(wanted)].filter((each) => lessons.has(each))
  const after = new Map([...lessons].map(([each, { before }]) => [each, before]))
  const way = findCircle(id, after.set(id, standing))
  if (way === null) return standing
  const titles = way.map((each) => cut(lessons.get(each)?.title ?? ''))
  throw new CallError('lesson_circle', {
    fields: { accessible_after_ids: ['lesson_circle'] },
    params: { way: shorten(titles).join(' → ') },
  })
}

const cut = (title: string): string =>
  title.length > shownLetters ? `${title.slice(0, shownLetters - 1)}…` : title

const shorten = (titles: readonly string[]): readonly string[] =>
  titles.length > shownLessons ? [...titles.slice(0, shownLessons - 2), '…', ...titles.slice(-1)] : titles
