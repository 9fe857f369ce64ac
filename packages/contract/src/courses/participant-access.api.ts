import { z } from 'zod'
import { mayOnAny, mayReadSome } from '../kernel/course-rights.ts'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import {
  accessAction,
  changedParticipant,
  participantAccess,
  participantAccessLimits,
  participantLessons,
} from './participant-access.ts'

const oneParticipant = z.object({ product: idParam, user: idParam })

export const getParticipantAccess = defineOperation({
  id: 'courses.getParticipantAccess',
  method: 'GET',
  path: '/products/:product/participants/:user/access',
  summary: 'Every access of somebody to a product, and what was done to it',
  params: oneParticipant,
  output: dataOf(participantAccess),
  errors: [],
  permission: mayReadSome,
})

export const listParticipantLessons = defineOperation({
  id: 'courses.listParticipantLessons',
  method: 'GET',
  path: '/products/:product/participants/:user/lessons',
  summary: 'Which lessons are open to somebody, and why the others are closed',
  params: oneParticipant,
  output: dataOf(participantLessons),
  errors: [],
  permission: mayReadSome,
})

export const changeParticipantAccess = defineOperation({
  id: 'courses.changeParticipantAccess',
  method: 'POST',
  path: '/products/:product/participants/access',
  summary: 'Give, lengthen, freeze or take away the access of several people',
  params: z.object({ product: idParam }),
  body: z.strictObject({
    user_ids: z
      .array(id)
      .min(1)
      .max(participantAccessLimits.people)
      .refine((ids) => new Set(ids).size === ids.length, 'repeated_person'),
    action: accessAction,
  }),
  output: dataOf(wholeList(changedParticipant, participantAccessLimits.people)),
  errors: ['offer_without_product', 'offer_closed', 'too_many_accesses'],
  permission: mayOnAny('edit'),
  perMinute: 60,
})
