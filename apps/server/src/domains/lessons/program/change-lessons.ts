import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import * as repository from '../lessons.repository.ts'
import { columnsOfRelease } from '../rules/release-of.ts'
import { updateLessons } from './modules.repository.ts'
import { refuseCircles, standingRelease } from '../use-cases/lessons-before.ts'
import { markLesson } from '../versions/note-versions.ts'

/** What is changed of several lessons of a course. */
export interface LessonsChange {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly lessonIds: readonly number[]
  readonly statusId: LessonStatusId | undefined
  readonly isPublic: boolean | undefined
  /** Null: as their module. */
  readonly release: ReleaseRule | null | undefined
  readonly by: number
}

/**
 * Changes several lessons in the same way, all of them or none.
 *
 * @throws CallError foreign_lesson, lesson_circle
 */
export const changeLessons = async (tx: Transaction, change: LessonsChange, now: Date): Promise<void> => {
  const { schoolId, courseId, statusId, isPublic, release, by } = change
  if (release !== undefined) await repository.lockLessonsBefore(tx, courseId)
  const wanted = new Set(change.lessonIds)
  const stood = await repository.listLessons(tx, schoolId, courseId)
  const rows = stood.filter(({ id }) => wanted.has(id))
  if (rows.length !== wanted.size)
    throw new CallError('foreign_lesson', { fields: { lesson_ids: ['foreign_lesson'] } })
  const standing = release && (await standingRelease(tx, change, release))
  const after = standing?.after_lesson_ids ?? []
  const columns = { statusId, isPublic, ...(standing === undefined ? {} : releaseColumns(standing)) }
  await updateLessons(tx, schoolId, [...wanted], columns, standing === undefined ? null : after, now)
  for (const row of rows) {
    if (statusId === lessonStatus.published && row.statusId !== statusId)
      await markLesson(tx, row, { kind: 'published', name: '', by }, now)
    await announceEdit(tx, { lessonId: row.id, sectionId: null, by })
  }
  if (release) await refuseCircles(tx, change, 'release', { stood })
}

/** A lesson that opens as its module keeps the zone that it has. */
const releaseColumns = (release: ReleaseRule | null) => {
  const { accessibleTimezone, ...columns } = columnsOfRelease(release, '')
  return release === null ? columns : { ...columns, accessibleTimezone }
}
