import type * as ticksApi from '@lectern/contract/lessons/ticks.api'
import { call } from '../../../lib/api/index.ts'
import { defineKind } from '../../../lib/outbox/index.ts'

const setTick = call<typeof ticksApi.setTick>('PUT', '/info-units/:unit/ticks/:task')

/** One tick of a learner on its way to the server. */
interface TickWork {
  unit: number
  task: string
  isTicked: boolean
}

/** Under this the ticks of a text are kept on the device. */
export const ticksPrefix = (unit: number): string => `tick:${unit}:`

/** A task that was ticked, or whose tick was taken back. */
export const tickKind = defineKind<TickWork>({
  name: 'tick@1',
  send: async ({ id, payload: { unit, task, isTicked } }, options) => {
    const { date } = await setTick.answer(
      { params: { unit, task }, body: { is_ticked: isTicked } },
      { ...options, idempotencyKey: id },
    )
    return { at: date }
  },
})
