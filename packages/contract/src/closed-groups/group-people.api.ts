import { z } from 'zod'
import { mayOnGroup } from '../kernel/course-rights.ts'
import { dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { closedGroupLimits } from './closed-group-limits.ts'
import { groupLink, groupMember, newGroupLink } from './closed-group.ts'
import { memberStates } from './group-states.ts'

const oneGroup = z.object({ group: idParam })
const oneMember = z.object({ group: idParam, member: idParam })

export const listGroupMembers = defineOperation({
  id: 'closed-groups.listGroupMembers',
  method: 'GET',
  path: '/closed-groups/:group/members',
  summary: 'Who pressed "Enter" and how they stand to the Telegram group; those who wait for an answer first',
  params: oneGroup,
  query: z.object({
    ...pageQuery(15),
    query: z.string().trim().max(200).optional(),
    /** `waiting`: those who ask to be let in. */
    state: z.enum([...memberStates, 'waiting']).optional(),
  }),
  output: listOf(groupMember),
  errors: [],
  permission: mayOnGroup('read'),
})

const ofMember = {
  params: oneMember,
  output: dataOf(groupMember),
  permission: mayOnGroup('edit'),
  repeat: 'natural',
  perMinute: 60,
} as const

export const removeGroupMember = defineOperation({
  ...ofMember,
  id: 'closed-groups.removeGroupMember',
  method: 'POST',
  path: '/closed-groups/:group/members/:member/remove',
  summary: 'Remove somebody from the Telegram group and keep them out, whatever access they have',
  errors: ['group_not_connected', 'telegram_unreachable'],
})

export const letGroupMemberBack = defineOperation({
  ...ofMember,
  id: 'closed-groups.letGroupMemberBack',
  method: 'POST',
  path: '/closed-groups/:group/members/:member/let-back',
  summary: 'Let somebody whom the school removed enter again, who still needs access for it',
  errors: ['group_not_connected', 'telegram_unreachable'],
})

export const approveGroupMember = defineOperation({
  ...ofMember,
  id: 'closed-groups.approveGroupMember',
  method: 'POST',
  path: '/closed-groups/:group/members/:member/approve',
  summary: 'Let somebody in who asked by a link that needs an approval',
  errors: ['group_not_connected', 'group_closed_to_person', 'no_request_waits', 'telegram_unreachable'],
})

export const declineGroupMember = defineOperation({
  ...ofMember,
  id: 'closed-groups.declineGroupMember',
  method: 'POST',
  path: '/closed-groups/:group/members/:member/decline',
  summary: 'Refuse the request of somebody who asked to be let in',
  errors: ['group_not_connected', 'telegram_unreachable'],
})

export const listGroupLinks = defineOperation({
  id: 'closed-groups.listGroupLinks',
  method: 'GET',
  path: '/closed-groups/:group/links',
  summary: 'The named invitation links of a closed group, the newest first',
  params: oneGroup,
  output: dataOf(wholeList(groupLink, closedGroupLimits.links)),
  errors: [],
  permission: mayOnGroup('edit'),
})

export const createGroupLink = defineOperation({
  id: 'closed-groups.createGroupLink',
  method: 'POST',
  path: '/closed-groups/:group/links',
  summary:
    'Make an invitation link with a name of its own; it lets in only who has access and entered through the school',
  params: oneGroup,
  body: newGroupLink,
  output: dataOf(groupLink),
  errors: ['too_many_group_links', 'group_not_connected', 'telegram_unreachable'],
  permission: mayOnGroup('edit'),
  repeat: 'secret',
  status: 201,
  perMinute: 20,
})

export const revokeGroupLink = defineOperation({
  id: 'closed-groups.revokeGroupLink',
  method: 'DELETE',
  path: '/closed-groups/:group/links/:link',
  summary: 'Revoke an invitation link: nobody comes in by it any more',
  params: z.object({ group: idParam, link: idParam }),
  output: dataOf(groupLink),
  errors: ['group_not_connected', 'telegram_unreachable'],
  permission: mayOnGroup('edit'),
  repeat: 'natural',
  perMinute: 60,
})
