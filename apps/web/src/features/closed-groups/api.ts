import type * as accessApi from '@lectern/contract/closed-groups/group-access.api'
import type * as groupsApi from '@lectern/contract/closed-groups/closed-groups.api'
import type * as peopleApi from '@lectern/contract/closed-groups/group-people.api'
import { call } from '../../lib/api/index.ts'

export const listClosedGroups = call<typeof groupsApi.listClosedGroups>('GET', '/closed-groups')
export const createClosedGroup = call<typeof groupsApi.createClosedGroup>('POST', '/closed-groups')
export const getClosedGroup = call<typeof groupsApi.getClosedGroup>('GET', '/closed-groups/:group')
export const updateClosedGroup = call<typeof groupsApi.updateClosedGroup>('PATCH', '/closed-groups/:group')
export const deleteClosedGroup = call<typeof groupsApi.deleteClosedGroup>('DELETE', '/closed-groups/:group')
export const setGroupBot = call<typeof groupsApi.setGroupBot>('POST', '/closed-groups/:group/bot')
export const removeGroupBot = call<typeof groupsApi.removeGroupBot>('DELETE', '/closed-groups/:group/bot')
export const linkGroupChat = call<typeof groupsApi.linkGroupChat>('POST', '/closed-groups/:group/chat-link')
export const setGroupChat = call<typeof groupsApi.setGroupChat>('POST', '/closed-groups/:group/chat')
export const checkClosedGroup = call<typeof groupsApi.checkClosedGroup>('POST', '/closed-groups/:group/check')
export const listGroupMembers = call<typeof peopleApi.listGroupMembers>(
  'GET',
  '/closed-groups/:group/members',
)
export const removeGroupMember = call<typeof peopleApi.removeGroupMember>(
  'POST',
  '/closed-groups/:group/members/:member/remove',
)
export const letGroupMemberBack = call<typeof peopleApi.letGroupMemberBack>(
  'POST',
  '/closed-groups/:group/members/:member/let-back',
)
export const approveGroupMember = call<typeof peopleApi.approveGroupMember>(
  'POST',
  '/closed-groups/:group/members/:member/approve',
)
export const declineGroupMember = call<typeof peopleApi.declineGroupMember>(
  'POST',
  '/closed-groups/:group/members/:member/decline',
)
export const listGroupLinks = call<typeof peopleApi.listGroupLinks>('GET', '/closed-groups/:group/links')
export const createGroupLink = call<typeof peopleApi.createGroupLink>('POST', '/closed-groups/:group/links')
export const revokeGroupLink = call<typeof peopleApi.revokeGroupLink>(
  'DELETE',
  '/closed-groups/:group/links/:link',
)
export const getPublicGroup = call<typeof accessApi.getPublicGroup>('GET', '/public/closed-groups/:group')
export const joinClosedGroup = call<typeof accessApi.joinClosedGroup>(
  'POST',
  '/public/closed-groups/:group/join',
)
export const enterClosedGroup = call<typeof accessApi.enterClosedGroup>(
  'POST',
  '/public/closed-groups/:group/enter',
)
