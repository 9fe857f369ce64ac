import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  announceLessonChange,
  changeLessons,
  findModule,
  insertModule,
  listLessons,
  listModules,
  listRemovedWith,
  lockLessonsBefore,
  type ModuleRow,
  orderLessons,
  orderModules,
  putIntoModule,
  refuseCircles,
  removeLesson,
  renumberLessons,
  restoreLesson,
  standingRelease,
  updateModuleRow,
} from '../../lessons/index.ts'
import * as repository from '../courses.repository.ts'
import { type CourseAddress, findAuthorsCourse } from '../use-cases/load-course.ts'

/** Changes the program of a course: one change after the other, told to everybody who reads it. */
const changing = async <Result>(
  tx: Transaction,
  address: CourseAddress,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> => {
  await repository.lockCourse(tx, address.schoolId, address.courseId)
  const course = await findAuthorsCourse(tx, address)
  const result = await work()
  await repository.updateCourse(tx, course, {}, now)
  await announceLessonChange(tx, course.product.id)
  return result
}

/** @throws CallError not_found unless the module stands in the course */
const findStanding = async (
  tx: Transaction,
  address: CourseAddress,
  moduleId: number,
): Promise<ModuleRow> => {
  const module = found(await findModule(tx, address, moduleId))
  return found(module.deletedAt === null ? module : null)
}

/** @throws CallError too_many_modules */
const refuseFull = async (tx: Transaction, address: CourseAddress): Promise<void> => {
  const limit = listLimits.modulesOfCourse
  if ((await listModules(tx, address)).length >= limit)
    throw new CallError('too_many_modules', { params: { limit } })
}

/** The whole order of a program. */
export interface ProgramOrder {
  /** Lessons before the first module. */
  readonly lesson_ids: readonly number[]
  readonly modules: readonly { readonly id: number; readonly lesson_ids: readonly number[] }[]
}

const isWhole = (wanted: readonly number[], standing: readonly { readonly id: number }[]): boolean => {
  const own = new Set(standing.map(({ id }) => id))
  return wanted.length === own.size && new Set(wanted).size === own.size && wanted.every((id) => own.has(id))
}

/**
 * Puts modules and lessons in the given order. All of them or none: an order that forgets one, or names a stranger, changes nothing
 * (THREATS T4).
 *
 * @throws CallError not_found, foreign_lesson, lesson_circle when a lesson would wait for itself in its new module
 */
export const orderProgram = (
  tx: Transaction,
  address: CourseAddress,
  order: ProgramOrder,
  now: Date,
): Promise<void> =>
  changing(tx, address, now, async () => {
    const { schoolId, courseId } = address
    await lockLessonsBefore(tx, courseId)
    const lessonIds = [...order.lesson_ids, ...order.modules.flatMap((each) => each.lesson_ids)]
    const moduleIds = order.modules.map(({ id }) => id)
    const lessons = await listLessons(tx, schoolId, courseId)
    if (!isWhole(lessonIds, lessons))
      throw new CallError('foreign_lesson', { fields: { lesson_ids: ['foreign_lesson'] } })
    if (!isWhole(moduleIds, await listModules(tx, address)))
      throw new CallError('foreign_lesson', { fields: { modules: ['foreign_lesson'] } })
    const moduleOf = new Map(lessons.map(({ id, moduleId }) => [id, moduleId]))
    const isNewIn = (moduleId: number | null) => (id: number) => moduleOf.get(id) !== moduleId
    await putIntoModule(tx, schoolId, order.lesson_ids.filter(isNewIn(null)), null)
    for (const { id, lesson_ids } of order.modules)
      await putIntoModule(tx, schoolId, lesson_ids.filter(isNewIn(id)), id)
    await orderModules(tx, schoolId, moduleIds)
    await orderLessons(tx, schoolId, lessonIds)
    await refuseCircles(tx, address, 'modules', { stood: lessons })
  })

/** @throws CallError not_found, too_many_modules */
export const createModule = (
  tx: Transaction,
  address: CourseAddress,
  title: string,
  now: Date,
): Promise<number> =>
  changing(tx, address, now, async () => {
    await refuseFull(tx, address)
    return insertModule(tx, { ...address, title, release: null }, now)
  })

/** @throws CallError not_found, lesson_circle */
export const changeModule = (
  tx: Transaction,
  address: CourseAddress & { readonly moduleId: number },
  change: { readonly title?: string | undefined; readonly release?: ReleaseRule | null | undefined },
  now: Date,
): Promise<void> =>
  changing(tx, address, now, async () => {
    const module = await findStanding(tx, address, address.moduleId)
    const { title, release } = change
    const { schoolId, courseId } = address
    if (release !== undefined) await lockLessonsBefore(tx, courseId)
    const stood = release ? await listLessons(tx, schoolId, courseId) : []
    const standing = release && (await standingRelease(tx, address, release))
    await updateModuleRow(
      tx,
      module,
      { ...(title === undefined ? {} : { title }), ...(standing === undefined ? {} : { release: standing }) },
      now,
    )
    if (release) await refuseCircles(tx, address, 'release', { stood })
  })

/**
 * Removes a module. Its lessons go to the end of what stands before it, or with it.
 *
 * @throws CallError not_found, lesson_circle when a lesson would wait for itself in the module before
 */
export const removeModule = (
  tx: Transaction,
  address: CourseAddress & { readonly moduleId: number },
  lessons: 'keep' | 'delete',
  now: Date,
): Promise<void> =>
  changing(tx, address, now, async () => {
    const { schoolId, courseId, moduleId } = address
    const module = await findStanding(tx, address, moduleId)
    const stood = await listLessons(tx, schoolId, courseId)
    const own = stood.filter((each) => each.moduleId === moduleId)
    if (lessons === 'keep') {
      await lockLessonsBefore(tx, courseId)
      const modules = await listModules(tx, address)
      const before = modules[modules.findIndex(({ id }) => id === moduleId) - 1]
      await putIntoModule(
        tx,
        schoolId,
        own.map(({ id }) => id),
        before?.id ?? null,
      )
    } else for (const { id } of own) await removeLesson(tx, { schoolId, courseId, lessonId: id }, now)
    await updateModuleRow(tx, module, { deletedAt: now }, now)
    await renumberLessons(tx, address)
    if (lessons === 'keep') await refuseCircles(tx, address, 'lessons', { stood })
  })

/**
 * Brings a removed module back, with the lessons that went with it.
 *
 * @throws CallError not_found, too_many_modules, too_many_lessons, lesson_circle
 */
export const restoreModule = (
  tx: Transaction,
  address: CourseAddress & { readonly moduleId: number },
  now: Date,
): Promise<void> =>
  changing(tx, address, now, async () => {
    const { schoolId, courseId, moduleId } = address
    await lockLessonsBefore(tx, courseId)
    const module = found(await findModule(tx, address, moduleId))
    found(module.deletedAt)
    await refuseFull(tx, address)
    const stood = await listLessons(tx, schoolId, courseId)
    const lessonIds = await listRemovedWith(tx, module)
    await updateModuleRow(tx, module, { deletedAt: null }, now)
    for (const lessonId of lessonIds) await restoreLesson(tx, { schoolId, courseId, lessonId }, now)
    await renumberLessons(tx, address)
    await refuseCircles(tx, address, 'module', { stood })
  })

/** @throws CallError not_found, foreign_lesson, lesson_circle */
export const changeProgramLessons = (
  tx: Transaction,
  change: Parameters<typeof changeLessons>[1],
  now: Date,
): Promise<void> => changing(tx, change, now, () => changeLessons(tx, change, now))
