import { z } from 'zod'
import { acknowledged, dataOf } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { ownSchoolList } from '../identity/own-schools.ts'
import { ownershipTransfer } from './ownership.ts'

export const offerOwnership = defineOperation({
  id: 'staff.offerOwnership',
  method: 'POST',
  path: '/cabinet/ownership-transfer',
  summary: 'Offer the school to a member with full access, who accepts by a link in a letter',
  body: z.strictObject({ user_id: id, proof_token: z.string().min(1).max(200) }),
  output: dataOf(ownershipTransfer),
  errors: ['proof_needed', 'not_full_access'],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})

export const getOwnershipOffer = defineOperation({
  id: 'staff.getOwnershipOffer',
  method: 'GET',
  path: '/cabinet/ownership-transfer',
  summary: 'The transfer that waits for an answer, if any',
  output: dataOf(ownershipTransfer.nullable()),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})

export const withdrawOwnership = defineOperation({
  id: 'staff.withdrawOwnership',
  method: 'DELETE',
  path: '/cabinet/ownership-transfer',
  summary: 'Take the offer back; its link no longer works',
  output: acknowledged,
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})

const byToken = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) })

export const readOwnershipOffer = defineOperation({
  id: 'staff.readOwnershipOffer',
  method: 'GET',
  path: '/ownership-transfers/:token',
  summary: 'What a link of an ownership letter offers',
  params: byToken,
  output: dataOf(
    z.object({
      school: z.string(),
      from: z.string(),
      expires_at: z.iso.datetime(),
      is_for_caller: z.boolean(),
    }),
  ),
  errors: [],
  permission: { kind: 'public', why: 'Only who has the link from the letter can name the token.' },
})

export const acceptOwnership = defineOperation({
  id: 'staff.acceptOwnership',
  method: 'POST',
  path: '/ownership-transfers/:token/accept',
  summary: 'Become the owner; the former one keeps full access',
  params: byToken,
  output: ownSchoolList,
  errors: ['ownership_for_other', 'not_full_access'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Only the member to whom the school was offered, while the offer stands.',
    allows: ['named'],
    otherwise: 403,
  },
})
