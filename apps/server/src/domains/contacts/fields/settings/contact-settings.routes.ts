import * as operations from '@lectern/contract/contacts/contact-settings.api'
import type { Bind } from '../../../../platform/http/api.ts'
import { found } from '../../../../platform/http/call-error.ts'
import { staffActorOf } from '../../../schools/index.ts'
import { loadSettings, presentReview } from './contact-settings.presenter.ts'
import { listFields } from './contact-settings.repository.ts'
import { addField } from './use-cases/add-field.ts'
import { archiveField, restoreField } from './use-cases/archive-field.ts'
import { changeField } from './use-cases/change-field.ts'
import { addTab, changeTab, orderFields, removeTab } from './use-cases/change-tabs.ts'
import { reviewChange } from './use-cases/review-change.ts'

/** Binds what a school sets up to ask its people (document 000 §2, contact settings). */
export const bindContactSettings = (bind: Bind): void => {
  bindTabs(bind)
  bindFields(bind)
  bindArchive(bind)

  bind(operations.getContactSettings, async ({ db, staff }) => ({
    data: await loadSettings(db, staff),
  }))

  bind(operations.orderContactFields, async (call) => {
    await orderFields(call.db, staffActorOf(call), call.body)
    return { data: await loadSettings(call.db, call.staff) }
  })
}

const bindTabs = (bind: Bind): void => {
  bind(operations.createContactTab, async (call) => {
    const tabId = await addTab(call.db, staffActorOf(call), call.body)
    return { data: await loadSettings(call.db, call.staff), tab_id: tabId }
  })

  bind(operations.updateContactTab, async (call) => {
    await changeTab(call.db, staffActorOf(call), call.params.tab, call.body)
    return { data: await loadSettings(call.db, call.staff) }
  })

  bind(operations.deleteContactTab, async (call) => {
    await removeTab(call.db, staffActorOf(call), call.params.tab)
    return { data: await loadSettings(call.db, call.staff) }
  })
}

const bindFields = (bind: Bind): void => {
  bind(operations.createContactField, async (call) => {
    const fieldId = await addField(call.db, staffActorOf(call), call.body)
    return { data: await loadSettings(call.db, call.staff), field_id: fieldId }
  })

  bind(operations.updateContactField, async (call) => {
    await changeField(call.db, staffActorOf(call), call.params.field, call.body)
    return { data: await loadSettings(call.db, call.staff) }
  })

  bind(operations.rehearseContactField, async ({ db, staff, params, body }) => {
    const fields = await listFields(db, staff.schoolId)
    const row = found(fields.find(({ id }) => id === params.field))
    return { data: presentReview(await reviewChange(db, staff.schoolId, row, body)) }
  })
}

const bindArchive = (bind: Bind): void => {
  bind(operations.archiveContactField, async (call) => {
    await archiveField(call.db, staffActorOf(call), call.params.field)
    return { data: await loadSettings(call.db, call.staff) }
  })

  bind(operations.restoreContactField, async (call) => {
    await restoreField(call.db, staffActorOf(call), call.params.field)
    return { data: await loadSettings(call.db, call.staff) }
  })
}
