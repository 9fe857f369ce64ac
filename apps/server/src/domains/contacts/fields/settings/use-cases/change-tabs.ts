import type { z } from 'zod'
import type {
  ContactOrderChange,
  contactTabChange,
  newContactTab,
} from '@lectern/contract/contacts/contact-settings'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { Transaction } from '../../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../../platform/http/call-error.ts'
import { differenceOf, recordAudit, type StaffActor } from '../../../../schools/index.ts'
import { insertTab } from '../../contact-fields.repository.ts'
import * as repository from '../contact-settings.repository.ts'
import { orderOf, orderProblem } from '../rules/order-problem.ts'
import { lastPlace } from './add-field.ts'
import { holdSettings } from './hold-settings.ts'

/** @throws CallError too_many_contact_tabs */
export const addTab = async (
  tx: Transaction,
  actor: StaffActor,
  { title, titles }: z.output<typeof newContactTab>,
): Promise<number> => {
  const { schoolId } = actor
  const { tabs } = await holdSettings(tx, schoolId)
  if (tabs.length >= listLimits.contactTabs) throw new CallError('too_many_contact_tabs')
  const tabId = await insertTab(tx, { schoolId, title, titles, position: lastPlace(tabs) })
  await recordAudit(tx, actor, { action: 'contact_tab.changed', after: { title } })
  return tabId
}

/** @throws CallError not_found */
export const changeTab = async (
  tx: Transaction,
  actor: StaffActor,
  tabId: number,
  { title, titles }: z.output<typeof contactTabChange>,
): Promise<void> => {
  const { tabs } = await holdSettings(tx, actor.schoolId)
  const row = found(tabs.find(({ id }) => id === tabId))
  const before = { title: row.title, titles: row.titles }
  const after = { title: title ?? row.title, titles: titles ?? row.titles }
  await repository.updateTab(tx, actor.schoolId, tabId, after)
  const difference = differenceOf(before, after)
  if (difference) await recordAudit(tx, actor, { action: 'contact_tab.changed', before, after })
}

/**
 * Removes a tab. Archived fields hold it too: they come back to it.
 *
 * @throws CallError not_found
 * @throws CallError contact_tab_not_empty
 */
export const removeTab = async (tx: Transaction, actor: StaffActor, tabId: number): Promise<void> => {
  const { tabs, fields } = await holdSettings(tx, actor.schoolId)
  const { title } = found(tabs.find(({ id }) => id === tabId))
  if (fields.some((field) => field.tabId === tabId)) throw new CallError('contact_tab_not_empty')
  await repository.deleteTab(tx, actor.schoolId, tabId)
  await recordAudit(tx, actor, { action: 'contact_tab.removed', before: { title } })
}

/**
 * Puts tabs and fields in order.
 *
 * @throws CallError contact_order_stale where somebody else changed the order, or added or archived something
 * @throws CallError invalid_fields where not everything is named once
 */
export const orderFields = async (
  tx: Transaction,
  actor: StaffActor,
  change: ContactOrderChange,
): Promise<void> => {
  const problem = orderProblem(orderOf(await holdSettings(tx, actor.schoolId)), change)
  if (problem === 'stale') throw new CallError('contact_order_stale')
  if (problem === 'not_whole') throw new CallError('invalid_fields', { fields: { tabs: ['not_whole'] } })
  await repository.writeOrder(tx, actor.schoolId, change.tabs)
  await recordAudit(tx, actor, { action: 'contact_fields.sorted' })
}
