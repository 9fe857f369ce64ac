import { z } from 'zod'
import { acknowledged, dataOf } from '../kernel/envelope.ts'
import { clientKey, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { participantAccess } from './taking-part.ts'

const ticks = {
  errors: ['access_closed'],
  permission: participantAccess,
  entersSchool: true,
} as const

export const listTicks = defineOperation({
  ...ticks,
  id: 'lessons.listTicks',
  method: 'GET',
  path: '/info-units/:unit/ticks',
  summary: 'The tasks of a text that the learner has ticked',
  params: z.object({ unit: idParam }),
  output: dataOf(z.object({ tasks: z.array(clientKey) })),
})

/** Only tasks that learners tick for themselves: what the author ticks is part of the text. */
export const setTick = defineOperation({
  ...ticks,
  id: 'lessons.setTick',
  method: 'PUT',
  path: '/info-units/:unit/ticks/:task',
  summary: 'Tick a task of a text, or take the tick back',
  params: z.object({ unit: idParam, task: clientKey }),
  body: z.strictObject({ is_ticked: z.boolean() }),
  output: acknowledged,
})
