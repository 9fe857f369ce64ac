import { z } from 'zod'
import { infoUnit } from '../../blocks/info-unit.ts'
import { acknowledged, dataOf, listOf, wholeList } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { pageQuery } from '../../kernel/paging.ts'
import { lessonLimits } from '../lesson-limits.ts'
import { sizeErrors } from '../lessons.api.ts'
import { trashEntry, trashKind } from './trash.ts'
import { mayEither } from '../../kernel/course-rights.ts'

const inCourse = z.object({ course: idParam })
const entry = z.object({ course: idParam, kind: trashKind, entry: idParam })
const canDelete = mayEither('delete')
const canEdit = mayEither('edit')

export const listTrash = defineOperation({
  id: 'lessons.listTrash',
  method: 'GET',
  path: '/courses/:course/trash',
  summary: 'Units, sections and lessons that were removed from a course, the latest first',
  params: inCourse,
  query: z.object(pageQuery(30)),
  output: listOf(trashEntry),
  errors: [],
  permission: canEdit,
})

export const getTrashed = defineOperation({
  id: 'lessons.getTrashed',
  method: 'GET',
  path: '/courses/:course/trash/:kind/:entry',
  summary: 'What a removed unit, section or lesson holds',
  params: entry,
  output: dataOf(z.object({ entry: trashEntry, info_units: wholeList(infoUnit, lessonLimits.units) })),
  errors: [],
  permission: canEdit,
})

export const restoreTrashed = defineOperation({
  id: 'lessons.restoreTrashed',
  method: 'POST',
  path: '/courses/:course/trash/:kind/:entry/restore',
  summary: 'Bring something back to where it stood, or to the end',
  params: entry,
  output: acknowledged,
  errors: ['too_many_lessons', 'too_many_sections', ...sizeErrors],
  permission: canEdit,
})

export const deleteTrashed = defineOperation({
  id: 'lessons.deleteTrashed',
  method: 'DELETE',
  path: '/courses/:course/trash/:kind/:entry',
  summary: 'Remove something from the trash for good',
  params: entry,
  output: acknowledged,
  errors: [],
  permission: canDelete,
})
