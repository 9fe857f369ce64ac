import { findUser, type AlertSource } from '../identity/index.ts'
import { listOffersTo } from './ownership/ownership.repository.ts'
import { invitedProduct } from './invitations/invited-product.ts'
import { listInvitationsOf } from './invitations/invitations.repository.ts'

/** Invitations that wait for this person. The link is in the letter: it is what proves the address. */
const invitationsWaiting: AlertSource = async (db, { userId, now }) => {
  const user = await findUser(db, userId)
  if (!user) return []
  const waiting = await listInvitationsOf(db, user.email, now)
  return waiting.map((invitation) => {
    const { id, school } = invitation
    const product = invitedProduct(invitation)
    return {
      key: `invitation_waiting.${id}`,
      level: 'info',
      code: product === null ? 'invitation_waiting' : 'course_invitation_waiting',
      params: product === null ? { school } : { school, ...product },
      link: null,
      can_dismiss: true,
    }
  })
}

/** Schools that were offered to this person. */
const ownershipOffered: AlertSource = async (db, { userId, now }) =>
  (await listOffersTo(db, userId, now)).map(({ schoolId, school }) => ({
    key: `ownership_offered.${schoolId}`,
    level: 'info',
    code: 'ownership_offered',
    params: { school },
    link: null,
    can_dismiss: true,
  }))

/** What the staff's part of the house has to tell a person. */
export const staffAlerts: readonly AlertSource[] = [invitationsWaiting, ownershipOffered]
