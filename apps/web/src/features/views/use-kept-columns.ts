import { type ViewedListName, viewLimits } from '@lectern/contract/views/views'
import { useOwnSetting } from '../../frame/index.ts'

const columnsOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : null

/** Columns that the reader chose for a list, on every device; null before any choice. */
export const useKeptColumns = (list: ViewedListName) => {
  const { value, keep } = useOwnSetting(`columns.${list}`, true)
  const columns = columnsOf(value)
  return {
    columns,
    /** @param known the columns of the list in this school: those of another one stay kept */
    keep: (chosen: readonly string[], known: readonly string[]) => {
      const others = (columns ?? []).filter((id) => !known.includes(id) && !chosen.includes(id))
      keep([...chosen, ...others].slice(0, viewLimits.columns))
    },
  }
}
