import { z } from 'zod'
import { email } from '../identity/people.ts'
import { acknowledged, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { mayOnAny, mayReadSome } from '../kernel/course-rights.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageLimit, pageQuery } from '../kernel/paging.ts'
import { invitationLink } from '../staff/staff.ts'
import { addedOutcomes, mostAdded } from './added-outcomes.ts'
import { addedParticipant, invitedParticipant, participant } from './course.ts'
import { participantOrders, participantStates } from './participant-lists.ts'

const oneProduct = z.object({ product: idParam })

export const listParticipants = defineOperation({
  id: 'courses.listParticipants',
  method: 'GET',
  path: '/products/:product/participants',
  summary: 'Who takes part in a product, or waits for it',
  params: oneProduct,
  query: z.object({
    ...pageQuery(15),
    'filters[search]': z.string().trim().max(200).optional(),
    /** Without it everybody who takes part, and nobody who waits. */
    'filters[state]': z.enum(participantStates).optional(),
    /** `0`: those who have an access without an offer. */
    'filters[offer_id]': idParam.or(z.literal('0').transform(Number)).optional(),
    'filters[group_id]': idParam.optional(),
    sort: z.enum(participantOrders).default('latest'),
    limit: pageLimit,
  }),
  output: listOf(participant),
  errors: [],
  permission: mayReadSome,
})

export const addParticipant = defineOperation({
  id: 'courses.addParticipant',
  method: 'POST',
  path: '/products/:product/participants',
  summary: 'Give somebody of the school access to a product; anybody else is invited by letter',
  params: oneProduct,
  body: z.strictObject({ email }),
  output: dataOf(addedParticipant),
  errors: [],
  permission: mayOnAny('edit'),
  status: 201,
  perMinute: 60,
})

export const addParticipants = defineOperation({
  id: 'courses.addParticipants',
  method: 'POST',
  path: '/products/:product/participants/several',
  summary: 'The same for several addresses; sending them again changes nothing',
  params: oneProduct,
  body: z.strictObject({ emails: z.array(email).min(1).max(mostAdded) }),
  output: dataOf(wholeList(z.object({ email: z.string(), outcome: z.enum(addedOutcomes) }), mostAdded)),
  errors: [],
  permission: mayOnAny('edit'),
  perMinute: 20,
})

export const listInvitedParticipants = defineOperation({
  id: 'courses.listInvitedParticipants',
  method: 'GET',
  path: '/products/:product/participants/invited',
  summary: 'Who was invited to a product and has not accepted yet',
  params: oneProduct,
  query: z.object({ ...pageQuery(15) }),
  output: listOf(invitedParticipant),
  errors: [],
  permission: mayOnAny('edit'),
})

export const linkParticipantInvitation = defineOperation({
  id: 'courses.linkParticipantInvitation',
  method: 'POST',
  path: '/products/:product/participants/invited/:invitation/link',
  summary: 'Make a link to an invitation to hand over yourself, good for seven days; one made before ends',
  params: z.object({ product: idParam, invitation: idParam }),
  output: dataOf(invitationLink),
  errors: [],
  permission: mayOnAny('edit'),
  repeat: 'secret',
})

export const withdrawParticipantInvitation = defineOperation({
  id: 'courses.withdrawParticipantInvitation',
  method: 'DELETE',
  path: '/products/:product/participants/invited/:invitation',
  summary: 'Take an invitation to a product back',
  params: z.object({ product: idParam, invitation: idParam }),
  output: acknowledged,
  errors: [],
  permission: mayOnAny('edit'),
})

export const removeParticipant = defineOperation({
  id: 'courses.removeParticipant',
  method: 'DELETE',
  path: '/products/:product/participants/:user',
  summary: 'Take a person’s access to a product away; their answers are kept',
  params: z.object({ product: idParam, user: idParam }),
  output: acknowledged,
  errors: [],
  permission: mayOnAny('edit'),
})
