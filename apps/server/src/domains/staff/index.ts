export { staffAlerts } from './alerts.ts'
export { findOwnSchools } from './own-schools/own-schools.repository.ts'
export { claimFirstSchool, renewInvitation } from './own-schools/claim-first-school.ts'
export { openSchool } from './own-schools/open-school.ts'
export { createPersonReader } from './current-user/describe-person.ts'
export { type Enrol } from './invitations/accept-invitation.ts'
export { countInvited, insertInvitation } from './invitations/invitations.repository.ts'
export { linkProductInvitation, presentLink } from './invitations/invitation-links.ts'
export { inviteLearner } from './invitations/invite-learner.ts'
export {
  deleteProductInvitation,
  deleteProductInvitationsOf,
  listProductInvitations,
  type ProductInvitationRow,
} from './invitations/product-invitations.repository.ts'
export { handleSendInvitation } from './invitations/send-invitation.ts'
export { findMember, insertMember, listMembers, listWorkingMembers } from './members.repository.ts'
export { handleSendTestLetter } from './mail/send-test-letter.ts'
export { letterOf } from './staff.presenter.ts'
export { handleSendOwnershipOffer } from './ownership/send-ownership-offer.ts'
export { announceRightsChange } from './rights-change.ts'
export { createSeats, type TeamRolesOf, loadSeat } from './seats.ts'
export { registerStaff } from './staff.routes.ts'
export { addMember } from './use-cases/add-member.ts'
export { staffFiles } from './portraits.ts'
