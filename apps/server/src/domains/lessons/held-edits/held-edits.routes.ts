import * as operations from '@lectern/contract/lessons/held-edits/held-edits.api'
import type { Bind } from '../../../platform/http/api.ts'
import type { AuthorScope } from '../lessons.policy.ts'
import { findAuthorsLesson } from '../use-cases/load-lesson.ts'
import { discardEdits, holdEdits, releaseEdits } from './hold-edits.ts'
import { presentHeldEdits } from './present-held-edits.ts'

/** Binds the holding of edits of lessons: what waits, held, released, discarded. */
export const bindHeldEdits = (bind: Bind, mayAuthor: AuthorScope): void => {
  bind(operations.getHeldEdits, async ({ db, staff, params }) => {
    await mayAuthor(db, staff, 'course_read', { lessonId: params.lesson })
    const lesson = await findAuthorsLesson(db, { schoolId: staff.schoolId, lessonId: params.lesson })
    return { data: { held: await presentHeldEdits(db, lesson) } }
  })

  bind(operations.holdEdits, async ({ db, staff, actor, params, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, lessonId: params.lesson }
    const lesson = await holdEdits(db, { address, by: actor.userId, now })
    return { data: { held: await presentHeldEdits(db, lesson) } }
  })

  bind(operations.releaseEdits, async ({ db, staff, actor, params, body, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, lessonId: params.lesson }
    await releaseEdits(db, { address, by: actor.userId, state: body.state, now })
    return { data: { held: null } }
  })

  bind(operations.discardEdits, async ({ db, staff, actor, params, body, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, lessonId: params.lesson }
    const version_before = await discardEdits(db, { address, by: actor.userId, state: body.state, now })
    return { data: { held: null }, version_before }
  })
}
