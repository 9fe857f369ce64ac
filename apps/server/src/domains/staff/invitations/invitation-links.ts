import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { found } from '../../../platform/http/call-error.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { hashToken, newToken } from '../../../platform/sign-in/tokens.ts'
import { findSchool, recordAudit, type StaffActor } from '../../schools/index.ts'
import { lockStaff, refuseMore } from '../use-cases/lock-staff.ts'
import { checkGroups } from '../use-cases/change-member.ts'
import { findInvitation, setInvitationLink } from './invitations.repository.ts'
import { hasProductInvitation, type InvitedProduct } from './product-invitations.repository.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

interface MadeLink {
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Makes a link that staff hand over themselves. The link of the letter stays good; one that was made before ends.
 *
 * @throws CallError not_found, grants_more (403), unknown_group (422)
 */
export const linkInvitation = async (
  tx: Transaction,
  actor: StaffActor,
  invitationId: number,
): Promise<MadeLink> => {
  const held = await lockStaff(tx, actor, 'user_create')
  const { schoolId, now } = actor
  const row = found(await findInvitation(tx, schoolId, invitationId))
  refuseMore(held, row.permissions)
  await checkGroups(
    tx,
    schoolId,
    held,
    row.groups.map(({ id }) => id),
  )
  await recordAudit(tx, actor, { action: 'invitation.linked', after: { email: row.email } })
  return makeLink(tx, schoolId, invitationId, now)
}

/** The same for somebody who was invited to a product. @throws CallError not_found */
export const linkProductInvitation = async (
  tx: Transaction,
  product: InvitedProduct,
  invitationId: number,
  now: Date,
): Promise<MadeLink> => {
  found((await hasProductInvitation(tx, product, invitationId)) || null)
  return makeLink(tx, product.schoolId, invitationId, now)
}

const makeLink = async (
  tx: Transaction,
  schoolId: SchoolId,
  invitationId: number,
  now: Date,
): Promise<MadeLink> => {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await setInvitationLink(tx, schoolId, invitationId, { linkHash: hashToken(token), expiresAt })
  return { token, expiresAt }
}

/** The link as it is handed over. */
export const presentLink = async (
  db: ReadDatabase,
  env: Dependencies['env'],
  schoolId: SchoolId,
  { token, expiresAt }: MadeLink,
) => ({
  url: `${originOf(env, found(await findSchool(db, schoolId)))}/invitations/${token}`,
  expires_at: expiresAt.toISOString(),
})
