import { useSelection } from '@lectern/ui/list-page/use-selection'
import { useState } from 'react'

/** Rows that are chosen: by their ids, or all that the list finds by this question. */
export const useChosenRows = (question: string, idsInSight: readonly string[]) => {
  const selection = useSelection()
  const [allOf, setAllOf] = useState<string>()
  // Another question finds other rows: none of those was chosen.
  const isAll = allOf === question
  const clear = () => {
    setAllOf(undefined)
    selection.clear()
  }
  return {
    isAll,
    chooseAll: () => {
      selection.clear()
      setAllOf(question)
    },
    selection: {
      selected: isAll ? new Set(idsInSight) : selection.selected,
      /** A row that is taken out of all leaves the others in sight. */
      onChange: (selected: ReadonlySet<string>) => {
        setAllOf(undefined)
        selection.onChange(selected)
      },
      clear,
    },
  }
}

export type ChosenRows = ReturnType<typeof useChosenRows>
