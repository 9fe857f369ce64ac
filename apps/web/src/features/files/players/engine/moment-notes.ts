import { useSyncExternalStore } from 'react'

/** A moment of a film or recording that its viewer wants to note; seconds. */
export interface NotedMoment {
  readonly unit: number
  readonly at: number
}

type Taker = (moment: NotedMoment) => void

let taker: Taker | null = null
const listeners = new Set<() => void>()

const set = (next: Taker | null): void => {
  taker = next
  for (const listener of listeners) listener()
}

/** Lets players offer a note at their moment, for as long as somebody takes it. @returns what ends it */
export const takeMoments = (take: Taker): (() => void) => {
  set(take)
  return () => {
    if (taker === take) set(null)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who takes a note at a moment of a player; null where nobody does. */
export const useMomentTaker = (): Taker | null =>
  useSyncExternalStore(
    subscribe,
    () => taker,
    () => null,
  )
