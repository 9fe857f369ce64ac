import * as operations from '@lectern/contract/lessons/lessons.api'
import { inTransaction } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { found } from '../../platform/http/call-error.ts'
import { findCabinet } from '../schools/index.ts'
import { createAuthorScope, type ProductOfCourse } from './author-scope.ts'
import { changeLesson } from './use-cases/change-lesson.ts'
import { copyLesson } from './use-cases/copy-lesson.ts'
import { createLesson } from './use-cases/create-lesson.ts'
import { loadLesson } from './use-cases/load-lesson.ts'
import { removeLesson, restoreLesson } from './use-cases/remove-lesson.ts'
import { loadSection } from './use-cases/load-section.ts'
import { createSection, removeSection, saveSection } from './use-cases/save-section.ts'

/** Binds what authors do with lessons. */
export const registerAuthoring = (bind: Bind, productOfCourse: ProductOfCourse): void => {
  const mayAuthor = createAuthorScope(productOfCourse)

  bind(operations.getLesson, async ({ db, staff, params }) => {
    await mayAuthor(db, staff, 'course_read', { lessonId: params.lesson })
    const address = { cabinetId: staff.cabinetId, courseId: params.course, lessonId: params.lesson }
    return { data: await loadLesson(db, address) }
  })

  bind(operations.createLesson, ({ db, staff, params, body, now }) =>
    inTransaction(db, async (tx) => {
      const { cabinetId } = staff
      await mayAuthor(tx, staff, 'course_edit', { courseId: params.course })
      const productId = found(await productOfCourse(tx, cabinetId, params.course))
      const { timeZone } = found(await findCabinet(tx, cabinetId))
      const lesson = { cabinetId, courseId: params.course, productId, title: body.title, timeZone, now }
      const { id } = await createLesson(tx, lesson)
      return { data: await loadLesson(tx, { cabinetId, lessonId: id }) }
    }),
  )

  bind(operations.updateLesson, ({ db, staff, params, body, now }) =>
    inTransaction(db, async (tx) => {
      await mayAuthor(tx, staff, 'course_edit', { lessonId: params.lesson })
      const address = { cabinetId: staff.cabinetId, courseId: params.course, lessonId: params.lesson }
      await changeLesson(tx, address, body, now)
      return { data: await loadLesson(tx, address) }
    }),
  )

  bind(operations.deleteLesson, ({ db, staff, params, now }) =>
    inTransaction(db, async (tx) => {
      await mayAuthor(tx, staff, 'course_delete', { lessonId: params.lesson })
      const address = { cabinetId: staff.cabinetId, courseId: params.course, lessonId: params.lesson }
      await removeLesson(tx, address, now)
      return done
    }),
  )

  bind(operations.restoreLesson, ({ db, staff, params, now }) =>
    inTransaction(db, async (tx) => {
      await mayAuthor(tx, staff, 'course_delete', { lessonId: params.lesson })
      const address = { cabinetId: staff.cabinetId, courseId: params.course, lessonId: params.lesson }
      await restoreLesson(tx, address, now)
      return { data: await loadLesson(tx, address) }
    }),
  )

  bind(operations.copyLesson, ({ db, staff, params, now }) =>
    inTransaction(db, async (tx) => {
      const { cabinetId } = staff
      await mayAuthor(tx, staff, 'course_edit', { lessonId: params.lesson })
      await mayAuthor(tx, staff, 'course_read', { lessonId: params.from })
      await copyLesson(tx, { cabinetId, lessonId: params.lesson, fromId: params.from }, now)
      return { data: await loadLesson(tx, { cabinetId, lessonId: params.lesson }) }
    }),
  )

  bind(operations.createSection, async ({ db, staff, params, body, now }) => ({
    data: await inTransaction(db, async (tx) => {
      await mayAuthor(tx, staff, 'course_edit', { lessonId: params.lesson })
      return createSection(tx, { ...body, cabinetId: staff.cabinetId, lessonId: params.lesson }, now)
    }),
  }))

  bind(
    operations.updateSection,
    async ({ db, staff, params, body, now }) => {
      const { base_revision: baseRevision, ...content } = body
      const change = { ...content, baseRevision, cabinetId: staff.cabinetId, sectionId: params.section }
      return {
        data: await inTransaction(db, async (tx) => {
          await mayAuthor(tx, staff, 'course_edit', { sectionId: params.section })
          return saveSection(tx, change, now)
        }),
      }
    },
    ({ db, staff, params }) => loadSection(db, staff.cabinetId, params.section),
  )

  bind(operations.deleteSection, ({ db, staff, params, now }) =>
    inTransaction(db, async (tx) => {
      await mayAuthor(tx, staff, 'course_edit', { sectionId: params.section })
      await removeSection(tx, { cabinetId: staff.cabinetId, sectionId: params.section }, now)
      return done
    }),
  )
}
