import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../choices/checkbox.tsx'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { selectionState, type TableSelection, toggleAll } from './table-selection.ts'
import styles from './table.module.css'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined
  /** Any CSS width. */
  width?: string | undefined
  /** Left out where the table is narrow; `phone`: only where it is as narrow as a phone. */
  minor?: boolean | 'phone' | undefined
}

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  ids: readonly string[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  selection: TableSelection | undefined
  actionsLabel: string | undefined
}

const turned = (sort: TableSort | undefined, column: string): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

/** How the cells of a column stand, and where they are left out. */
export const columnClass = <Row,>({ align, minor }: TableColumn<Row>, at: number) =>
  classNames(
    at === 0 && styles.held,
    align === 'end' && styles.end,
    minor === true && styles.minor,
    minor === 'phone' && styles.minorOnPhone,
  )

/** The head of a table: names of columns, the order, and the checkbox for all rows. */
export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { columns, ids, sort, onSort, selection, actionsLabel } = props
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.check} scope="col">
            <Checkbox
              aria-label={selection.allLabel}
              checked={selectionState(ids, selection.selected) === 'all'}
              indeterminate={selectionState(ids, selection.selected) === 'some'}
              onChange={() => selection.onChange(toggleAll(ids, selection.selected))}
            />
          </th>
        )}
        {columns.map((column, at) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              style={{ inlineSize: column.width }}
              className={columnClass(column, at)}
            >
              {column.sortable && onSort ? (
                <button type="button" className={styles.sort} onClick={() => onSort(turned(sort, column.id))}>
                  {column.header}
                  <Icon of={direction === 'descending' ? ArrowDown : ArrowUp} />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {actionsLabel !== undefined && (
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
