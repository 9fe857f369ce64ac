import * as operations from '@lectern/contract/courses/program.api'
import type { Bind } from '../../../platform/http/api.ts'
import { authoredCourse } from '../use-cases/authored-product.ts'
import * as changes from './change-program.ts'
import { countBegun } from './count-begun.ts'
import { duplicateLesson, duplicateModule } from './duplicate.ts'
import { loadProgram } from './load-program.ts'

/** Binds what authors do with the program of a course; every change answers the whole program. */
export const registerProgram = (bind: Bind): void => {
  bind(operations.getProgram, async ({ db, staff, params }) => ({
    data: await loadProgram(db, await authoredCourse(db, staff, 'course_read', params.course)),
  }))

  bind(operations.countBegun, async ({ db, staff, params, query }) => {
    const address = await authoredCourse(db, staff, 'course_read', params.course)
    const { module_id: moduleId, lesson_ids: lessonIds } = query
    return { data: { learners: await countBegun(db, address, { moduleId, lessonIds }) } }
  })

  bind(operations.orderProgram, async ({ db, staff, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    await changes.orderProgram(db, address, body, now)
    return { data: await loadProgram(db, address) }
  })

  bind(operations.changeProgramLessons, async ({ db, staff, actor, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    const { lesson_ids: lessonIds, status_id: statusId, is_public: isPublic, release } = body
    const change = { ...address, lessonIds, statusId, isPublic, release, by: actor.userId }
    await changes.changeProgramLessons(db, change, now)
    return { data: await loadProgram(db, address) }
  })

  registerModules(bind)

  bind(operations.duplicateLesson, async ({ db, staff, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    const lesson_id = await duplicateLesson(db, { ...address, lessonId: params.lesson }, body.title, now)
    return { data: await loadProgram(db, address), lesson_id }
  })
}

const registerModules = (bind: Bind): void => {
  bind(operations.createModule, async ({ db, staff, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    const module_id = await changes.createModule(db, address, body.title, now)
    return { data: await loadProgram(db, address), module_id }
  })

  bind(operations.updateModule, async ({ db, staff, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    await changes.changeModule(db, { ...address, moduleId: params.module }, body, now)
    return { data: await loadProgram(db, address) }
  })

  bind(operations.deleteModule, async ({ db, staff, params, query, now }) => {
    const address = await authoredCourse(db, staff, 'course_delete', params.course)
    await changes.removeModule(db, { ...address, moduleId: params.module }, query.lessons, now)
    return { data: await loadProgram(db, address) }
  })

  bind(operations.restoreModule, async ({ db, staff, params, now }) => {
    const address = await authoredCourse(db, staff, 'course_delete', params.course)
    await changes.restoreModule(db, { ...address, moduleId: params.module }, now)
    return { data: await loadProgram(db, address) }
  })

  bind(operations.duplicateModule, async ({ db, staff, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    const module_id = await duplicateModule(db, { ...address, moduleId: params.module }, body.title, now)
    return { data: await loadProgram(db, address), module_id }
  })
}
