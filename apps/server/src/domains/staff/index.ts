export { findOwnSchools } from './own-schools/own-schools.repository.ts'
export { renewInvitation } from './own-schools/claim-first-school.ts'
export { openSchool } from './own-schools/open-school.ts'
export { type Enrol } from './invitations/accept-invitation.ts'
export { insertInvitation } from './invitations/invitations.repository.ts'
export { linkProductInvitation, presentLink } from './invitations/invitation-links.ts'
export { inviteLearner } from './invitations/invite-learner.ts'
export {
  deleteProductInvitation,
  deleteProductInvitationsOf,
  listProductInvitations,
  type ProductInvitationRow,
} from './invitations/product-invitations.repository.ts'
export { findMember, insertMember, listMembers, listWorkingMembers } from './members.repository.ts'
export { letterOf } from './staff.presenter.ts'
export { announceRightsChange } from './rights-change.ts'
export { createSeats, type TeamRolesOf, loadSeat } from './seats.ts'
export { addMember } from './use-cases/add-member.ts'
export { staffServices } from './services.ts'
