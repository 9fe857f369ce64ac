import { toggleRow } from '@lectern/ui/lists/table-selection'
import { useMemo, useRef, useState } from 'react'

/** Several things of a list that are chosen; Shift takes all between the last press and this one. */
export const useChosen = (ids: readonly string[]) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  // What was deleted meanwhile, here or by somebody else, is not chosen any more.
  const chosen = useMemo(() => new Set(ids.filter((id) => selected.has(id))), [ids, selected])
  return {
    chosen,
    toggle: (id: string, withShift: boolean) => {
      setSelected(toggleRow(ids, chosen, id, withShift ? last.current : undefined))
      last.current = id
    },
    clear: () => setSelected(new Set()),
  }
}
