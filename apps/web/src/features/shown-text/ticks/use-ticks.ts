import type * as ticksApi from '@lectern/contract/lessons/ticks.api'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'

const listTicks = call<typeof ticksApi.listTicks>('GET', '/info-units/:unit/ticks')
const setTick = call<typeof ticksApi.setTick>('PUT', '/info-units/:unit/ticks/:task')

const withTask = (tasks: ReadonlySet<string>, task: string, isTicked: boolean): ReadonlySet<string> => {
  const next = new Set(tasks)
  if (isTicked) next.add(task)
  else next.delete(task)
  return next
}

/** What a learner has ticked in a text; `ticked` is null until it is known. A tick that is not stored is taken back. */
export const useTicks = (unit: number) => {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const [error, setError] = useState<unknown>(null)
  // One after the other: what was pressed last is stored last.
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let isHere = true
    listTicks({ params: { unit } }).then(
      ({ data }) => isHere && setTicked(new Set(data.tasks)),
      (fault: unknown) => report(fault, 'ticks of a text'),
    )
    return () => {
      isHere = false
    }
  }, [unit])
  const set = (task: string, isTicked: boolean) => {
    const show = (value: boolean) => setTicked((tasks) => tasks && withTask(tasks, task, value))
    show(isTicked)
    setError(null)
    sent.current = sent.current
      .then(() => setTick({ params: { unit, task }, body: { is_ticked: isTicked } }))
      .catch((fault: unknown) => {
        show(!isTicked)
        setError(fault)
      })
  }
  return { ticked, set, error }
}
