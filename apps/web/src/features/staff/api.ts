import type * as auditLogApi from '@lectern/contract/schools/audit-log.api'
import type * as mailApi from '@lectern/contract/staff/mail.api'
import type * as ownSchoolsApi from '@lectern/contract/staff/own-schools.api'
import type * as ownershipApi from '@lectern/contract/staff/ownership.api'
import type * as staffApi from '@lectern/contract/staff/staff.api'
import { call } from '../../lib/api/index.ts'

export const acceptInvitation = call<typeof staffApi.acceptInvitation>('POST', '/invitations/:token/accept')
export const acceptOwnership = call<typeof ownershipApi.acceptOwnership>(
  'POST',
  '/ownership-transfers/:token/accept',
)
export const activateMember = call<typeof staffApi.activateMember>('POST', '/cabinet/users/:user/activate')
export const copyAccessGroup = call<typeof staffApi.copyAccessGroup>(
  'POST',
  '/cabinet/access-groups/:group/copy',
)
export const createAccessGroup = call<typeof staffApi.createAccessGroup>('POST', '/cabinet/access-groups')
export const deactivateMember = call<typeof staffApi.deactivateMember>(
  'POST',
  '/cabinet/users/:user/deactivate',
)
export const deleteAccessGroup = call<typeof staffApi.deleteAccessGroup>(
  'DELETE',
  '/cabinet/access-groups/:group',
)
export const getMailDelivery = call<typeof mailApi.getMailDelivery>('GET', '/cabinet/mail')
export const sendTestLetter = call<typeof mailApi.sendTestLetter>('POST', '/cabinet/mail/test')
export const linkInvitation = call<typeof staffApi.linkInvitation>(
  'POST',
  '/cabinet/users/invitations/:invitation/link',
)
export const getMenu = call<typeof ownSchoolsApi.getMenu>('GET', '/profile/menu')
export const getOwnershipOffer = call<typeof ownershipApi.getOwnershipOffer>(
  'GET',
  '/cabinet/ownership-transfer',
)
export const inviteStaff = call<typeof staffApi.inviteStaff>('POST', '/cabinet/users/invitations')
export const listAccessGroups = call<typeof staffApi.listAccessGroups>('GET', '/cabinet/access-groups')
export const listPermissions = call<typeof staffApi.listPermissions>('GET', '/cabinet/users/permissions')
export const listAuditLog = call<typeof auditLogApi.listAuditLog>('GET', '/cabinet/audit-log')
export const listStaff = call<typeof staffApi.listStaff>('GET', '/cabinet/users')
export const offerOwnership = call<typeof ownershipApi.offerOwnership>('POST', '/cabinet/ownership-transfer')
export const readInvitation = call<typeof staffApi.readInvitation>('GET', '/invitations/:token')
export const readMember = call<typeof staffApi.readMember>('GET', '/cabinet/users/:user')
export const readOwnershipOffer = call<typeof ownershipApi.readOwnershipOffer>(
  'GET',
  '/ownership-transfers/:token',
)
export const removeMember = call<typeof staffApi.removeMember>('DELETE', '/cabinet/users/:user')
export const resendInvitation = call<typeof staffApi.resendInvitation>(
  'POST',
  '/cabinet/users/invitations/:invitation/resend',
)
export const selectSchool = call<typeof ownSchoolsApi.selectSchool>('PUT', '/cabinets/current')
export const updateAccessGroup = call<typeof staffApi.updateAccessGroup>(
  'PUT',
  '/cabinet/access-groups/:group',
)
export const updateMember = call<typeof staffApi.updateMember>('PUT', '/cabinet/users/:user')
export const withdrawInvitation = call<typeof staffApi.withdrawInvitation>(
  'DELETE',
  '/cabinet/users/invitations/:invitation',
)
export const withdrawOwnership = call<typeof ownershipApi.withdrawOwnership>(
  'DELETE',
  '/cabinet/ownership-transfer',
)
