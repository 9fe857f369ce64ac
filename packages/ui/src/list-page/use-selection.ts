import { useState } from 'react'
import type { Selection } from '../lists/table-selection.ts'

/** Which rows of a list are chosen, by their ids. */
export const useSelection = () => {
  const [selected, setSelected] = useState<Selection>(new Set())
  return {
    selected,
    onChange: setSelected,
    clear: () => setSelected(new Set()),
    /** Takes rows out that are gone. */
    drop: (ids: readonly string[]) =>
      setSelected((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  }
}

export type ListSelection = ReturnType<typeof useSelection>
