import { type LessonChange } from '@lectern/contract/lessons/lesson'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { lessonExtras } from '@lectern/contract/lessons/lesson-extras'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { leaveLessonAddress } from '../addresses/former-addresses.repository.ts'
import { announceLessonChange } from '../lesson-change.ts'
import * as repository from '../lessons.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import { listSections, orderSections } from '../sections.repository.ts'
import { markLesson } from '../versions/note-versions.ts'
import { splitHeld } from '../held-edits/split-held.ts'
import { columnsOfRelease } from '../rules/release-of.ts'
import { settleRelease } from '../rules/settle-release.ts'
import { refuseCircles, standingLessons, standingRelease } from './lessons-before.ts'
import { lockAuthorsLesson, type LessonAddress } from './load-lesson.ts'

/**
 * Changes title, address, status, opening or the order of sections of a lesson.
 *
 * @throws CallError not_found, slug_taken, foreign_section, lesson_circle, release_contradicted
 */
export const changeLesson = async (
  tx: Transaction,
  address: LessonAddress,
  sent: LessonChange,
  now: Date,
  /** Who changes it; absent where the school itself does. */
  by: number | null = null,
): Promise<void> => {
  const lesson = await lockAuthorsLesson(tx, address)
  const { held, direct } = splitHeld(lesson, sent)
  const change = settleRelease(lesson, direct)
  if (change.slug !== undefined) await takeAddress(tx, lesson, change.slug, now)
  if (change.section_orders) await reorder(tx, lesson, change.section_orders)
  const isPublished = change.status_id === lessonStatus.published && lesson.statusId !== change.status_id
  const before = namedBefore(change)
  if (before) await repository.lockLessonsBefore(tx, lesson.courseId)
  const release = change.release && (await standingRelease(tx, lesson, change.release))
  const after_ids = release?.after_lesson_ids ?? (before && (await standingLessons(tx, lesson, before)))
  const extras = extrasOf(lesson, { ...change, accessible_after_ids: after_ids })
  await repository.updateLesson(
    tx,
    lesson,
    { ...columnsOf(lesson, { ...change, release }), extras, held },
    now,
  )
  if (before)
    await refuseCircles(tx, lesson, change.release ? 'release' : 'accessible_after_ids', {
      changed: lesson.id,
    })
  if (isPublished) await markLesson(tx, lesson, { kind: 'published', name: '', by }, now)
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId: lesson.id, sectionId: null, by })
}

/** Gives a lesson another address; the one that it had leads on. */
const takeAddress = async (
  tx: Transaction,
  lesson: repository.LessonRow,
  slug: string,
  now: Date,
): Promise<void> => {
  await repository.lockAddresses(tx, lesson.courseId)
  if (await repository.isSlugTaken(tx, lesson.schoolId, lesson.courseId, slug, lesson.id))
    throw new CallError('slug_taken', { fields: { slug: ['slug_taken'] } })
  if (slug !== lesson.slug) await leaveLessonAddress(tx, lesson, slug, now)
}

/** The lessons after which it is to open; undefined where the change does not say. */
const namedBefore = ({ release, accessible_after_ids }: LessonChange): readonly number[] | undefined =>
  release === undefined ? accessible_after_ids : (release?.after_lesson_ids ?? [])

/** All sections or none: a map that forgets one, or names a stranger, changes nothing (THREATS T4). */
const reorder = async (
  tx: Transaction,
  { id, schoolId }: repository.LessonRow,
  orders: Readonly<Record<string, number>>,
) => {
  const sections = await listSections(tx, schoolId, id)
  const own = new Set(sections.map((section) => String(section.id)))
  const isWhole =
    own.size === Object.keys(orders).length && Object.keys(orders).every((each) => own.has(each))
  if (!isWhole) throw new CallError('foreign_section', { fields: { section_orders: ['foreign_section'] } })
  const sorted = Object.entries(orders).toSorted(([, a], [, b]) => a - b)
  await orderSections(
    tx,
    schoolId,
    id,
    new Map(sorted.map(([section], place) => [Number(section), place + 1])),
  )
}

/** What was kept, with what the change names. */
const extrasOf = (lesson: repository.LessonRow, change: LessonChange) => ({
  ...lesson.extras,
  ...Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => value !== undefined && Object.hasOwn(lessonExtras.shape, field),
    ),
  ),
})

const columnsOf = (lesson: repository.LessonRow, change: LessonChange) => ({
  ...(change.title === undefined ? {} : { title: change.title }),
  ...(change.slug === undefined ? {} : { slug: change.slug }),
  ...(change.status_id === undefined ? {} : { statusId: change.status_id }),
  ...(change.is_public === undefined ? {} : { isPublic: change.is_public }),
  ...(change.release === undefined
    ? delayOf(change)
    : columnsOfRelease(change.release, lesson.accessibleTimezone)),
})

/** The delay as document 000 names it; one that is changed so takes the place of a date. */
const delayOf = (change: LessonChange) => ({
  ...(change.accessible_after_days === undefined
    ? {}
    : { accessibleAfterDays: change.accessible_after_days, opensOn: null, opensAtOnce: false }),
  ...(change.accessible_start_hour === undefined
    ? {}
    : { accessibleStartHour: change.accessible_start_hour, startHourIsLearners: false }),
  ...(change.accessible_timezone === undefined ? {} : { accessibleTimezone: change.accessible_timezone }),
})
