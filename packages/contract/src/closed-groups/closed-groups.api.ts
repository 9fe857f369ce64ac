import { z } from 'zod'
import { mayOnGroup } from '../kernel/course-rights.ts'
import { instant } from '../kernel/dates.ts'
import { acknowledged, dataOf, listOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import {
  botToken,
  chatName,
  closedGroup,
  closedGroupCard,
  closedGroupChange,
  newClosedGroup,
} from './closed-group.ts'
import { connectionStates } from './group-states.ts'

const oneGroup = z.object({ group: idParam })

export const listClosedGroups = defineOperation({
  id: 'closed-groups.listClosedGroups',
  method: 'GET',
  path: '/closed-groups',
  summary: 'The closed groups of the school, the latest change first',
  query: z.object({
    ...pageQuery(100),
    /** Words of the name, all of them. */
    query: z.string().trim().max(200).optional(),
    state: z.enum(connectionStates).optional(),
  }),
  output: listOf(closedGroupCard),
  errors: [],
  permission: mayOnGroup('list'),
})

export const createClosedGroup = defineOperation({
  id: 'closed-groups.createClosedGroup',
  method: 'POST',
  path: '/closed-groups',
  summary: 'Create a closed group, as a draft that leads nowhere yet',
  body: newClosedGroup,
  output: dataOf(closedGroup),
  errors: ['too_many_closed_groups'],
  permission: { kind: 'staff', anyOf: ['closedgroup_create'] },
  status: 201,
})

export const getClosedGroup = defineOperation({
  id: 'closed-groups.getClosedGroup',
  method: 'GET',
  path: '/closed-groups/:group',
  summary: 'One closed group for its author, with what is left to connect',
  params: oneGroup,
  output: dataOf(closedGroup),
  errors: [],
  permission: mayOnGroup('read'),
})

export const updateClosedGroup = defineOperation({
  id: 'closed-groups.updateClosedGroup',
  method: 'PATCH',
  path: '/closed-groups/:group',
  summary: 'Change name, description, status or how people get access',
  params: oneGroup,
  body: closedGroupChange,
  output: dataOf(closedGroup),
  errors: [],
  permission: mayOnGroup('edit'),
})

export const deleteClosedGroup = defineOperation({
  id: 'closed-groups.deleteClosedGroup',
  method: 'DELETE',
  path: '/closed-groups/:group',
  summary: 'Delete a closed group; the Telegram group stays as it is, and the bot lets go of it',
  params: oneGroup,
  output: acknowledged,
  errors: [],
  permission: mayOnGroup('delete'),
})

export const setGroupBot = defineOperation({
  id: 'closed-groups.setGroupBot',
  method: 'POST',
  path: '/closed-groups/:group/bot',
  summary: 'Connect a bot by its token, which no answer ever shows again',
  params: oneGroup,
  body: z.strictObject({ bot_token: botToken }),
  output: dataOf(closedGroup),
  errors: ['bot_refused', 'bot_taken', 'telegram_unreachable'],
  permission: mayOnGroup('edit'),
  repeat: 'natural',
  perMinute: 20,
})

export const removeGroupBot = defineOperation({
  id: 'closed-groups.removeGroupBot',
  method: 'DELETE',
  path: '/closed-groups/:group/bot',
  summary: 'Forget the bot and its token; who is in the Telegram group stays there',
  params: oneGroup,
  output: dataOf(closedGroup),
  errors: [],
  permission: mayOnGroup('edit'),
})

export const linkGroupChat = defineOperation({
  id: 'closed-groups.linkGroupChat',
  method: 'POST',
  path: '/closed-groups/:group/chat-link',
  summary:
    'A link that adds the bot to a Telegram group as administrator and connects it; good once, for 10 minutes',
  params: oneGroup,
  output: dataOf(z.object({ url: z.string(), expires_at: instant })),
  errors: ['bot_missing'],
  permission: mayOnGroup('edit'),
  repeat: 'secret',
  perMinute: 30,
})

export const setGroupChat = defineOperation({
  id: 'closed-groups.setGroupChat',
  method: 'POST',
  path: '/closed-groups/:group/chat',
  summary: 'Connect a Telegram group or channel by its number or public name',
  params: oneGroup,
  body: z.strictObject({ chat: chatName }),
  output: dataOf(closedGroup),
  errors: ['bot_missing', 'bot_refused', 'chat_unknown', 'chat_taken', 'telegram_unreachable'],
  permission: mayOnGroup('edit'),
  repeat: 'natural',
  perMinute: 20,
})

export const checkClosedGroup = defineOperation({
  id: 'closed-groups.checkClosedGroup',
  method: 'POST',
  path: '/closed-groups/:group/check',
  summary: 'Ask Telegram whether the bot can do its work, and say what is missing',
  params: oneGroup,
  output: dataOf(closedGroup),
  errors: [],
  permission: mayOnGroup('edit'),
  repeat: 'natural',
  perMinute: 20,
})
