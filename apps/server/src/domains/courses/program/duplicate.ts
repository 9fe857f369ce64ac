import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { courseTypeOf } from '@lectern/contract/kernel/course-rights'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  copiedIds,
  copyLessons,
  findModule,
  insertModule,
  type LessonRow,
  listLessons,
  listModules,
  orderLessons,
  orderModules,
  renumberLessons,
  updateModuleRow,
} from '../../lessons/index.ts'
import { findCoursePage } from '../course-page/course-page.repository.ts'
import { lockCourse } from '../courses.repository.ts'
import { changeCourse, type StoredChange } from '../use-cases/change-course.ts'
import { createCourse } from '../use-cases/create-course.ts'
import { type CourseAddress, findAuthorsCourse } from '../use-cases/load-course.ts'

/** A rule whose lessons are the copies of those that it named. */
const withCopies = (rule: ReleaseRule, copies: ReadonlyMap<number, number>): ReleaseRule => ({
  ...rule,
  after_lesson_ids: copiedIds(rule.after_lesson_ids, copies),
})

/**
 * Copies a lesson, as a draft, behind it.
 *
 * @throws CallError not_found, too_many_lessons, too_much_to_copy
 */
export const duplicateLesson = async (
  tx: Transaction,
  address: CourseAddress & { readonly lessonId: number },
  title: string,
  now: Date,
): Promise<number> => {
  const { schoolId, courseId } = address
  await lockCourse(tx, schoolId, courseId)
  const lessons = await listLessons(tx, schoolId, courseId)
  const source = found(lessons.find(({ id }) => id === address.lessonId) ?? null)
  const place = { schoolId, courseId, productId: source.productId }
  const look = { titleOf: () => title, moduleOf: () => source.moduleId, keepsStatus: false }
  const id = found((await copyLessons(tx, { ...place, ...look, sources: [source] }, now)).get(source.id))
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
 * @throws CallError not_found, too_many_modules, too_many_lessons, too_much_to_copy
 */
export const duplicateModule = async (
  tx: Transaction,
  address: CourseAddress & { readonly moduleId: number },
  title: string,
  now: Date,
): Promise<number> => {
  const { schoolId, courseId, moduleId } = address
  await lockCourse(tx, schoolId, courseId)
  const { product } = await findAuthorsCourse(tx, address)
  const modules = await listModules(tx, address)
  const module = found(modules.find(({ id }) => id === moduleId) ?? null)
  const limit = listLimits.modulesOfCourse
  if (modules.length >= limit) throw new CallError('too_many_modules', { params: { limit } })
  const own = (await listLessons(tx, schoolId, courseId)).filter((each) => each.moduleId === moduleId)
  const id = await insertModule(tx, { ...address, title, release: module.release }, now)
  const place = { schoolId, courseId, productId: product.id }
  const look = { titleOf: (lesson: LessonRow) => lesson.title, moduleOf: () => id, keepsStatus: false }
  await copyLessons(tx, { ...place, ...look, sources: own }, now)
  await orderModules(
    tx,
    schoolId,
    modules.flatMap((each) => (each.id === moduleId ? [each.id, id] : [each.id])),
  )
  await renumberLessons(tx, address)
  return id
}

/**
 * Copies a course, as a draft: settings, modules, lessons with their content, and what opens when. Quizzes are shared; nobody takes part in
 * the copy.
 *
 * @returns the id of the copy
 * @throws CallError not_found, too_many_courses, too_much_to_copy
 */
export const duplicateCourse = async (
  tx: Transaction,
  address: CourseAddress,
  title: string,
  now: Date,
): Promise<number> => {
  const { schoolId } = address
  const source = await findAuthorsCourse(tx, address)
  const course = await createCourse(tx, { schoolId, title, typeId: courseTypeOf(source.product.typeId), now })
  const place = { schoolId, courseId: course.courseId }
  const modules = await listModules(tx, address)
  const moduleIds = new Map<number | null, number>()
  for (const module of modules)
    moduleIds.set(module.id, await insertModule(tx, { ...place, title: module.title, release: null }, now))
  const lessons = await listLessons(tx, schoolId, address.courseId)
  const copies = await copyLessons(
    tx,
    {
      ...place,
      productId: course.productId,
      sources: lessons,
      titleOf: (lesson) => lesson.title,
      moduleOf: (lesson) => moduleIds.get(lesson.moduleId) ?? null,
      keepsStatus: true,
    },
    now,
  )
  for (const { id, release } of modules) {
    const copy = release && found(await findModule(tx, place, moduleIds.get(id) ?? 0))
    if (copy) await updateModuleRow(tx, copy, { release: withCopies(release, copies) }, now)
  }
  const { release } = source.product
  const { about, words: page } = await findCoursePage(tx, source)
  const settings: StoredChange = {
    about,
    page,
    enrolment: source.product.enrolmentMode,
    cover_url: source.coverUrl,
    language: source.language,
    navigation_type_id: source.navigationTypeId,
    time_zone: source.timeZone,
    labels: source.labels,
    custom_styles: { font_styles: source.fontStyles },
    has_comments: source.hasComments,
    has_certificate: source.hasCertificate,
    certificate_percent: source.certificatePercent,
    default_release: release && withCopies(release, copies),
  }
  await changeCourse(tx, place, settings, now)
  return course.courseId
}
