import type { DraftDocument } from './draft-document.ts'
import type { DraftState } from './draft-memory.ts'

type Read<D> = Pick<DraftDocument<D>, 'subscribe' | 'state'>

const isAlike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** Several documents as one store: it tells of a change of any of them, and its value stays the same until one changes. */
export const joinedStates = <D>(docs: readonly Read<D>[]) => {
  let last: readonly (DraftState<D> | undefined)[] = []
  return {
    subscribe: (listener: () => void) => {
      const stops = docs.map((doc) => doc.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    read: () => {
      const now = docs.map((doc) => doc.state())
      if (!isAlike(last, now)) last = now
      return last
    },
  }
}
