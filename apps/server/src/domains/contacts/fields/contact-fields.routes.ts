import * as operations from '@lectern/contract/contacts/contact-fields.api'
import type { Bind } from '../../../platform/http/api.ts'
import { listRegistrationFields } from './contact-fields.repository.ts'
import { fillFields, loadTabs } from './use-cases/fill-fields.ts'
import { presentRegistrationField } from './use-cases/fill-registration.ts'

/** Binds what schools ask their people (document 000 §7, contact fields). */
export const bindContactFields = (bind: Bind): void => {
  bind(operations.listContactTabs, async ({ db, actor, school }) => ({
    data: await loadTabs(db, (await school()).schoolId, actor.userId),
  }))

  bind(operations.listRegistrationFields, async ({ db, school }) => ({
    data: (await listRegistrationFields(db, (await school()).schoolId)).map(presentRegistrationField),
  }))

  bind(operations.saveContactFields, async ({ db: tx, actor, school, body, now }) => {
    const { schoolId } = await school()
    return { data: await fillFields(tx, { schoolId, userId: actor.userId, fields: body.fields, now }) }
  })
}
