import { z } from 'zod'
import { infoUnit, infoUnitDraft } from '../blocks/info-unit.ts'
import { dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { section, sectionChange } from './lesson.ts'
import { sectionBodyLimit, sizeErrors } from './lessons.api.ts'
import { mayEither } from '../kernel/course-rights.ts'

const canEdit = mayEither('edit')

export const getSection = defineOperation({
  id: 'lessons.getSection',
  method: 'GET',
  path: '/info-section/:section',
  summary: 'One section of a lesson with its units, for its author',
  params: z.object({ section: idParam }),
  output: dataOf(section),
  errors: [],
  permission: mayEither('read'),
})

export const updateUnit = defineOperation({
  id: 'lessons.updateUnit',
  method: 'PUT',
  path: '/info-units/:unit',
  summary: 'Save title and content of one unit, wherever it stands',
  params: z.object({ unit: idParam }),
  body: infoUnitDraft,
  output: dataOf(infoUnit),
  errors: ['stale_revision', 'foreign_quiz', 'foreign_unit', ...sizeErrors],
  permission: canEdit,
  bodyLimit: sectionBodyLimit,
})

export const changeSection = defineOperation({
  id: 'lessons.changeSection',
  method: 'PATCH',
  path: '/info-section/:section',
  summary: 'Save what was changed of a section: its name, the order of its units, some of them',
  params: z.object({ section: idParam }),
  body: sectionChange,
  output: dataOf(section),
  errors: ['stale_revision', 'foreign_quiz', 'foreign_unit', ...sizeErrors],
  permission: canEdit,
  bodyLimit: sectionBodyLimit,
})
