import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { listLimits } from '@lectern/contract/kernel/limits'
import {
  changeLesson,
  copyLesson,
  createLesson,
  insertModule,
  type LessonRow,
  listLessons,
  listModules,
  orderLessons,
  orderModules,
  ownReleaseOf,
  renumberLessons,
} from '../../lessons/index.ts'
import { lockCourse } from '../courses.repository.ts'
import type { CourseAddress } from '../use-cases/load-course.ts'

interface Copy {
  readonly title: string
  /** Null: before the first module. */
  readonly moduleId: number | null
  readonly by: number
}

/** A draft with the content and the rule of a lesson, at the end of a module. */
const copyOne = async (
  tx: Transaction,
  source: LessonRow,
  { title, moduleId, by }: Copy,
  now: Date,
): Promise<number> => {
  const { schoolId, courseId, productId, accessibleTimezone: timeZone } = source
  const place = { schoolId, courseId, productId, moduleId }
  const { id } = await createLesson(tx, { ...place, title, timeZone, now })
  await copyLesson(
    tx,
    { schoolId, lessonId: id, fromId: source.id, unitIds: null, keepsContent: false, by },
    now,
  )
  const { image, lesson_previews, is_open } = source.extras
  const kept = { image, lesson_previews, is_open, is_public: source.isPublic, release: ownReleaseOf(source) }
  await changeLesson(tx, { schoolId, courseId, lessonId: id }, kept, now, by)
  return id
}

/**
 * Copies a lesson, as a draft, behind it.
 *
 * @throws CallError not_found, too_many_lessons
 */
export const duplicateLesson = async (
  tx: Transaction,
  address: CourseAddress & { readonly lessonId: number },
  { title, by }: { readonly title: string; readonly by: number },
  now: Date,
): Promise<number> => {
  const { schoolId, courseId } = address
  await lockCourse(tx, schoolId, courseId)
  const lessons = await listLessons(tx, schoolId, courseId)
  const source = found(lessons.find(({ id }) => id === address.lessonId) ?? null)
  const id = await copyOne(tx, source, { title, moduleId: source.moduleId, by }, now)
  await orderLessons(
    tx,
    schoolId,
    lessons.flatMap((each) => (each === source ? [each.id, id] : [each.id])),
  )
  await renumberLessons(tx, address)
  return id
}

/**
 * Copies a module with its lessons, as drafts, behind it.
 *
 * @throws CallError not_found, too_many_modules, too_many_lessons
 */
export const duplicateModule = async (
  tx: Transaction,
  address: CourseAddress & { readonly moduleId: number },
  { title, by }: { readonly title: string; readonly by: number },
  now: Date,
): Promise<number> => {
  const { schoolId, courseId, moduleId } = address
  await lockCourse(tx, schoolId, courseId)
  const modules = await listModules(tx, address)
  const module = found(modules.find(({ id }) => id === moduleId) ?? null)
  const limit = listLimits.modulesOfCourse
  if (modules.length >= limit) throw new CallError('too_many_modules', { params: { limit } })
  const lessons = await listLessons(tx, schoolId, courseId)
  const id = await insertModule(tx, { ...address, title, release: module.release }, now)
  for (const lesson of lessons.filter((each) => each.moduleId === moduleId))
    await copyOne(tx, lesson, { title: lesson.title, moduleId: id, by }, now)
  await orderModules(
    tx,
    schoolId,
    modules.flatMap((each) => (each.id === moduleId ? [each.id, id] : [each.id])),
  )
  await renumberLessons(tx, address)
  return id
}
