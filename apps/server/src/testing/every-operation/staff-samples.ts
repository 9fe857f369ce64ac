import type { SampleCall } from './sample-call.ts'
import type { SchoolIds } from './everything.ts'

type Samples = Readonly<Record<string, (ids: SchoolIds) => SampleCall>>

let addresses = 0

/** A picture of one pixel. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Good calls of schools, staff and access control that remove nothing. */
export const staffSamples: Samples = {
  'accounts.getLegalPage': () => ({ params: { page: 'terms' } }),
  'accounts.getMenu': () => ({ query: { is_expert: '1' } }),
  'accounts.checkSchoolSlug': () => ({ query: { slug: 'sample-school' } }),
  'accounts.createSchool': () => ({ body: { name: 'Sample school' } }),
  'accounts.selectSchool': (ids) => ({ body: { cabinet_id: ids.school } }),
  'accounts.listPermissions': () => ({}),
  'accounts.getSchoolSettings': () => ({}),
  'accounts.updateSchool': () => ({ body: { contact_email: 'school@lectern.test' } }),
  'accounts.getFirstSteps': () => ({}),
  'accounts.changeFirstSteps': () => ({ body: { is_address_shared: true } }),
  'accounts.saveLogo': () => ({ body: { image: pixel } }),
  'accounts.deleteLogo': () => ({}),
  'accounts.readOwnershipOffer': (ids) => ({ params: { token: ids.ownershipToken } }),
  'accounts.acceptOwnership': (ids) => ({ params: { token: ids.ownershipToken } }),
  'accounts.offerOwnership': (ids) => ({ body: { user_id: ids.deputy, proof_token: ids.ownerProof } }),
  'accounts.getOwnershipOffer': () => ({}),
  'accounts.withdrawOwnership': () => ({}),
  'accounts.listStaff': () => ({ query: { search: 'demo' } }),
  'accounts.inviteStaff': () => ({ body: { email: `invited-${(addresses += 1)}@lectern.test` } }),
  'accounts.resendInvitation': (ids) => ({ params: { invitation: ids.invitation } }),
  'accounts.linkInvitation': (ids) => ({ params: { invitation: ids.linkedInvitation } }),
  'accounts.getMailDelivery': () => ({}),
  'accounts.sendTestLetter': () => ({}),
  'accounts.withdrawInvitation': (ids) => ({ params: { invitation: ids.invitation } }),
  'accounts.readInvitation': (ids) => ({ params: { token: ids.invitationToken } }),
  'accounts.acceptInvitation': (ids) => ({ params: { token: ids.invitationToken } }),
  'accounts.readMember': (ids) => ({ params: { user: ids.member } }),
  'accounts.updateMember': (ids) => ({ params: { user: ids.member }, body: { note: 'Good with questions' } }),
  'accounts.deactivateMember': (ids) => ({ params: { user: ids.member } }),
  'accounts.activateMember': (ids) => ({ params: { user: ids.member } }),
  'accounts.listAccessGroups': () => ({}),
  'accounts.createAccessGroup': () => ({ body: { name: `Group ${(addresses += 1)}`, permissions: [] } }),
  'accounts.updateAccessGroup': (ids) => ({ params: { group: ids.accessGroup }, body: { permissions: [] } }),
  'accounts.copyAccessGroup': (ids) => ({ params: { group: ids.accessGroup }, body: {} }),
  'accounts.listAuditLog': () => ({ query: { action: 'group.created' } }),
  'accounts.getAccessControl': () => ({}),
  'accounts.updateAccessControl': () => ({
    body: {
      is_enabled: false,
      allow_masks: ['127.0.0.1'],
      deny_masks: ['10.1.*'],
      session_limit: 5,
      device_limit: 9,
    },
  }),
  'accounts.saveAccessException': (ids) => ({
    params: { user: ids.user },
    body: { skip_addresses: true, session_limit: null },
  }),
  'accounts.listAccessExceptions': () => ({}),
  'accounts.removeAccessException': (ids) => ({ params: { user: ids.user } }),
  'accounts.listViolations': (ids) => ({ query: { user_id: String(ids.user) } }),
  'accounts.forgetDevices': (ids) => ({ params: { user: ids.user } }),
  'accounts.getOwnAccess': () => ({}),
  'accounts.endOtherSessions': () => ({}),
}

/** Good calls of a product's team; they come while the product is there. */
export const teamSamples: Samples = {
  'teams.listTeam': (ids) => ({ params: { product: ids.product } }),
  'teams.saveTeamMember': (ids) => ({
    params: { product: ids.product, user: ids.member },
    body: { role: 'assistant', sees: 'groups', group_ids: [ids.participantGroup] },
    handsOn: [
      'course_read',
      'course_list',
      'course_curator',
      'practice_curator',
      'practice_list',
      'practice_read',
      'contact_read',
    ],
  }),
  'teams.listParticipantGroups': (ids) => ({ params: { product: ids.product } }),
  'teams.createParticipantGroup': (ids) => ({
    params: { product: ids.product },
    body: { name: `Group ${(addresses += 1)}` },
  }),
  'teams.renameParticipantGroup': (ids) => ({
    params: { product: ids.product, group: ids.participantGroup },
    body: { name: `Renamed ${(addresses += 1)}` },
  }),
  'teams.setGroupParticipants': (ids) => ({
    params: { product: ids.product, group: ids.participantGroup },
    body: { user_ids: [] },
  }),
  'teams.addGroupParticipants': (ids) => ({
    params: { product: ids.product, group: ids.participantGroup },
    body: { user_ids: [ids.user] },
  }),
  'teams.setGroupAssistants': (ids) => ({
    params: { product: ids.product, group: ids.participantGroup },
    body: { user_ids: [] },
  }),
  'teams.deleteParticipantGroup': (ids) => ({
    params: { product: ids.product, group: ids.participantGroup },
  }),
  'teams.removeTeamMember': (ids) => ({
    params: { product: ids.product, user: ids.member },
    handsOn: [
      'course_read',
      'course_list',
      'course_curator',
      'practice_curator',
      'practice_list',
      'practice_read',
      'contact_read',
    ],
  }),
}

/** Good calls that remove members and groups. */
export const lastStaffSamples: Samples = {
  'accounts.removeMember': (ids) => ({ params: { user: ids.member } }),
  'accounts.deleteAccessGroup': (ids) => ({ params: { group: ids.accessGroup } }),
}
