import { hashToken } from '../../platform/sign-in/tokens.ts'
import { giveProof } from '../../domains/identity/security/proof.ts'
import { replaceOffer, setOfferToken } from '../../domains/staff/ownership/ownership.repository.ts'
import { openSchool } from '../../domains/staff/own-schools/open-school.ts'
import {
  insertInvitation,
  setInvitationToken,
} from '../../domains/staff/invitations/invitations.repository.ts'
import { addMember } from '../../domains/staff/use-cases/add-member.ts'
import { findSession } from '../../domains/identity/sessions/sessions.repository.ts'
import type { TestApp } from '../app.ts'
import { signUp } from '../people.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** What a school has besides its courses: people of the staff and what waits for an answer. */
export interface StaffIds {
  /** A member of the staff without rights. */
  readonly member: number
  /** A member with full access. */
  readonly deputy: number
  /** An invitation whose letter was sent a while ago. */
  readonly invitation: number
  readonly linkedParticipant: LinkedParticipant
  /** Another one, which nobody takes back. */
  readonly linkedInvitation: number
  /** Link of an invitation for `visitor@lectern.test`. */
  readonly invitationToken: string
  /** Link with which the deputy becomes the owner of another school of the same owner. */
  readonly ownershipToken: string
  /** Proof that the owner's session is the owner. */
  readonly ownerProof: string
}

const dayMs = 24 * 60 * 60 * 1000

/** Puts people on the staff of a school and lets invitations and an ownership offer wait. */
export const prepareStaff = async (
  app: TestApp,
  school: { schoolId: SchoolId; ownerId: number; ownerToken: string; deputyId: number },
): Promise<Omit<StaffIds, 'linkedParticipant'>> => {
  const { schoolId, ownerId, deputyId } = school
  const member = await signUp(app, 'Member of staff')
  const now = app.clock.now()
  const tokens = {
    invitation: `invitation-token-of-school-${schoolId}`,
    ownership: `ownership-token-of-school-${schoolId}`,
  }
  const sentAt = new Date(now.getTime() - 60 * 60 * 1000)
  const expiresAt = new Date(now.getTime() + 6 * dayMs)
  const waiting = (email: string) => ({
    schoolId,
    email,
    name: null,
    accessGroupIds: [],
    permissions: [],
    message: null,
    language: 'en' as const,
    invitedBy: ownerId,
    createdAt: sentAt,
    sentAt,
    expiresAt,
  })
  const invitations = await app.dependencies.db.transaction(async (tx) => {
    await addMember(tx, { schoolId, userId: member.id, groupKeys: [] }, now)
    await addMember(tx, { schoolId, userId: deputyId, groupKeys: ['full_access'] }, now)
    const id = await insertInvitation(tx, waiting('invited@lectern.test'))
    const other = await insertInvitation(tx, waiting('visitor@lectern.test'))
    const linked = await insertInvitation(tx, waiting('linked@lectern.test'))
    await setInvitationToken(tx, schoolId, other ?? 0, hashToken(tokens.invitation))
    const slug = `second-${schoolId}`
    const second = { name: slug, slug, ownerId, isPrimary: false, timeZone: 'UTC' }
    const secondId = await openSchool(tx, second, now)
    await addMember(tx, { schoolId: secondId, userId: deputyId, groupKeys: ['full_access'] }, now)
    const offer = { schoolId: secondId, fromUserId: ownerId, toUserId: deputyId, createdAt: now, expiresAt }
    await replaceOffer(tx, offer)
    await setOfferToken(tx, offer, hashToken(tokens.ownership))
    return { waits: id ?? 0, isLinked: linked ?? 0 }
  })
  const owner = await findSession(app.dependencies.db, school.ownerToken, now)
  const proof = owner ? await giveProof(app.dependencies.db, owner, now) : null
  return {
    member: member.id,
    deputy: deputyId,
    invitation: invitations.waits,
    linkedInvitation: invitations.isLinked,
    invitationToken: tokens.invitation,
    ownershipToken: tokens.ownership,
    ownerProof: proof?.proof_token ?? '',
  }
}

/** Somebody who was invited to a course that no sample deletes. */
export interface LinkedParticipant {
  readonly product: number
  readonly invitation: number
}

interface Made {
  readonly product_id: number
  readonly invitation: { readonly id: number }
}

export const inviteElsewhere = async (
  send: (method: string, path: string, body?: unknown) => Promise<Made>,
): Promise<LinkedParticipant> => {
  const { product_id: product } = await send('POST', '/courses', { title: 'Linked' })
  const path = `/products/${product}/participants`
  const { invitation } = await send('POST', path, { email: 'linked@lectern.test' })
  return { product, invitation: invitation.id }
}
