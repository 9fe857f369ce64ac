import { z } from 'zod'
import { infoUnit } from '../blocks/info-unit.ts'
import { dataOf, listOf } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { lesson } from './lesson.ts'
import { sizeErrors } from './lessons.api.ts'
import { lessonState, lessonVersion, versionLimits } from './versions.ts'
import { mayEither } from '../kernel/course-rights.ts'

const canEdit = mayEither('edit')
const entry = z.object({ lesson: idParam, version: idParam })
const named = z.strictObject({ name: z.string().trim().min(1).max(versionLimits.name) })

export const listVersions = defineOperation({
  id: 'lessons.listVersions',
  method: 'GET',
  path: '/lessons/:lesson/versions',
  summary: 'The history of a lesson: who changed it when, the newest first',
  params: z.object({ lesson: idParam }),
  query: z.object({
    ...pageQuery(30),
    /** Only entries that bear a name. */
    named: z.literal('1').optional(),
  }),
  output: listOf(lessonVersion),
  errors: [],
  permission: canEdit,
})

export const getVersion = defineOperation({
  id: 'lessons.getVersion',
  method: 'GET',
  path: '/lessons/:lesson/versions/:version',
  summary: 'A lesson as it stood at one entry of its history',
  params: entry,
  output: dataOf(lessonState),
  errors: [],
  permission: canEdit,
})

export const nameVersion = defineOperation({
  id: 'lessons.nameVersion',
  method: 'POST',
  path: '/lessons/:lesson/versions',
  summary: 'Give the lesson as it stands now a name in its history',
  params: z.object({ lesson: idParam }),
  body: named,
  output: dataOf(lessonVersion),
  errors: ['too_many_named_versions'],
  permission: canEdit,
  status: 201,
})

export const renameVersion = defineOperation({
  id: 'lessons.renameVersion',
  method: 'PATCH',
  path: '/lessons/:lesson/versions/:version',
  summary: 'Give an entry of the history a name, or another one; named entries are kept',
  params: entry,
  body: named,
  output: dataOf(lessonVersion),
  errors: ['too_many_named_versions'],
  permission: canEdit,
})

export const restoreVersion = defineOperation({
  id: 'lessons.restoreVersion',
  method: 'POST',
  path: '/lessons/:lesson/versions/:version/restore',
  summary:
    'Make a lesson what it was at one entry of its history; what it was until now is kept in the history',
  params: entry,
  output: dataOf(lesson),
  errors: ['foreign_quiz', ...sizeErrors],
  permission: canEdit,
})

export const restoreUnit = defineOperation({
  id: 'lessons.restoreUnit',
  method: 'POST',
  path: '/lessons/:lesson/versions/:version/restore-unit',
  summary: 'Make one unit what it was at one entry of the history',
  params: entry,
  body: z.strictObject({ unit_id: id }),
  output: dataOf(infoUnit),
  errors: ['foreign_quiz', 'foreign_unit', ...sizeErrors],
  permission: canEdit,
})
