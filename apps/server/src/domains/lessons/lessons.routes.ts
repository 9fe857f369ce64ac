import * as operations from '@lectern/contract/lessons/lessons.api'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { found } from '../../platform/http/call-error.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { pictureUrl, storePicture } from '../../platform/pictures/pictures.ts'
import { findSchool } from '../schools/index.ts'
import { findModule } from './program/modules.repository.ts'
import type { AuthorScope, ProductOfCourse } from './lessons.policy.ts'
import { changeLesson } from './use-cases/change-lesson.ts'
import { copyLesson } from './use-cases/copy-lesson.ts'
import { createLesson } from './use-cases/create-lesson.ts'
import { loadLesson } from './use-cases/load-lesson.ts'
import { removeLesson, restoreLesson } from './use-cases/remove-lesson.ts'
import { loadSection } from './use-cases/load-section.ts'
import { createSection, removeSection, saveSection } from './use-cases/save-section.ts'

/** Binds what authors do with lessons. */
export const registerAuthoring = (
  bind: Bind,
  productOfCourse: ProductOfCourse,
  mayAuthor: AuthorScope,
  storage: Dependencies['storage'],
): void => {
  bind(operations.getLesson, async ({ db, staff, params }) => {
    await mayAuthor(db, staff, 'course_read', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, courseId: params.course, lessonId: params.lesson }
    return { data: await loadLesson(db, address) }
  })

  bind(operations.createLesson, async ({ db, staff, params, body, now }) => {
    const { schoolId } = staff
    await mayAuthor(db, staff, 'course_edit', { courseId: params.course })
    const course = found(await productOfCourse(db, schoolId, params.course))
    const timeZone = course.timeZone ?? found(await findSchool(db, schoolId)).timeZone
    const moduleId = body.module_id ?? null
    if (moduleId !== null) {
      const module = found(await findModule(db, { schoolId, courseId: params.course }, moduleId))
      found(module.deletedAt === null ? module : null)
    }
    const place = { schoolId, courseId: params.course, productId: course.id, moduleId }
    const lesson = { ...place, title: body.title, timeZone, now }
    const { id } = await createLesson(db, lesson)
    return { data: await loadLesson(db, { schoolId, lessonId: id }) }
  })

  bind(operations.updateLesson, async ({ db, staff, actor, params, body, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, courseId: params.course, lessonId: params.lesson }
    await changeLesson(db, address, body, now, actor.userId)
    return { data: await loadLesson(db, address) }
  })

  bind(operations.deleteLesson, async ({ db, staff, params, now }) => {
    await mayAuthor(db, staff, 'course_delete', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, courseId: params.course, lessonId: params.lesson }
    await removeLesson(db, address, now)
    return done
  })

  bind(operations.restoreLesson, async ({ db, staff, params, now }) => {
    await mayAuthor(db, staff, 'course_delete', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, courseId: params.course, lessonId: params.lesson }
    await restoreLesson(db, address, now)
    return { data: await loadLesson(db, address) }
  })

  bindCopies(bind, mayAuthor)

  bind(operations.savePicture, async ({ body }) => {
    const key = await storePicture(storage, { image: body.image, fit: 'wide' })
    return { data: { url: pictureUrl(key, 1280) } }
  })

  bind(operations.createSection, async ({ db, staff, actor, params, body, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const section = { ...body, by: actor.userId, schoolId: staff.schoolId, lessonId: params.lesson }
    return { data: await createSection(db, section, now) }
  })

  bind(
    operations.updateSection,
    async ({ db, staff, actor, params, body, now }) => {
      const { base_revision: baseRevision, ...content } = body
      const change = {
        ...content,
        by: actor.userId,
        baseRevision,
        schoolId: staff.schoolId,
        sectionId: params.section,
      }
      await mayAuthor(db, staff, 'course_edit', { sectionId: params.section })
      return { data: await saveSection(db, change, now) }
    },
    ({ db, staff, params }) => loadSection(db, staff.schoolId, params.section),
  )

  bind(operations.deleteSection, async ({ db, staff, actor, params, now }) => {
    await mayAuthor(db, staff, 'course_edit', { sectionId: params.section })
    await removeSection(db, { schoolId: staff.schoolId, sectionId: params.section, by: actor.userId }, now)
    return done
  })
}

const bindCopies = (bind: Bind, mayAuthor: AuthorScope): void => {
  bind(operations.copyLesson, async ({ db, staff, actor, params, now }) => {
    const { schoolId } = staff
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    await mayAuthor(db, staff, 'course_read', { lessonId: params.from })
    const whole = { unitIds: null, keepsContent: false }
    await copyLesson(
      db,
      { ...whole, schoolId, lessonId: params.lesson, fromId: params.from, by: actor.userId },
      now,
    )
    return { data: await loadLesson(db, { schoolId, lessonId: params.lesson }) }
  })

  bind(operations.copyUnits, async ({ db, staff, actor, params, body, now }) => {
    const { schoolId } = staff
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    await mayAuthor(db, staff, 'course_read', { lessonId: params.from })
    const wish = {
      unitIds: body.unit_ids ? new Set(body.unit_ids) : null,
      keepsContent: body.keeps_content,
    }
    const copy = { ...wish, schoolId, lessonId: params.lesson, fromId: params.from, by: actor.userId }
    const version_before = await copyLesson(db, copy, now)
    return { data: await loadLesson(db, { schoolId, lessonId: params.lesson }), version_before }
  })
}
