import type { Transaction } from '../../../../../platform/database/pool.ts'
import { found } from '../../../../../platform/http/call-error.ts'
import { recordAudit, type StaffActor } from '../../../../schools/index.ts'
import * as repository from '../contact-settings.repository.ts'
import { checkRoom, lastPlace } from './add-field.ts'
import { holdField, holdSettings } from './hold-settings.ts'

/**
 * Asks a field no more; a second time changes nothing.
 *
 * @throws CallError not_found
 */
export const archiveField = async (tx: Transaction, actor: StaffActor, fieldId: number): Promise<void> => {
  const row = await holdField(tx, actor.schoolId, fieldId)
  if (row.archivedAt !== null) return
  await repository.updateField(tx, actor.schoolId, fieldId, { archivedAt: actor.now })
  await recordAudit(tx, actor, { action: 'contact_field.archived', before: { title: row.title } })
}

/**
 * Asks an archived field again, at the end of its tab.
 *
 * @throws CallError not_found
 * @throws CallError too_many_contact_fields
 */
export const restoreField = async (tx: Transaction, actor: StaffActor, fieldId: number): Promise<void> => {
  const { fields } = await holdSettings(tx, actor.schoolId)
  const row = found(fields.find(({ id }) => id === fieldId))
  if (row.archivedAt === null) return
  checkRoom(fields)
  await repository.updateField(tx, actor.schoolId, fieldId, {
    archivedAt: null,
    position: lastPlace(fields.filter(({ tabId }) => tabId === row.tabId)),
  })
  await recordAudit(tx, actor, { action: 'contact_field.restored', after: { title: row.title } })
}
