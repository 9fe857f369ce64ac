import type { ChainedCommands } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { cellAround, CellSelection } from '@tiptap/pm/tables'

/** Where the chosen cells begin; without chosen cells, the one around the caret. */
const chosenCells = ({ selection }: Transaction): readonly number[] => {
  if (!(selection instanceof CellSelection)) {
    const cell = cellAround(selection.$head)
    return cell ? [cell.pos] : []
  }
  const places: number[] = []
  selection.forEachCell((_cell, at) => places.push(at))
  return places
}

/** Gives every chosen cell a look. The editor's own command ends at once when the last chosen cell has that look already. */
export const setOnCells = (
  tr: Transaction,
  name: 'align' | 'backgroundColor',
  value: string | null,
): void => {
  for (const at of chosenCells(tr)) tr.setNodeAttribute(at, name, value)
}

export const setCellLook = (
  chain: ChainedCommands,
  name: 'align' | 'backgroundColor',
  value: string | null,
): ChainedCommands =>
  chain.command(({ tr }) => {
    setOnCells(tr, name, value)
    return true
  })
