import { z } from 'zod'
import { mayEither } from '../../kernel/course-rights.ts'
import { dataOf, dataWith } from '../../kernel/envelope.ts'
import { id, idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { heldState, lessonHold } from './held-edits.ts'

const params = z.object({ lesson: idParam })
/** What the caller has seen waiting: a change that came after it is not released or discarded unseen. */
const seen = z.strictObject({ state: heldState.optional() })

export const getHeldEdits = defineOperation({
  id: 'lessons.getHeldEdits',
  method: 'GET',
  path: '/lessons/:lesson/held-edits',
  summary: 'Held edits of a lesson: by whom, since when, what waits',
  params,
  output: dataOf(lessonHold),
  errors: [],
  permission: mayEither('read'),
})

export const holdEdits = defineOperation({
  id: 'lessons.holdEdits',
  method: 'PUT',
  path: '/lessons/:lesson/hold',
  summary: 'Hold edits of a lesson until they are released',
  params,
  output: dataOf(lessonHold),
  errors: [],
  permission: mayEither('edit'),
})

export const releaseEdits = defineOperation({
  id: 'lessons.releaseEdits',
  method: 'POST',
  path: '/lessons/:lesson/hold/release',
  summary: 'Bring learners all held edits at once',
  params,
  body: seen,
  output: dataOf(lessonHold),
  errors: ['stale_revision'],
  permission: mayEither('edit'),
})

export const discardEdits = defineOperation({
  id: 'lessons.discardEdits',
  method: 'POST',
  path: '/lessons/:lesson/hold/discard',
  summary: 'Put a lesson back to what learners read',
  params,
  body: seen,
  output: dataWith(lessonHold, {
    /** The entry of the history that has what was discarded; null where nothing was held. */
    version_before: id.nullable(),
  }),
  errors: ['stale_revision'],
  permission: mayEither('edit'),
})
