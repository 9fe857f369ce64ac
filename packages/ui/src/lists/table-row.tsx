import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Checkbox } from '../choices/checkbox.tsx'
import { classNames } from '../theme/class-names.ts'
import { columnClass, type TableColumn } from './table-head.tsx'
import styles from './table.module.css'

interface TableRowProps<Row> {
  row: Row
  id: string
  columns: readonly TableColumn<Row>[]
  /** The one row of the table that the Tab key stops at. */
  isStop: boolean
  onStop: () => void
  check: { selected: boolean; label: string; toggle: (withShift: boolean) => void } | undefined
  open: (() => void) | undefined
  actions: ReactNode
}

const ownControls = 'a, button, input, select, textarea, label, [role="menu"]'

const isOnControl = (event: { target: EventTarget; currentTarget: Element }) =>
  event.target instanceof Element &&
  event.target !== event.currentTarget &&
  event.target.closest(ownControls) !== null

const neighbour = (row: Element, key: string): Element | null | undefined => {
  if (key === 'ArrowDown' || key === 'j') return row.nextElementSibling
  if (key === 'ArrowUp' || key === 'k') return row.previousElementSibling
  if (key === 'Home') return row.parentElement?.firstElementChild
  if (key === 'End') return row.parentElement?.lastElementChild
  return undefined
}

/** One row with its keys; see `Table`. */
export const TableRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, id, columns, isStop, onStop, check, open, actions } = props

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbour(event.currentTarget, event.key)
    if (next instanceof HTMLElement) next.focus()
    else if (event.key === 'Enter') open?.()
    else if (event.key === 'x' || event.key === ' ') check?.toggle(event.shiftKey)
    else if (event.key === '.')
      event.currentTarget.querySelector<HTMLElement>('[data-actions] button')?.focus()
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isOnControl(event)) return
    if (check && (event.ctrlKey || event.metaKey || event.shiftKey)) check.toggle(event.shiftKey)
    else open?.()
  }

  return (
    <tr
      tabIndex={isStop ? 0 : -1}
      data-row-id={id}
      data-selected={check?.selected || undefined}
      className={classNames(styles.row, open && styles.opens)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onStop}
    >
      {check && (
        <td className={styles.check}>
          <Checkbox
            aria-label={check.label}
            checked={check.selected}
            onChange={() => undefined}
            onClick={(event) => check.toggle(event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} className={columnClass(column, at)}>
          {column.cell(row)}
        </td>
      ))}
      {actions !== undefined && (
        <td className={styles.actions} data-actions>
          <span className={styles.actionsInner}>{actions}</span>
        </td>
      )}
    </tr>
  )
}
