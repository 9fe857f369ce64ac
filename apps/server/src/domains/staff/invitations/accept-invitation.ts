import { listLimits } from '@lectern/contract/kernel/limits'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import { confirmEmail, findUser } from '../../identity/index.ts'
import { lockSchool, recordAudit } from '../../schools/index.ts'
import { saveCurrentSchool } from '../own-schools/current-schools.repository.ts'
import * as repository from './invitations.repository.ts'
import {
  countMemberships,
  findMember,
  lockMemberships,
  insertMember,
  listGroupsById,
  setMemberGroups,
} from '../members.repository.ts'
import { announceRightsChange } from '../rights-change.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface Acceptance {
  readonly token: string
  readonly userId: number
  readonly ip: string
  readonly now: Date
}

/** Lets somebody into a product: told by the domain that owns products. @throws CallError not_found when it is gone */
export type Enrol = (
  tx: Transaction,
  input: { readonly schoolId: SchoolId; readonly productId: number; readonly userId: number },
  now: Date,
) => Promise<void>

/**
 * Makes the invited person a member of the staff, with the school as the current one, or a learner of the product. The
 * link of the letter proves that the address is theirs; one that staff copied does not.
 *
 * @throws CallError not_found, invitation_for_other (403), too_many_schools (422)
 */
export const acceptInvitation = async (
  tx: Transaction,
  enrol: Enrol,
  { token, userId, ip, now }: Acceptance,
): Promise<void> => {
  const invitation = found(await repository.findInvitationByToken(tx, hashToken(token), now))
  const { schoolId, permissions, accessGroupIds, productId } = invitation
  found(await lockSchool(tx, schoolId))
  const user = found(await findUser(tx, userId))
  if (user.email !== invitation.email) throw new CallError('invitation_for_other')
  if (!(await repository.acceptInvitationRow(tx, schoolId, invitation.id, now)))
    throw new CallError('not_found')
  if (invitation.tokenHash === hashToken(token)) await confirmEmail(tx, userId, now)
  if (productId !== null) return enrol(tx, { schoolId, productId, userId }, now)
  if (!(await findMember(tx, schoolId, userId))) {
    await refuseTooManySchools(tx, userId)
    const groups = await listGroupsById(tx, schoolId, accessGroupIds)
    await insertMember(tx, { schoolId, userId, permissions }, now)
    await setMemberGroups(
      tx,
      { schoolId, userId },
      groups.map(({ id }) => id),
    )
  }
  await saveCurrentSchool(tx, userId, schoolId)
  await announceRightsChange(tx, [userId])
  const after = { access_groups: invitation.groups.map(({ name }) => name), permissions }
  await recordAudit(
    tx,
    { schoolId, userId, ip, now },
    { action: 'invitation.accepted', targetId: userId, after },
  )
}

const refuseTooManySchools = async (tx: Transaction, userId: number): Promise<void> => {
  await lockMemberships(tx, userId)
  const limit = listLimits.schoolsOfPerson
  if ((await countMemberships(tx, userId)) >= limit)
    throw new CallError('too_many_schools', { params: { limit } })
}
