import { canBeUnique, type ContactFieldChange, hasOptions } from '@lectern/contract/contacts/contact-settings'
import type { Transaction } from '../../../../../platform/database/pool.ts'
import { CallError } from '../../../../../platform/http/call-error.ts'
import { differenceOf, recordAudit, type StaffActor } from '../../../../schools/index.ts'
import { comparedForm } from '../../rules/compared-form.ts'
import * as answers from '../answers.repository.ts'
import * as repository from '../contact-settings.repository.ts'
import { storedOptions } from '../rules/stored-options.ts'
import { goneChoices } from './review-change.ts'
import { holdField } from './hold-settings.ts'

/** What a log says of a field. */
const auditOf = (row: ReturnType<typeof writtenOf>) => ({
  title: row.title,
  titles: row.titles,
  type: row.type,
  options: row.options,
  is_required: row.isRequired,
  is_unique: row.isUnique,
  visible_to_student: row.visibleToLearner,
  editable_by_student: row.editableByLearner,
  show_in_registration: row.showInRegistration,
})

/** @throws CallError invalid_fields for a field that would be unique and is answered by choosing or at length */
export const checkUnique = (type: repository.FieldRow['type'], isUnique: boolean | undefined): void => {
  if (isUnique === true && !canBeUnique(type))
    throw new CallError('invalid_fields', { fields: { is_unique: ['not_for_type'] } })
}

const writtenOf = (row: repository.FieldRow, change: ContactFieldChange) => {
  const { type = row.type, options } = change
  const kept = options === undefined ? row.options : storedOptions(options, row.options)
  return {
    title: change.title ?? row.title,
    titles: change.titles ?? row.titles,
    type,
    options: hasOptions(type) ? kept : [],
    isRequired: change.is_required ?? row.isRequired,
    isUnique: (change.is_unique ?? row.isUnique) && canBeUnique(type),
    visibleToLearner: change.visible_to_student ?? row.visibleToLearner,
    editableByLearner: change.editable_by_student ?? row.editableByLearner,
    showInRegistration: change.show_in_registration ?? row.showInRegistration,
  }
}

/** @throws CallError contact_field_shared where two people have one value */
const claimValues = async (tx: Transaction, { schoolId, id }: repository.FieldRow): Promise<void> => {
  await repository.releaseUniqueValues(tx, id)
  for await (const rows of answers.readValues(tx, schoolId, id)) {
    const values = rows.flatMap(({ contactId, value }) => {
      const form = comparedForm(value)
      return form === null ? [] : [{ contactId, value: form }]
    })
    if ((await repository.claimUniqueValues(tx, id, values)) < values.length)
      throw new CallError('contact_field_shared', { fields: { is_unique: ['shared'] } })
  }
}

const keepUnique = async (tx: Transaction, row: repository.FieldRow, isUnique: boolean): Promise<void> => {
  if (isUnique && !row.isUnique) await claimValues(tx, row)
  if (!isUnique && row.isUnique) await repository.releaseUniqueValues(tx, row.id)
}

/**
 * Changes what is named of a field. Values go with an option only where that is accepted.
 *
 * @throws CallError not_found
 * @throws CallError contact_field_answered for another kind of a field that people answered
 * @throws CallError contact_field_shared, contact_values_lost, invalid_fields
 */
export const changeField = async (
  tx: Transaction,
  actor: StaffActor,
  fieldId: number,
  { accepts_loss: acceptsLoss, ...change }: ContactFieldChange & { readonly accepts_loss: boolean },
): Promise<void> => {
  const { schoolId, now } = actor
  const row = await holdField(tx, schoolId, fieldId)
  const isOtherType = change.type !== undefined && change.type !== row.type
  if (isOtherType && (await repository.isAnswered(tx, schoolId, fieldId)))
    throw new CallError('contact_field_answered', { fields: { type: ['answered'] } })
  checkUnique(change.type ?? row.type, change.is_unique)
  const gone = isOtherType ? null : goneChoices(row, change)
  if (gone) {
    const { count } = await answers.findChoosing(tx, schoolId, gone)
    if (count > 0 && !acceptsLoss)
      throw new CallError('contact_values_lost', { fields: { options: ['used'] } })
    await answers.removeChoices(tx, schoolId, gone, now)
  }
  const written = writtenOf(row, change)
  await keepUnique(tx, row, written.isUnique)
  await repository.updateField(tx, schoolId, fieldId, written)
  const difference = differenceOf(auditOf(row), auditOf(written))
  if (difference)
    await recordAudit(tx, actor, {
      action: 'contact_field.changed',
      before: { ...difference.before, title: row.title },
      after: { ...difference.after, title: written.title },
    })
}
