import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { publicClosedGroup } from './closed-group.ts'

const oneGroup = z.object({ group: idParam })

export const getPublicGroup = defineOperation({
  id: 'closed-groups.getPublicGroup',
  method: 'GET',
  path: '/public/closed-groups/:group',
  summary: 'What a closed group is, and whether the reader may enter it',
  params: oneGroup,
  output: dataOf(publicClosedGroup),
  errors: [],
  permission: {
    kind: 'public',
    why: 'Shows name and description of published closed groups of the school of this host, and never who is in them.',
  },
})

export const joinClosedGroup = defineOperation({
  id: 'closed-groups.joinClosedGroup',
  method: 'POST',
  path: '/public/closed-groups/:group/join',
  summary: 'Get access to a closed group that is open to everybody',
  params: oneGroup,
  output: dataOf(publicClosedGroup),
  errors: ['enrolment_closed'],
  permission: { kind: 'session' },
  entersSchool: true,
})

export const enterClosedGroup = defineOperation({
  id: 'closed-groups.enterClosedGroup',
  method: 'POST',
  path: '/public/closed-groups/:group/enter',
  summary: 'A link to the bot that lets the reader in; good once, for 10 minutes',
  params: oneGroup,
  output: dataOf(z.object({ url: z.string(), expires_at: instant })),
  errors: ['group_not_connected', 'group_closed_to_person', 'removed_from_group'],
  permission: { kind: 'session' },
  entersSchool: true,
  repeat: 'secret',
  perMinute: 30,
})
