import { useState } from 'react'

const none: ReadonlySet<number> = new Set()

/** Comments of a page that were chosen, and what was said about them by hand. */
export const useSelection = () => {
  const [isOn, setOn] = useState(false)
  const [chosen, setChosen] = useState(none)
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map())
  return {
    /** Whether comments are being chosen. */
    isOn,
    chosen,
    begin: () => setOn(true),
    end: () => {
      setOn(false)
      setChosen(none)
    },
    toggle: (id: number) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    /** Whether a comment was marked as read, or as unread, by hand; undefined: it was not. */
    saidOf: (id: number): boolean | undefined => said.get(id),
    note: (ids: readonly number[], isRead: boolean) =>
      setSaid((before) => new Map([...before, ...ids.map((id) => [id, isRead] as const)])),
  }
}

export type Selection = ReturnType<typeof useSelection>
