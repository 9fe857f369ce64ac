import { isCoursePage } from '../rules/is-course-page.ts'
import { listLimits } from '@lectern/contract/kernel/limits'
import { freeSlug, slugOf } from '@lectern/contract/kernel/slug'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { copyPlaces } from '../../files/index.ts'
import { holdQuizzes } from '../../quizzes/index.ts'
import { announceLessonChange } from '../lesson-change.ts'
import * as lessonRows from '../lessons.repository.ts'
import type { LessonRow } from '../lessons.repository.ts'
import * as copies from './copies.repository.ts'
import type { CopyIds } from './copies.repository.ts'

/** One call copies no more: whoever waits for a connection meanwhile waits a second or two. */
const mostCopied = { units: 20_000, bytes: 50 * 1024 * 1024 } as const

/** Lessons of one course, and where their copies go. */
export interface LessonCopies {
  readonly schoolId: SchoolId
  readonly sources: readonly LessonRow[]
  /** The course that gets them; it may be their own. */
  readonly courseId: number
  readonly productId: number
  readonly titleOf: (lesson: LessonRow) => string
  /** Null: before the first module. */
  readonly moduleOf: (lesson: LessonRow) => number | null
  /** Whether they are published and announced as their originals are; drafts otherwise. */
  readonly keepsStatus: boolean
}

/**
 * Copies lessons with their content, pictures and rules to the end of a course, a few statements for all of them. Quizzes are shared; a rule
 * among the lessons is one among the copies. Whoever asks gives the copies their places.
 *
 * @returns old lesson → its copy
 * @throws CallError too_many_lessons, too_much_to_copy
 */
export const copyLessons = async (tx: Transaction, wish: LessonCopies, now: Date): Promise<CopyIds> => {
  const { schoolId, sources, courseId, productId } = wish
  if (sources.length === 0) return new Map()
  await lessonRows.lockAddresses(tx, courseId)
  const standing = await lessonRows.listLessons(tx, schoolId, courseId)
  const limit = listLimits.lessonsOfCourse
  if (standing.length + sources.length > limit) throw new CallError('too_many_lessons', { params: { limit } })
  await refuseTooMuch(tx, wish)
  const slugs = await freeLessonSlugs(standing, sources.map(wish.titleOf))
  const rows = sources.map((source, at) => rowOf(source, wish, slugs[at] ?? ''))
  const made = await copies.insertLessons(tx, wish, rows, now)
  const lessonIds = new Map(
    sources.flatMap((source, at): [number, number][] => {
      const id = made.get(slugs[at] ?? '')
      return id === undefined ? [] : [[source.id, id]]
    }),
  )
  const sectionIds = await copies.copySections(tx, schoolId, lessonIds, now)
  const lost = await unitsWithoutQuiz(tx, schoolId, [...sectionIds.keys()])
  const unitIds = await copies.copyUnits(tx, schoolId, sectionIds, lost, now)
  await copyPlaces(tx, { schoolId, type: 'info_unit', ids: unitIds })
  await copies.saveLessonsBefore(tx, schoolId, beforeOf(sources, lessonIds, standing))
  await announceLessonChange(tx, productId)
  return lessonIds
}

/** @throws CallError too_much_to_copy */
const refuseTooMuch = async (tx: Transaction, { schoolId, sources }: LessonCopies): Promise<void> => {
  const ids = sources.map(({ id }) => id)
  const { units, bytes } = await copies.measureLessons(tx, schoolId, ids)
  if (units > mostCopied.units || bytes > mostCopied.bytes) throw new CallError('too_much_to_copy')
}

/** An address for each title, which no lesson of the course has and no other copy. */
export const freeLessonSlugs = async (
  standing: readonly Pick<LessonRow, 'slug'>[],
  titles: readonly string[],
): Promise<string[]> => {
  const taken = new Set(standing.map(({ slug }) => slug))
  const slugs: string[] = []
  for (const title of titles) {
    const slug = await freeSlug(slugOf(title) || 'lesson', (wanted) =>
      Promise.resolve(isCoursePage(wanted) || taken.has(wanted)),
    )
    taken.add(slug)
    slugs.push(slug)
  }
  return slugs
}

const rowOf = (source: LessonRow, wish: LessonCopies, slug: string) => {
  const { image, lesson_previews, is_open } = source.extras
  return {
    schoolId: wish.schoolId,
    courseId: wish.courseId,
    productId: wish.productId,
    moduleId: wish.moduleOf(source),
    title: wish.titleOf(source),
    slug,
    statusId: wish.keepsStatus ? source.statusId : lessonStatus.draft,
    isPublic: source.isPublic,
    accessibleAfterDays: source.accessibleAfterDays,
    accessibleStartHour: source.accessibleStartHour,
    accessibleTimezone: source.accessibleTimezone,
    startHourIsLearners: source.startHourIsLearners,
    opensOn: source.opensOn,
    opensAtOnce: source.opensAtOnce,
    // Quizzes are shared: the same one stands among the copies.
    opensAfterQuizId: source.opensAfterQuizId,
    closes: source.closes,
    closesBegun: source.closesBegun,
    extras: {
      ...(image === undefined ? {} : { image }),
      ...(lesson_previews === undefined ? {} : { lesson_previews }),
      ...(is_open === undefined ? {} : { is_open }),
    },
  }
}

/** Units that show a quiz which is deleted at this moment; whoever deletes one later finds it shown. */
const unitsWithoutQuiz = async (
  tx: Transaction,
  schoolId: SchoolId,
  sectionIds: readonly number[],
): Promise<Set<number>> => {
  const shown = await copies.listQuizUnits(tx, schoolId, sectionIds)
  const held = new Set(await holdQuizzes(tx, schoolId, [...new Set(shown.map(({ quizId }) => quizId))]))
  return new Set(shown.flatMap(({ unitId, quizId }) => (held.has(quizId) ? [] : [unitId])))
}

/** After which lessons each copy opens: copies, and others that stand in the same course. */
const beforeOf = (
  sources: readonly LessonRow[],
  lessonIds: CopyIds,
  standing: readonly LessonRow[],
): Map<number, readonly number[]> => {
  const others = new Set(standing.map(({ id }) => id))
  return new Map(
    sources.flatMap((source): [number, number[]][] => {
      const id = lessonIds.get(source.id)
      const before = copiedIds(source.extras.accessible_after_ids ?? [], lessonIds, others)
      return id === undefined || before.length === 0 ? [] : [[id, before]]
    }),
  )
}

/** The copies of lessons; of one that was not copied itself, where it stands among `others`. */
export const copiedIds = (
  ids: readonly number[],
  lessonIds: CopyIds,
  others: ReadonlySet<number> = new Set(),
): number[] => ids.flatMap((id) => lessonIds.get(id) ?? (others.has(id) ? [id] : []))
