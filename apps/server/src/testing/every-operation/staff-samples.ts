import type { SampleCall } from './sample-call.ts'
import type { SchoolIds } from './everything.ts'

type Samples = Readonly<Record<string, (ids: SchoolIds) => SampleCall>>

let addresses = 0

/** A picture of one pixel. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Good calls of schools, staff and access control that remove nothing. */
export const staffSamples: Samples = {
  'schools.getLegalPage': () => ({ params: { page: 'terms' } }),
  'staff.getMenu': () => ({ query: { is_expert: '1' } }),
  'schools.checkSchoolSlug': () => ({ query: { slug: 'sample-school' } }),
  'staff.createSchool': () => ({ body: { name: 'Sample school' } }),
  'staff.selectSchool': (ids) => ({ body: { cabinet_id: ids.school } }),
  'staff.listPermissions': () => ({}),
  'schools.getSchoolSettings': () => ({}),
  'schools.updateSchool': () => ({ body: { contact_email: 'school@lectern.test' } }),
  'schools.getFirstSteps': () => ({}),
  'schools.changeFirstSteps': () => ({ body: { is_address_shared: true } }),
  'schools.saveLogo': () => ({ body: { image: pixel } }),
  'schools.deleteLogo': () => ({}),
  'staff.readOwnershipOffer': (ids) => ({ params: { token: ids.ownershipToken } }),
  'staff.acceptOwnership': (ids) => ({ params: { token: ids.ownershipToken } }),
  'staff.offerOwnership': (ids) => ({ body: { user_id: ids.deputy, proof_token: ids.ownerProof } }),
  'staff.getOwnershipOffer': () => ({}),
  'staff.withdrawOwnership': () => ({}),
  'staff.listStaff': () => ({ query: { search: 'demo' } }),
  'staff.inviteStaff': () => ({ body: { email: `invited-${(addresses += 1)}@lectern.test` } }),
  'staff.resendInvitation': (ids) => ({ params: { invitation: ids.invitation } }),
  'staff.linkInvitation': (ids) => ({ params: { invitation: ids.linkedInvitation } }),
  'staff.getMailDelivery': () => ({}),
  'staff.sendTestLetter': () => ({}),
  'staff.withdrawInvitation': (ids) => ({ params: { invitation: ids.invitation } }),
  'staff.readInvitation': (ids) => ({ params: { token: ids.invitationToken } }),
  'staff.acceptInvitation': (ids) => ({ params: { token: ids.invitationToken } }),
  'staff.readMember': (ids) => ({ params: { user: ids.member } }),
  'staff.updateMember': (ids) => ({ params: { user: ids.member }, body: { note: 'Good with questions' } }),
  'staff.deactivateMember': (ids) => ({ params: { user: ids.member } }),
  'staff.activateMember': (ids) => ({ params: { user: ids.member } }),
  'staff.listAccessGroups': () => ({}),
  'staff.createAccessGroup': () => ({ body: { name: `Group ${(addresses += 1)}`, permissions: [] } }),
  'staff.updateAccessGroup': (ids) => ({ params: { group: ids.accessGroup }, body: { permissions: [] } }),
  'staff.copyAccessGroup': (ids) => ({ params: { group: ids.accessGroup }, body: {} }),
  'schools.listAuditLog': () => ({ query: { action: 'group.created' } }),
  'schools.getAccessControl': () => ({}),
  'schools.updateAccessControl': () => ({
    body: {
      is_enabled: false,
      allow_masks: ['127.0.0.1'],
      deny_masks: ['10.1.*'],
      session_limit: 5,
      device_limit: 9,
    },
  }),
  'schools.saveAccessException': (ids) => ({
    params: { user: ids.user },
    body: { skip_addresses: true, session_limit: null },
  }),
  'schools.listAccessExceptions': () => ({}),
  'schools.removeAccessException': (ids) => ({ params: { user: ids.user } }),
  'schools.listViolations': (ids) => ({ query: { user_id: String(ids.user) } }),
  'schools.forgetDevices': (ids) => ({ params: { user: ids.user } }),
  'schools.getOwnAccess': () => ({}),
  'schools.endOtherSessions': () => ({}),
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
  'staff.removeMember': (ids) => ({ params: { user: ids.member } }),
  'staff.deleteAccessGroup': (ids) => ({ params: { group: ids.accessGroup } }),
}
