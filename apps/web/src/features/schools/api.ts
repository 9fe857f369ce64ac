import type * as accessControlApi from '@lectern/contract/schools/access-control.api'
import type * as auditLogApi from '@lectern/contract/schools/audit-log.api'
import type * as schoolsApi from '@lectern/contract/schools/schools.api'
import type * as cabinetsApi from '@lectern/contract/staff/cabinets.api'
import type * as ownershipApi from '@lectern/contract/staff/ownership.api'
import type * as staffApi from '@lectern/contract/staff/staff.api'
import { call } from '../../lib/api/index.ts'

export const acceptOwnership = call<typeof ownershipApi.acceptOwnership>(
  'POST',
  '/ownership-transfers/:token/accept',
)
export const activateMember = call<typeof staffApi.activateMember>('POST', '/cabinet/users/:user/activate')
export const changeFirstSteps = call<typeof schoolsApi.changeFirstSteps>('PUT', '/cabinet/first-steps')
export const checkCabinetSlug = call<typeof schoolsApi.checkCabinetSlug>('GET', '/cabinets/slug-check')
export const copyAccessGroup = call<typeof staffApi.copyAccessGroup>(
  'POST',
  '/cabinet/access-groups/:group/copy',
)
export const createAccessGroup = call<typeof staffApi.createAccessGroup>('POST', '/cabinet/access-groups')
export const createCabinet = call<typeof cabinetsApi.createCabinet>('POST', '/cabinets')
export const deactivateMember = call<typeof staffApi.deactivateMember>(
  'POST',
  '/cabinet/users/:user/deactivate',
)
export const deleteAccessGroup = call<typeof staffApi.deleteAccessGroup>(
  'DELETE',
  '/cabinet/access-groups/:group',
)
export const deleteLogo = call<typeof schoolsApi.deleteLogo>('DELETE', '/cabinet/logo')
export const forgetDevices = call<typeof accessControlApi.forgetDevices>(
  'DELETE',
  '/cabinet/access-control/devices/:user',
)
export const getAccessControl = call<typeof accessControlApi.getAccessControl>(
  'GET',
  '/cabinet/access-control',
)
export const getCabinet = call<typeof schoolsApi.getCabinet>('GET', '/cabinet')
export const getFirstSteps = call<typeof schoolsApi.getFirstSteps>('GET', '/cabinet/first-steps')
export const getMenu = call<typeof cabinetsApi.getMenu>('GET', '/profile/menu')
export const getOwnershipOffer = call<typeof ownershipApi.getOwnershipOffer>(
  'GET',
  '/cabinet/ownership-transfer',
)
export const inviteStaff = call<typeof staffApi.inviteStaff>('POST', '/cabinet/users/invitations')
export const listAccessExceptions = call<typeof accessControlApi.listAccessExceptions>(
  'GET',
  '/cabinet/access-control/exceptions',
)
export const listAccessGroups = call<typeof staffApi.listAccessGroups>('GET', '/cabinet/access-groups')
export const listAuditLog = call<typeof auditLogApi.listAuditLog>('GET', '/cabinet/audit-log')
export const listStaff = call<typeof staffApi.listStaff>('GET', '/cabinet/users')
export const listViolations = call<typeof accessControlApi.listViolations>(
  'GET',
  '/cabinet/access-control/violations',
)
export const offerOwnership = call<typeof ownershipApi.offerOwnership>('POST', '/cabinet/ownership-transfer')
export const readOwnershipOffer = call<typeof ownershipApi.readOwnershipOffer>(
  'GET',
  '/ownership-transfers/:token',
)
export const removeMember = call<typeof staffApi.removeMember>('DELETE', '/cabinet/users/:user')
export const saveAccessException = call<typeof accessControlApi.saveAccessException>(
  'PUT',
  '/cabinet/access-control/exceptions/:user',
)
export const saveLogo = call<typeof schoolsApi.saveLogo>('POST', '/cabinet/logo')
export const updateAccessControl = call<typeof accessControlApi.updateAccessControl>(
  'PUT',
  '/cabinet/access-control',
)
export const updateAccessGroup = call<typeof staffApi.updateAccessGroup>(
  'PUT',
  '/cabinet/access-groups/:group',
)
export const updateCabinet = call<typeof schoolsApi.updateCabinet>('PUT', '/cabinet')
export const updateMember = call<typeof staffApi.updateMember>('PUT', '/cabinet/users/:user')
export const withdrawInvitation = call<typeof staffApi.withdrawInvitation>(
  'DELETE',
  '/cabinet/users/invitations/:invitation',
)
export const withdrawOwnership = call<typeof ownershipApi.withdrawOwnership>(
  'DELETE',
  '/cabinet/ownership-transfer',
)

export const removeAccessException = call<typeof accessControlApi.removeAccessException>(
  'DELETE',
  '/cabinet/access-control/exceptions/:user',
)

export const resendInvitation = call<typeof staffApi.resendInvitation>(
  'POST',
  '/cabinet/users/invitations/:invitation/resend',
)
