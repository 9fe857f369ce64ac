import { contactAccessActions } from '@lectern/contract/contacts/bulk'
import { contactFieldValue } from '@lectern/contract/identity/own-fields'
import { id } from '@lectern/contract/kernel/ids'
import { z } from 'zod'

/** An action as a task keeps it: names are ids, and what it needs is known to be there. */
export const preparedAction = z.discriminatedUnion('kind', [
  /** 0 stands for a tag that is not there yet. */
  z.object({ kind: z.literal('tag'), tag_id: z.int().min(0) }),
  z.object({ kind: z.literal('untag'), tag_id: id }),
  z.object({ kind: z.literal('manager'), manager_id: id.nullable() }),
  z.object({ kind: z.literal('field'), field_id: id, value: contactFieldValue }),
  z.object({ kind: z.literal('list_add'), list_id: id }),
  z.object({ kind: z.literal('list_remove'), list_id: id }),
  z.object({ kind: z.literal('points'), points: z.int().min(1), reason: z.string() }),
  ...contactAccessActions,
  z.object({ kind: z.literal('block') }),
  z.object({ kind: z.literal('unblock') }),
  z.object({ kind: z.literal('erase') }),
])
export type PreparedAction = z.output<typeof preparedAction>
export type PreparedField = Extract<PreparedAction, { kind: 'field' }>
