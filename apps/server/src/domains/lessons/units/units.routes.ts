import * as operations from '@lectern/contract/lessons/units.api'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { AuthorScope } from '../lessons.policy.ts'
import { loadSection } from '../use-cases/load-section.ts'
import { loadUnit } from './load-unit.ts'
import { changeSection } from './change-section.ts'
import { saveUnit } from './save-unit.ts'

/** Binds the saves of what was changed in a section. */
export const bindUnits = (bind: Bind, mayAuthor: AuthorScope): void => {
  bind(operations.getSection, async ({ db, staff, params }) => {
    await mayAuthor(db, staff, 'course_read', { sectionId: params.section })
    return { data: found((await loadSection(db, staff.schoolId, params.section)) ?? null) }
  })

  bind(
    operations.updateUnit,
    async ({ db, staff, actor, params, body, now }) => {
      await mayAuthor(db, staff, 'course_edit', { unitId: params.unit })
      const save = { schoolId: staff.schoolId, unitId: params.unit, draft: body, by: actor.userId }
      return { data: await saveUnit(db, save, now) }
    },
    ({ db, staff, params }) => loadUnit(db, staff.schoolId, params.unit),
  )

  bind(
    operations.changeSection,
    async ({ db, staff, actor, params, body, now }) => {
      await mayAuthor(db, staff, 'course_edit', { sectionId: params.section })
      const patch = { schoolId: staff.schoolId, sectionId: params.section, change: body, by: actor.userId }
      return { data: await changeSection(db, patch, now) }
    },
    ({ db, staff, params }) => loadSection(db, staff.schoolId, params.section),
  )
}
