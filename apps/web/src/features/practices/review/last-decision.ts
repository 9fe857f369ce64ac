import { type HeldDecision, undoSeconds } from '@lectern/contract/attempts/claim'
import { useSyncExternalStore } from 'react'

/** What was decided last in this tab, as long as it can be taken back. */
export interface LastDecision {
  attempt: number
  learner: string
  status: HeldDecision['status_id']
}

let last: LastDecision | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const set = (next: LastDecision | null): void => {
  clearTimeout(timer)
  last = next
  for (const listener of listeners) listener()
}

/** Keeps a decision in sight until its learner is told. */
export const noteDecision = (decision: LastDecision): void => {
  set(decision)
  timer = setTimeout(() => set(null), undoSeconds * 1000)
}

/** It is taken back, or told. */
export const forgetDecision = (): void => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What can be taken back now; it outlives the page of each attempt. */
export const useLastDecision = (): LastDecision | null =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  )
