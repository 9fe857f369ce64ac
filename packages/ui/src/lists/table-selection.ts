export type Selection = ReadonlySet<string>

export type SelectionState = 'none' | 'some' | 'all'

/** How much of `rows` (ids in their order) is selected; nothing selectable counts as none. */
export const selectionState = (rows: readonly string[], selected: Selection): SelectionState => {
  const count = rows.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}

/** All rows in sight, or none of them; rows of other pages stay as they are. */
export const toggleAll = (rows: readonly string[], selected: Selection): Selection => {
  const next = new Set(selected)
  const clear = selectionState(rows, selected) === 'all'
  for (const id of rows) {
    if (clear) next.delete(id)
    else next.add(id)
  }
  return next
}

/**
 * One row turned over. With `from` (a press with Shift) every row between the two takes what the pressed one becomes,
 * in whichever direction.
 */
export const toggleRow = (
  rows: readonly string[],
  selected: Selection,
  id: string,
  from?: string,
): Selection => {
  const next = new Set(selected)
  const becomes = !selected.has(id)
  const [to, start] = [rows.indexOf(id), from === undefined ? -1 : rows.indexOf(from)]
  const range = start < 0 ? [id] : rows.slice(Math.min(to, start), Math.max(to, start) + 1)
  for (const each of range) {
    if (becomes) next.add(each)
    else next.delete(each)
  }
  return next
}

/** A table's selection, and what its checkboxes are called. */
export interface TableSelection {
  selected: Selection
  onChange: (selected: Selection) => void
  /** Name of the checkbox at the head. */
  allLabel: string
  /** Name of the checkbox of one row, by its id. */
  rowLabel: (id: string) => string
}
