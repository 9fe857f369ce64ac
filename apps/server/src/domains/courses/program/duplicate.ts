import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { CourseChange } from '@lectern/contract/courses/course'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  changeLesson,
  copyLesson,
  createLesson,
  findModule,
  insertModule,
  type LessonRow,
  listLessons,
  listModules,
  orderLessons,
  orderModules,
  ownReleaseOf,
  renumberLessons,
  updateModuleRow,
} from '../../lessons/index.ts'
import { lockCourse } from '../courses.repository.ts'
import { changeCourse } from '../use-cases/change-course.ts'
import { createCourse } from '../use-cases/create-course.ts'
import { type CourseAddress, findAuthorsCourse } from '../use-cases/load-course.ts'

interface Copies {
  /** Where they go; their own course where it is missing. */
  readonly course?: { readonly courseId: number; readonly productId: number }
  readonly titleOf: (lesson: LessonRow) => string
  /** Null: before the first module. */
  readonly moduleOf: (lesson: LessonRow) => number | null
  /** Whether they are published and announced as their originals are; drafts otherwise. */
  readonly keepsStatus: boolean
  readonly by: number
}

/** Old lesson id → the id of its copy. */
type CopyIds = ReadonlyMap<number, number>

/** A rule whose lessons are the copies of those that it named. `rest`: what becomes of others. */
const withCopies = (rule: ReleaseRule, copies: CopyIds, rest: 'stay' | 'go'): ReleaseRule => ({
  ...rule,
  after_lesson_ids: rule.after_lesson_ids.flatMap((id) => copies.get(id) ?? (rest === 'stay' ? [id] : [])),
})

/** Copies lessons with their content to the ends of their modules; rules among them are rules among the copies. */
const copyLessons = async (
  tx: Transaction,
  sources: readonly LessonRow[],
  { course, titleOf, moduleOf, keepsStatus, by }: Copies,
  now: Date,
): Promise<CopyIds> => {
  const copies = new Map<number, number>()
  const addressOf = ({ schoolId, courseId }: LessonRow, lessonId: number) => ({
    schoolId,
    courseId: course?.courseId ?? courseId,
    lessonId,
  })
  for (const source of sources) {
    const { schoolId, courseId, productId, accessibleTimezone: timeZone } = source
    const place = { schoolId, courseId, productId, ...course, moduleId: moduleOf(source) }
    const { id } = await createLesson(tx, { ...place, title: titleOf(source), timeZone, now })
    const whole = { unitIds: null, keepsContent: false }
    await copyLesson(tx, { ...whole, schoolId, lessonId: id, fromId: source.id, by }, now)
    const { image, lesson_previews, is_open } = source.extras
    const status = keepsStatus ? { status_id: source.statusId } : {}
    const kept = { image, lesson_previews, is_open, is_public: source.isPublic, ...status }
    await changeLesson(tx, addressOf(source, id), kept, now, by)
    copies.set(source.id, id)
  }
  for (const source of sources) {
    const rule = ownReleaseOf(source)
    const id = copies.get(source.id)
    if (rule === null || id === undefined) continue
    const release = withCopies(rule, copies, course ? 'go' : 'stay')
    await changeLesson(tx, addressOf(source, id), { release }, now, by)
  }
  return copies
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
  const wish = { titleOf: () => title, moduleOf: () => source.moduleId, keepsStatus: false, by }
  const id = found((await copyLessons(tx, [source], wish, now)).get(source.id))
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
  const own = (await listLessons(tx, schoolId, courseId)).filter((each) => each.moduleId === moduleId)
  const id = await insertModule(tx, { ...address, title, release: module.release }, now)
  const titleOf = (lesson: LessonRow) => lesson.title
  await copyLessons(tx, own, { titleOf, moduleOf: () => id, keepsStatus: false, by }, now)
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
 * @throws CallError not_found, too_many_courses
 */
export const duplicateCourse = async (
  tx: Transaction,
  address: CourseAddress,
  { title, by }: { readonly title: string; readonly by: number },
  now: Date,
): Promise<number> => {
  const { schoolId } = address
  const source = await findAuthorsCourse(tx, address)
  const course = await createCourse(tx, { schoolId, title, typeId: source.typeId, now })
  const place = { schoolId, courseId: course.courseId }
  const modules = await listModules(tx, address)
  const moduleIds = new Map<number | null, number>()
  for (const module of modules)
    moduleIds.set(module.id, await insertModule(tx, { ...place, title: module.title, release: null }, now))
  const lessons = await listLessons(tx, schoolId, address.courseId)
  const wish: Copies = {
    course,
    titleOf: (lesson) => lesson.title,
    moduleOf: (lesson) => moduleIds.get(lesson.moduleId) ?? null,
    keepsStatus: true,
    by,
  }
  const copies = await copyLessons(tx, lessons, wish, now)
  for (const { id, release } of modules) {
    const copy = release && found(await findModule(tx, place, moduleIds.get(id) ?? 0))
    if (copy) await updateModuleRow(tx, copy, { release: withCopies(release, copies, 'go') }, now)
  }
  const { release } = source.product
  const settings: CourseChange = {
    description: source.description,
    enrolment: source.product.enrolmentMode,
    cover_url: source.coverUrl,
    language: source.language,
    navigation_type_id: source.navigationTypeId,
    time_zone: source.timeZone,
    labels: source.labels,
    custom_styles: { font_styles: source.fontStyles },
    default_release: release && withCopies(release, copies, 'go'),
  }
  await changeCourse(tx, place, settings, now)
  return course.courseId
}
