import { blockTypeOf } from '@lectern/contract/blocks/registry'
import * as operations from '@lectern/contract/lessons/ticks.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { ReadingDependencies } from '../reading/reading.routes.ts'
import { openUnit } from '../watching/open-unit.ts'
import { listTicks, tick, untick } from './ticks.repository.ts'

/** Binds what learners tick in texts. Ticks of tasks that their author took away are kept, and not shown. */
export const registerTicks = (bind: Bind, reading: ReadingDependencies): void => {
  bind(operations.listTicks, async (call) => {
    const { unit, place, isPreview } = await openUnit(reading, call)
    // Ticks are notes of whoever makes them: nobody else sees them.
    if (isPreview) return { data: { tasks: [] } }
    const tasks = new Set(blockTypeOf(unit.typeId).tasks(unit.content))
    const ticked = await listTicks(call.db, place)
    return { data: { tasks: ticked.filter((task) => tasks.has(task)) } }
  })

  bind(operations.setTick, async (call) => {
    const { unit, place, isLearner } = await openUnit(reading, call)
    const { task } = call.params
    if (!blockTypeOf(unit.typeId).tasks(unit.content).includes(task)) throw notFound('no such task')
    if (!isLearner) return done
    if (call.body.is_ticked) await tick(call.db, place, task, call.now)
    else await untick(call.db, place, task)
    return done
  })
}
