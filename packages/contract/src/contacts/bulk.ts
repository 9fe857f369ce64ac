import { z } from 'zod'
import { contactFieldValue } from '../identity/own-fields.ts'
import { wholeList } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import type { PermissionString } from '../kernel/permissions.ts'
import { taskLimits } from '../tasks/tasks.ts'
import { contactQuery } from './contact-query.ts'
import { tagName } from './contacts.ts'

/** Contacts that an action is about: chosen ones, or all that the list finds by its query. Both as far as the caller sees them. */
export const contactSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(taskLimits.chosenIds) }),
  z.strictObject({ filter: z.strictObject(contactQuery) }),
])
export type ContactSelection = z.output<typeof contactSelection>

export const contactActionLimits = { points: 10_000, reasonLength: 200, days: 3650 } as const

/** Whose end is a moment such as every calendar holds. */
export const endOfAccess = instant.refine((at) => at >= '2000' && at < '3000', 'date_out_of_range')

/** The people of one product; they are told of the change only where that is asked for. */
const ofProduct = { product_id: id, notifies: z.boolean().default(false) }

/** What is done to the access of many contacts to a product. */
export const contactAccessActions = [
  /** Null: without end. */
  z.strictObject({ kind: z.literal('give_access'), ...ofProduct, ends_at: endOfAccess.nullable() }),
  z.strictObject({
    kind: z.literal('extend_access'),
    ...ofProduct,
    days: z.int().min(1).max(contactActionLimits.days),
  }),
  z.strictObject({ kind: z.literal('end_access'), ...ofProduct }),
] as const
export type ContactAccessAction = z.output<(typeof contactAccessActions)[number]>

/** What is done to many contacts at once. */
export const contactAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tag'), tag: tagName }),
  z.strictObject({ kind: z.literal('untag'), tag_id: id }),
  z.strictObject({ kind: z.literal('manager'), manager_id: id.nullable() }),
  /** The value of an own field; null takes it away. */
  z.strictObject({ kind: z.literal('field'), field_id: id, value: contactFieldValue }),
  /** Of a list by hand. */
  z.strictObject({ kind: z.literal('list_add'), list_id: id }),
  z.strictObject({ kind: z.literal('list_remove'), list_id: id }),
  z.strictObject({
    kind: z.literal('points'),
    points: z.int().min(1).max(contactActionLimits.points),
    /** The person reads it. */
    reason: z.string().trim().min(1).max(contactActionLimits.reasonLength),
  }),
  ...contactAccessActions,
  z.strictObject({ kind: z.literal('block') }),
  z.strictObject({ kind: z.literal('unblock') }),
  /** Takes away who it was; the number stays. */
  z.strictObject({ kind: z.literal('erase') }),
])
export type ContactAction = z.output<typeof contactAction>
export type ContactActionKind = ContactAction['kind']

/** Which rights each action needs, all of them. What is done to access needs the one of its product beside. */
export const rightsOfAction: Readonly<Record<ContactActionKind, readonly PermissionString[]>> = {
  tag: ['contact_edit'],
  untag: ['contact_edit'],
  manager: ['contact_edit'],
  field: ['contact_edit'],
  list_add: ['contact_edit', 'contactlist_edit'],
  list_remove: ['contact_edit', 'contactlist_edit'],
  points: ['contact_edit', 'reward_edit'],
  give_access: ['contact_edit'],
  extend_access: ['contact_edit'],
  end_access: ['contact_edit'],
  block: ['contact_deactivate'],
  unblock: ['contact_deactivate'],
  erase: ['contact_delete'],
}

/** Hours in which erased contacts can be brought back. */
export const erasureUndoHours = 72

/** Why an action leaves a contact as it is. `gone`: deleted, or out of sight, since the task was started. */
export const contactRefusals = [
  'too_many_tags',
  'has_account',
  'no_account',
  /** Never took part in anything of the school: whoever has not is asked by a letter first. */
  'never_learned',
  'no_access',
  'too_many_accesses',
  'gone',
] as const
export type ContactRefusal = (typeof contactRefusals)[number]
/** Why a contact is not brought back to what it was. */
export const contactUndoRefusals = [
  'changed_since',
  'points_spent',
  'email_taken',
  'value_taken',
  'gone',
] as const

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
