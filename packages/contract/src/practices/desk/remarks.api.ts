import { z } from 'zod'
import { acknowledged, dataOf, wholeList } from '../../kernel/envelope.ts'
import { clientKey, id, idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'

/** Limits of what is said again and again: of one person, of what a school shares, and of each. */
export const remarkLimits = { perPerson: 200, shared: 300, letters: 2_000 } as const

const reviewer = {
  kind: 'staff',
  anyOf: ['practice_curator', 'practice_curator.team', 'practice_curator.own'],
} as const
const oneRemark = z.object({ key: clientKey })

/** Something that somebody says again and again when they check, to be put into a comment. */
export const remark = z.object({
  id,
  /** Made by the client of who wrote it. */
  key: clientKey,
  text: z.string(),
  /** Everybody who checks in the school sees it. */
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** Who wrote it. */
  author: z.string(),
  /** The caller may delete it: their own, or one that somebody shared who has left the team. */
  may_delete: z.boolean(),
})
export type Remark = z.infer<typeof remark>

export const listRemarks = defineOperation({
  id: 'practices.listRemarks',
  method: 'GET',
  path: '/review-remarks',
  summary:
    'The remarks that the caller keeps and those that colleagues share, the most used by the caller first',
  output: dataOf(wholeList(remark, remarkLimits.perPerson + remarkLimits.shared)),
  errors: [],
  permission: reviewer,
})

export const saveRemark = defineOperation({
  id: 'practices.saveRemark',
  method: 'PUT',
  path: '/review-remarks/:key',
  summary:
    'Keep a remark to use again, for oneself or for everybody who checks in the school; or change an own one',
  params: oneRemark,
  body: z.strictObject({
    text: z.string().trim().min(1).max(remarkLimits.letters),
    is_shared: z.boolean(),
  }),
  output: dataOf(remark),
  errors: ['too_many_remarks', 'too_many_shared_remarks'],
  permission: reviewer,
})

export const useRemark = defineOperation({
  id: 'practices.useRemark',
  method: 'POST',
  path: '/review-remarks/uses',
  summary: 'Note that the caller has put a remark into a comment',
  body: z.strictObject({ id }),
  output: acknowledged,
  errors: [],
  permission: reviewer,
})

export const deleteRemark = defineOperation({
  id: 'practices.deleteRemark',
  method: 'DELETE',
  path: '/review-remarks/:key',
  summary:
    'Delete an own remark; what is not kept is deleted already. Kept again within a day, it is as much used as before',
  params: oneRemark,
  output: acknowledged,
  errors: [],
  permission: reviewer,
})

export const changeLeftRemark = defineOperation({
  id: 'practices.changeLeftRemark',
  method: 'PUT',
  path: '/review-remarks/left/:remark',
  summary: 'Delete a remark that somebody shared who has left the team, or, within a day, bring it back',
  params: z.object({ remark: idParam }),
  body: z.strictObject({ is_deleted: z.boolean() }),
  output: acknowledged,
  errors: ['too_many_shared_remarks'],
  permission: { kind: 'staff', anyOf: ['user_edit'] },
})
