import { z } from 'zod'
import { contactFieldValue } from '../identity/own-fields.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { taskLimits } from '../tasks/tasks.ts'
import { contactQuery } from './contact-query.ts'
import { tagName } from './contacts.ts'

/** Contacts that an action is about: chosen ones, or all that the list finds by its query. Both as far as the caller sees them. */
export const contactSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(taskLimits.chosenIds) }),
  z.strictObject({ filter: z.strictObject(contactQuery) }),
])
export type ContactSelection = z.output<typeof contactSelection>

/** What is done to many contacts at once. */
export const contactAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tag'), tag: tagName }),
  z.strictObject({ kind: z.literal('untag'), tag_id: id }),
  z.strictObject({ kind: z.literal('manager'), manager_id: id.nullable() }),
  /** The value of an own field; null takes it away. */
  z.strictObject({ kind: z.literal('field'), field_id: id, value: contactFieldValue }),
  z.strictObject({ kind: z.literal('block') }),
  z.strictObject({ kind: z.literal('unblock') }),
  /** Takes away who it was; the number stays. */
  z.strictObject({ kind: z.literal('erase') }),
])
export type ContactAction = z.output<typeof contactAction>
export type ContactActionKind = ContactAction['kind']

/** Which right each action needs. */
export const rightOfAction = {
  tag: 'contact_edit',
  untag: 'contact_edit',
  manager: 'contact_edit',
  field: 'contact_edit',
  block: 'contact_deactivate',
  unblock: 'contact_deactivate',
  erase: 'contact_delete',
} as const satisfies Record<ContactActionKind, string>

/** Hours in which erased contacts can be brought back. */
export const erasureUndoHours = 72

/** Why an action leaves a contact as it is. `gone`: deleted, or out of sight, since the task was started. */
export const contactRefusals = ['too_many_tags', 'has_account', 'gone'] as const
/** Why a contact is not brought back to what it was. */
export const contactUndoRefusals = ['changed_since', 'email_taken', 'value_taken', 'gone'] as const

/** What an action would do: `matched` is the sum of the others. */
export const contactRehearsal = z.object({
  matched: z.int(),
  changed: z.int(),
  already: z.int(),
  refused: wholeList(
    z.object({ reason: z.enum(contactRefusals), contacts: z.int() }),
    contactRefusals.length,
  ),
  /** Until when it can be taken back, if it were done now. */
  undo_hours: z.int(),
})
export type ContactRehearsal = z.infer<typeof contactRehearsal>
