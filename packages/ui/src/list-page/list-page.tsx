import type { ComponentProps, ReactNode } from 'react'
import styles from './list-page.module.css'
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx'

export interface ListPageProps<Row> extends ListToolbarProps {
  /** Absent while they are on their way or did not come. */
  rows: readonly Row[] | undefined
  /** The rows answer the question before; those of this one are on their way. */
  isStale?: boolean | undefined
  /** Why the rows did not come, with the way to try again. */
  failure?: ReactNode
  /** The place of the rows, in their own measures. */
  skeleton: ReactNode
  /** In place of rows when there are none at all: teaches the next step. */
  empty: ReactNode
  /** In place of rows when there are none for this question. */
  noneFound?: ReactNode
  /** Search and filters stay where there is nothing to search in this list but in what stands beside it. */
  keepToolbar?: boolean | undefined
  /** Between toolbar and rows. */
  before?: ReactNode
  /** Table, cards or any other shape of the rows. */
  children: (rows: readonly Row[]) => ReactNode
  /** A paginator below the rows. */
  pages?: ReactNode
  /** A `BulkBar` while rows are chosen. */
  bulk?: ReactNode
  /** Of what holds the rows. */
  rowsProps?: Pick<ComponentProps<'div'>, 'onPointerDown'> | undefined
}

const isNarrowed = ({ search, filters = [] }: ListToolbarProps): boolean =>
  (search !== undefined && search.value !== '') || filters.some(({ value }) => value !== undefined)

/** A list of things with everything that belongs to it, in each of its states. */
export const ListPage = <Row,>(props: ListPageProps<Row>) => {
  const { rows, isStale, failure, skeleton, empty, noneFound, keepToolbar, before, children, pages, bulk } =
    props
  const isEmpty = rows?.length === 0
  const narrowed = isNarrowed(props)
  return (
    <div className={styles.page}>
      {(!isEmpty || narrowed || keepToolbar) && <Toolbar {...props} />}
      {before}
      {!rows && (failure || skeleton)}
      {isEmpty && (narrowed ? (noneFound ?? empty) : empty)}
      {rows && !isEmpty && (
        <div className={styles.rows} data-stale={isStale || undefined} {...props.rowsProps}>
          {children(rows)}
          {pages}
          {bulk}
        </div>
      )}
    </div>
  )
}

const hasToolbar = ({ title, intro, search, filters, order, views, actions }: ListToolbarProps): boolean =>
  [title, intro, search, order, views, actions].some(Boolean) || (filters ?? []).length > 0

const Toolbar = (props: ListToolbarProps) => (hasToolbar(props) ? <ListToolbar {...props} /> : null)
