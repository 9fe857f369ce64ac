import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { acknowledged, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { productKinds } from '../kernel/product-kind.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { permissionStrings } from '../kernel/permissions.ts'
import { ownSchoolList } from '../identity/own-schools.ts'
import { email, personName } from '../identity/people.ts'
import { seededGroups } from './seeded-groups.ts'
import {
  accessGroup,
  accessGroupName,
  grantedStrings,
  groupIds,
  invitation,
  invitationLink,
  member,
  mostAccessGroups,
  staffRow,
} from './staff.ts'

export const listPermissions = defineOperation({
  id: 'staff.listPermissions',
  method: 'GET',
  path: '/cabinet/users/permissions',
  summary: 'What the signed-in person may do in the current school',
  output: dataOf(wholeList(z.string(), permissionStrings.length)),
  errors: [],
  permission: { kind: 'session' },
})

export const listStaff = defineOperation({
  id: 'staff.listStaff',
  method: 'GET',
  path: '/cabinet/users',
  summary: 'Members of the staff, the owner first, and invitations that wait',
  query: z.object({ ...pageQuery(50), search: z.string().trim().max(200).optional() }),
  output: listOf(staffRow),
  errors: [],
  permission: { kind: 'staff', anyOf: ['user_list'] },
})

export const inviteStaff = defineOperation({
  id: 'staff.inviteStaff',
  method: 'POST',
  path: '/cabinet/users/invitations',
  summary: 'Invite somebody to the staff by letter; the answer is the same for known and unknown addresses',
  body: z.strictObject({
    email,
    name: personName.optional(),
    access_group_ids: groupIds.optional(),
    permissions: grantedStrings.optional(),
    message: z.string().trim().max(1000).optional(),
    language: z.enum(locales).optional(),
  }),
  output: dataOf(invitation),
  errors: ['already_staff', 'already_invited', 'grants_more', 'unknown_group'],
  permission: { kind: 'staff', anyOf: ['user_create'] },
  status: 201,
  perMinute: 60,
})

const oneInvitation = z.object({ invitation: idParam })

export const resendInvitation = defineOperation({
  id: 'staff.resendInvitation',
  method: 'POST',
  path: '/cabinet/users/invitations/:invitation/resend',
  summary: 'Send the letter again with a new link that counts seven days; at most once a minute',
  params: oneInvitation,
  output: dataOf(invitation),
  errors: ['too_many_requests'],
  permission: { kind: 'staff', anyOf: ['user_create'] },
})

export const linkInvitation = defineOperation({
  id: 'staff.linkInvitation',
  method: 'POST',
  path: '/cabinet/users/invitations/:invitation/link',
  summary: 'Make a link to hand over yourself, good for seven days; one made before ends',
  params: oneInvitation,
  output: dataOf(invitationLink),
  errors: ['grants_more', 'unknown_group'],
  permission: { kind: 'staff', anyOf: ['user_create'] },
  repeat: 'secret',
})

export const withdrawInvitation = defineOperation({
  id: 'staff.withdrawInvitation',
  method: 'DELETE',
  path: '/cabinet/users/invitations/:invitation',
  summary: 'Take an invitation back; its link no longer works',
  params: oneInvitation,
  output: acknowledged,
  errors: [],
  permission: { kind: 'staff', anyOf: ['user_create'] },
})

const byToken = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) })

export const readInvitation = defineOperation({
  id: 'staff.readInvitation',
  method: 'GET',
  path: '/invitations/:token',
  summary: 'What a link of an invitation says',
  params: byToken,
  output: dataOf(
    z.object({
      school: z.string(),
      invited_by: z.string(),
      /** What a learner is invited to; null for an invitation to the staff. */
      course: z.string().nullable(),
      /** What the thing is called to which the learner is invited; null beside `course: null`. */
      kind: z.enum(productKinds).nullable(),
      /** As `a…@example.com`. */
      email: z.string(),
      name: z.string().nullable(),
      has_account: z.boolean(),
      expires_at: instant,
      /** Whether the signed-in person is the invited one; null for visitors. */
      is_for_caller: z.boolean().nullable(),
    }),
  ),
  errors: [],
  permission: { kind: 'public', why: 'Only who has the link from the letter can name the token.' },
})

export const acceptInvitation = defineOperation({
  id: 'staff.acceptInvitation',
  method: 'POST',
  path: '/invitations/:token/accept',
  summary: 'Join the staff, so that the school becomes the current one, or take part in the course',
  params: byToken,
  output: ownSchoolList,
  errors: ['invitation_for_other', 'too_many_schools'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Only the person whose e-mail was invited, while the invitation stands.',
    allows: ['named'],
    otherwise: 403,
  },
})

const oneUser = z.object({ user: idParam })

export const readMember = defineOperation({
  id: 'staff.readMember',
  method: 'GET',
  path: '/cabinet/users/:user',
  summary: 'One member of the staff',
  params: oneUser,
  output: dataOf(member),
  errors: [],
  permission: { kind: 'staff', anyOf: ['user_list'] },
})

export const updateMember = defineOperation({
  id: 'staff.updateMember',
  method: 'PUT',
  path: '/cabinet/users/:user',
  summary: 'Change groups, own rights or note of a member; acts on the member’s next request',
  params: oneUser,
  body: z.strictObject({
    access_group_ids: groupIds.optional(),
    permissions: grantedStrings.optional(),
    note: z.string().trim().max(1000).nullable().optional(),
  }),
  output: dataOf(member),
  errors: ['grants_more', 'unknown_group', 'owner_untouchable', 'own_rights', 'last_full_access'],
  permission: { kind: 'staff', anyOf: ['user_edit'] },
})

export const deactivateMember = defineOperation({
  id: 'staff.deactivateMember',
  method: 'POST',
  path: '/cabinet/users/:user/deactivate',
  summary: 'Shut a member out; groups and rights are kept for a return',
  params: oneUser,
  output: dataOf(member),
  errors: ['owner_untouchable', 'own_rights', 'last_full_access', 'grants_more'],
  permission: { kind: 'staff', anyOf: ['user_deactivate'] },
})

export const activateMember = defineOperation({
  id: 'staff.activateMember',
  method: 'POST',
  path: '/cabinet/users/:user/activate',
  summary: 'Let a member in again',
  params: oneUser,
  output: dataOf(member),
  errors: ['grants_more', 'own_rights'],
  permission: { kind: 'staff', anyOf: ['user_deactivate'] },
})

export const removeMember = defineOperation({
  id: 'staff.removeMember',
  method: 'DELETE',
  path: '/cabinet/users/:user',
  summary: 'Take somebody off the staff; the account stays',
  params: oneUser,
  output: acknowledged,
  errors: ['owner_untouchable', 'own_rights', 'last_full_access', 'grants_more'],
  permission: { kind: 'staff', anyOf: ['user_delete'] },
})

export const listAccessGroups = defineOperation({
  id: 'staff.listAccessGroups',
  method: 'GET',
  path: '/cabinet/access-groups',
  summary: 'Access groups of the school, the system ones first',
  output: dataOf(wholeList(accessGroup, mostAccessGroups + seededGroups.length)),
  errors: [],
  permission: { kind: 'staff', anyOf: ['accessgroup_list', 'user_list'] },
})

const groupBody = z.strictObject({ name: accessGroupName, permissions: grantedStrings })

export const createAccessGroup = defineOperation({
  id: 'staff.createAccessGroup',
  method: 'POST',
  path: '/cabinet/access-groups',
  summary: 'Make a group of rights',
  body: groupBody,
  output: dataOf(accessGroup),
  errors: ['grants_more', 'group_name_taken', 'too_many_groups'],
  permission: { kind: 'staff', anyOf: ['accessgroup_create'] },
  status: 201,
})

const oneGroup = z.object({ group: idParam })

export const updateAccessGroup = defineOperation({
  id: 'staff.updateAccessGroup',
  method: 'PUT',
  path: '/cabinet/access-groups/:group',
  summary: 'Change a group; acts on the next request of everybody who holds it',
  params: oneGroup,
  body: groupBody.partial(),
  output: dataOf(accessGroup),
  errors: ['grants_more', 'group_name_taken', 'system_group', 'last_full_access'],
  permission: { kind: 'staff', anyOf: ['accessgroup_edit'] },
})

export const copyAccessGroup = defineOperation({
  id: 'staff.copyAccessGroup',
  method: 'POST',
  path: '/cabinet/access-groups/:group/copy',
  summary: 'Make an own group with the rights of another',
  params: oneGroup,
  body: z.strictObject({ name: accessGroupName.optional() }),
  output: dataOf(accessGroup),
  errors: ['grants_more', 'group_name_taken', 'too_many_groups'],
  permission: { kind: 'staff', anyOf: ['accessgroup_create'] },
  status: 201,
})

export const deleteAccessGroup = defineOperation({
  id: 'staff.deleteAccessGroup',
  method: 'DELETE',
  path: '/cabinet/access-groups/:group',
  summary: 'Remove a group; its members lose what only it gave',
  params: oneGroup,
  output: acknowledged,
  errors: ['system_group', 'last_full_access', 'grants_more'],
  permission: { kind: 'staff', anyOf: ['accessgroup_delete'] },
})
