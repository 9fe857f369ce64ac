import * as operations from '@lectern/contract/contacts/contact-fields.api'
import type { Bind } from '../../../platform/http/api.ts'
import { listRegistrationFields } from './contact-fields.repository.ts'
import { fieldLanguages } from './use-cases/field-words.ts'
import { fillFields, loadTabs } from './use-cases/fill-fields.ts'
import { presentRegistrationField } from './use-cases/fill-registration.ts'

/** Binds what schools ask their people (document 000 §7, contact fields). */
export const bindContactFields = (bind: Bind): void => {
  bind(operations.listContactTabs, async ({ db, actor, school, locale }) => ({
    data: await loadTabs(db, (await school()).schoolId, actor.userId, locale),
  }))

  bind(operations.listRegistrationFields, async ({ db, school, locale }) => {
    const { schoolId } = await school()
    const rows = await listRegistrationFields(db, schoolId)
    if (rows.length === 0) return { data: [] }
    const languages = await fieldLanguages(db, schoolId, locale)
    return { data: rows.map((row) => presentRegistrationField(row, languages)) }
  })

  bind(operations.saveContactFields, async ({ db: tx, actor, school, body, now, locale }) => {
    const { schoolId } = await school()
    return {
      data: await fillFields(tx, { schoolId, userId: actor.userId, fields: body.fields, now, locale }),
    }
  })
}
