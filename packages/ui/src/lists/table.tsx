import { useRef, useState, type ReactNode } from 'react'
import { TableHead, type TableColumn, type TableSort } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { type TableSelection, toggleRow } from './table-selection.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './table.module.css'

export type { TableColumn, TableSort } from './table-head.tsx'
export type { TableSelection } from './table-selection.ts'

interface TableProps<Row> {
  /** What the table lists; read aloud, not shown. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  selection?: TableSelection | undefined
  /** Enter, or a press on the row. */
  onOpen?: ((row: Row) => void) | undefined
  /** Buttons at the end of a row: seen on hover, on focus and always on touch screens. */
  renderRowActions?: ((row: Row) => ReactNode) | undefined
  rowActionsLabel?: string | undefined
  /** More columns than fit: they keep their widths and scroll beside the first one, which stays in sight. */
  wide?: boolean | undefined
  /** Below the rows, such as a paginator. */
  foot?: ReactNode
}

/**
 * A calm list of things. One row is a stop of the Tab key; from there the arrows or J and K move, Enter opens, X or Space
 * selects, a full stop goes to the row's actions. A press with Ctrl, ⌘ or Shift selects too. On narrow screens columns marked `minor` are left out.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, rowId, sort, onSort, selection, onOpen, renderRowActions, foot } = props
  const lastToggled = useRef<string>(undefined)
  const [lastStop, setLastStop] = useState<string>()
  const ids = rows.map(rowId)
  const stop = lastStop !== undefined && ids.includes(lastStop) ? lastStop : ids[0]

  const checkOf = (id: string) =>
    selection && {
      selected: selection.selected.has(id),
      label: selection.rowLabel(id),
      toggle: (withShift: boolean) => {
        selection.onChange(
          toggleRow(ids, selection.selected, id, withShift ? lastToggled.current : undefined),
        )
        lastToggled.current = id
      },
    }

  return (
    <div className={classNames(styles.frame, props.wide && styles.wideTable)}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <TableHead
            columns={columns}
            ids={ids}
            sort={sort}
            onSort={onSort}
            selection={selection}
            actionsLabel={renderRowActions && props.rowActionsLabel}
          />
          <tbody>
            {rows.map((row) => {
              const id = rowId(row)
              return (
                <TableRow
                  key={id}
                  row={row}
                  id={id}
                  columns={columns}
                  isStop={id === stop}
                  onStop={() => setLastStop(id)}
                  check={checkOf(id)}
                  open={onOpen && (() => onOpen(row))}
                  actions={renderRowActions?.(row)}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
