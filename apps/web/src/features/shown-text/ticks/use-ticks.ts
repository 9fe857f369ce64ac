import type * as ticksApi from '@lectern/contract/lessons/ticks.api'
import { useEffect, useState } from 'react'
import { ApiError, call } from '../../../lib/api/index.ts'
import { isOfKind, useOutbox, type Change, type Outbox } from '../../../lib/outbox/index.ts'
import { report } from '../../../lib/reporting.ts'
import { tickKind, ticksPrefix } from './tick-kind.ts'

const listTicks = call<typeof ticksApi.listTicks>('GET', '/info-units/:unit/ticks')

const withTask = (tasks: ReadonlySet<string>, task: string, isTicked: boolean): ReadonlySet<string> => {
  const next = new Set(tasks)
  if (isTicked) next.add(task)
  else next.delete(task)
  return next
}

/** The ticks of the server, and above them what this device has not sent yet. */
const withWaiting = (tasks: readonly string[], waiting: readonly Change[]): ReadonlySet<string> =>
  waiting
    .filter((change) => isOfKind(change, tickKind))
    .filter(({ refusal }) => refusal === undefined)
    .reduce<ReadonlySet<string>>(
      (ticked, { payload }) => withTask(ticked, payload.task, payload.isTicked),
      new Set(tasks),
    )

const loadTicks = async (outbox: Outbox, unit: number): Promise<ReadonlySet<string>> => {
  const { data } = await listTicks({ params: { unit } })
  return withWaiting(data.tasks, await outbox.pending(ticksPrefix(unit)))
}

/**
 * What a learner has ticked in a text; `ticked` is null until it is known. A tick is on the device at once and is sent when it
 * can be; one that the server refuses is taken back.
 */
export const useTicks = (unit: number) => {
  const outbox = useOutbox()
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!outbox) return
    let isHere = true
    loadTicks(outbox, unit).then(
      (tasks) => isHere && setTicked(tasks),
      (fault: unknown) => report(fault, 'ticks of a text'),
    )
    return () => {
      isHere = false
    }
  }, [outbox, unit])
  const keep = async (task: string, isTicked: boolean) => {
    if (!outbox) return
    const entity = ticksPrefix(unit) + task
    await outbox.enqueue(tickKind, entity, { unit, task, isTicked })
    const status = await outbox.whenSettled(entity)
    if (status.state !== 'refused') return
    const refused = (await outbox.pending(entity)).filter(({ refusal }) => refusal !== undefined)
    setTicked((tasks) => tasks && withTask(tasks, task, !isTicked))
    for (const { id, refusal } of refused) {
      if (refusal) setError(new ApiError(refusal))
      await outbox.discard(id)
    }
  }
  const set = (task: string, isTicked: boolean) => {
    setTicked((tasks) => tasks && withTask(tasks, task, isTicked))
    setError(null)
    keep(task, isTicked).catch(setError)
  }
  return { ticked, set, error }
}
