import {
  contactSettingsLimits,
  hasOptions,
  type NewContactField,
} from '@lectern/contract/contacts/contact-settings'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { Transaction } from '../../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../../platform/http/call-error.ts'
import { recordAudit, type StaffActor } from '../../../../schools/index.ts'
import { insertField } from '../../contact-fields.repository.ts'
import type { FieldRow } from '../contact-settings.repository.ts'
import { fieldKey } from '../rules/field-key.ts'
import { storedOptions } from '../rules/stored-options.ts'
import { checkUnique } from './change-field.ts'
import { holdSettings } from './hold-settings.ts'

/** @throws CallError too_many_contact_fields */
export const checkRoom = (fields: readonly FieldRow[]): void => {
  const used = fields.filter(({ archivedAt }) => archivedAt === null).length
  if (used >= listLimits.ownFields) throw new CallError('too_many_contact_fields')
}

/** The place after the last of some things. */
export const lastPlace = (things: readonly { readonly position: number }[]): number =>
  Math.max(0, ...things.map(({ position }) => position)) + 1

const keyOf = ({ key, title }: NewContactField, fields: readonly FieldRow[]): string => {
  const taken = new Set(fields.map((field) => field.key))
  if (key === undefined) return fieldKey(title, taken)
  if (taken.has(key)) throw new CallError('contact_field_key_taken', { fields: { key: ['taken'] } })
  return key
}

/**
 * Adds a field at the end of a tab.
 *
 * @throws CallError not_found for a tab that the school does not have
 * @throws CallError too_many_contact_fields, contact_field_key_taken, invalid_fields
 */
export const addField = async (
  tx: Transaction,
  actor: StaffActor,
  body: NewContactField,
): Promise<number> => {
  const { schoolId } = actor
  const { tabs, fields } = await holdSettings(tx, schoolId)
  const { id: tabId } = found(tabs.find(({ id }) => id === body.tab_id))
  if (fields.length >= contactSettingsLimits.fieldsEver) throw new CallError('too_many_contact_fields')
  checkRoom(fields)
  checkUnique(body.type, body.is_unique)
  const fieldId = await insertField(tx, {
    ...{ schoolId, tabId, key: keyOf(body, fields), title: body.title, titles: body.titles ?? {} },
    type: body.type,
    options: hasOptions(body.type) ? storedOptions(body.options ?? [], []) : [],
    isRequired: body.is_required ?? false,
    isUnique: body.is_unique ?? false,
    visibleToLearner: body.visible_to_student ?? true,
    editableByLearner: body.editable_by_student ?? true,
    showInRegistration: body.show_in_registration ?? false,
    position: lastPlace(fields.filter((field) => field.tabId === tabId)),
  })
  const after = { title: body.title, type: body.type }
  await recordAudit(tx, actor, { action: 'contact_field.changed', after })
  return fieldId
}
