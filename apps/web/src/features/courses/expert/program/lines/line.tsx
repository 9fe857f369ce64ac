import { sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { classNames } from '@lectern/ui/theme/class-names'
import type { ReactNode } from 'react'
import type { LineProps } from './line-props.ts'
import type { ProgramRow } from '../program-rows.ts'
import styles from '../program.module.css'

interface LineOuterProps extends LineProps {
  row: ProgramRow
  className: string | undefined
  /** Undefined for what cannot be selected. */
  isSelected?: boolean
  children: ReactNode
}

/** The element that holds the title of a line. */
export const titleId = (row: ProgramRow): string => `${row.id}-title`

/** A line of the program. Its cells are `Cell`s. */
export const Line = (props: LineOuterProps) => {
  const { row, at, total, top, isCurrent, isFound, isSelected, measure, item, className, children } = props
  return (
    <div
      {...item}
      ref={measure}
      role="row"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.size}
      aria-rowindex={at + 1}
      aria-expanded={row.kind === 'module' ? row.isOpen : undefined}
      aria-selected={isSelected}
      aria-labelledby={titleId(row)}
      tabIndex={isCurrent ? 0 : -1}
      style={{ insetBlockStart: top }}
      className={classNames(styles.line, className, sortItemClass)}
      data-index={at}
      data-edge={at === 0 ? 'first' : at === total - 1 ? 'last' : undefined}
      data-selected={isSelected || undefined}
      data-found={isFound || undefined}
    >
      {children}
    </div>
  )
}

interface CellProps {
  className?: string | undefined
  children: ReactNode
}

export const Cell = ({ className, children }: CellProps) => (
  <div role="gridcell" className={classNames(styles.cell, className)}>
    {children}
  </div>
)
