import type { PageMeta } from '@lectern/contract/kernel/envelope'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { ListPage, type ListPageProps } from '@lectern/ui/list-page/list-page'
import type { ListSelection } from '@lectern/ui/list-page/use-selection'
import { BulkBar } from '@lectern/ui/lists/bulk-bar'
import { SearchX } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import { LoadFailure } from '../work-state/load-failure.tsx'
import type { ListAddress } from './list-address.ts'
import { ListPages } from './list-pages.tsx'

/** What a query or a loader gives of a list. */
export interface ListedRows<Row> {
  data?: { data: readonly Row[]; meta?: PageMeta | undefined } | undefined
  error?: Error | null | undefined
  refetch?: (() => unknown) | undefined
  isPlaceholderData?: boolean | undefined
}

interface ListSearchWords {
  label: string
  /** Around the field, for a key of the page. */
  field?: RefObject<HTMLDivElement | null> | undefined
}

/** What is done with chosen rows. */
export interface BulkWork<Row> {
  selection: Pick<ListSelection, 'selected' | 'clear'>
  rowId: (row: Row) => string
  /** Rows that were selected on another page count as well; otherwise only those in sight. */
  acrossPages?: boolean | undefined
  /** Such as "3 courses selected". */
  text: (count: number) => string
  clearLabel: string
  render: (chosen: readonly Row[]) => ReactNode
}

type Handed =
  | 'title'
  | 'intro'
  | 'actions'
  | 'filters'
  | 'order'
  | 'views'
  | 'before'
  | 'keepToolbar'
  | 'rowsProps'

interface ListViewProps<Row> extends Pick<ListPageProps<Row>, Handed> {
  list: ListedRows<Row>
  /** Absent for a list that comes whole and is not searched. */
  address?: ListAddress | undefined
  search?: ListSearchWords | undefined
  skeleton?: ReactNode
  empty: ReactNode
  /** Nothing for this question: what to say, and what to put back to show everything. */
  noneFound?: { title: string; text?: string | undefined; actions?: ReactNode } | undefined
  bulk?: BulkWork<Row> | undefined
  /** In place of numbered pages, for a list that is paged by places. */
  pages?: ReactNode
  look?: 'plain' | 'light' | undefined
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * Every list of the product: search, filters and pages of its address, and its rows, or why there are none. The page
 * says what a row is and what there is to do.
 */
export const ListView = <Row,>(props: ListViewProps<Row>) => {
  const { list, address, search, skeleton, noneFound, bulk, pages, look, children, ...handed } = props
  const { t } = useTexts()
  const { data, error, refetch, isPlaceholderData } = list
  const chosen = useChosenRows(data?.data, bulk)
  const clear = () => address?.clear((handed.filters ?? []).map(({ id }) => id))
  return (
    <ListPage
      {...handed}
      rows={data?.data}
      isStale={isPlaceholderData}
      failure={!data && error && <LoadFailure error={error} onRetry={() => refetch?.()} />}
      skeleton={skeleton ?? <SkeletonText lines={6} />}
      search={
        address &&
        search && {
          ...search,
          value: address.search.q ?? '',
          onChange: (words) => address.change({ q: words === '' ? undefined : words }),
          clearLabel: t('common.search_clear'),
        }
      }
      noneFound={
        noneFound && (
          <EmptyState
            icon={SearchX}
            framed
            title={noneFound.title}
            text={noneFound.text}
            actions={
              <>
                {noneFound.actions}
                <Button onClick={clear}>{t('common.show_everything')}</Button>
              </>
            }
          />
        )
      }
      pages={pages ?? (data?.meta && address && <ListPages meta={data.meta} address={address} look={look} />)}
      bulk={bulk && <Chosen chosen={chosen} work={bulk} />}
    >
      {children}
    </ListPage>
  )
}

const useChosenRows = <Row,>(rows: readonly Row[] | undefined, work: BulkWork<Row> | undefined) => {
  const [known, setKnown] = useState<{ rows?: readonly Row[]; byId: ReadonlyMap<string, Row> }>({
    byId: new Map(),
  })
  if (!work || !rows) return []
  const { selection, rowId, acrossPages } = work
  if (!acrossPages) return rows.filter((row) => selection.selected.has(rowId(row)))
  const byId =
    known.rows === rows
      ? known.byId
      : new Map([...known.byId, ...rows.map((row): [string, Row] => [rowId(row), row])])
  if (known.rows !== rows) setKnown({ rows, byId })
  return [...selection.selected].flatMap((id) => byId.get(id) ?? [])
}

const Chosen = <Row,>({ chosen, work }: { chosen: readonly Row[]; work: BulkWork<Row> }) => {
  const { selection, text, clearLabel, render } = work
  if (chosen.length === 0) return null
  return (
    <BulkBar text={text(chosen.length)} clearLabel={clearLabel} onClear={selection.clear}>
      {render(chosen)}
    </BulkBar>
  )
}

/** A filter over a few known words; `id` is its name in the address. */
export const choiceFilter = <const Value extends string>(filter: {
  id: string
  label: string
  anyLabel: string
  value: Value | undefined
  values: readonly Value[]
  textOf: (value: Value) => string
  onChange: (value: Value | undefined) => void
  asChips?: boolean | undefined
}): ListFilter => ({
  ...filter,
  options: filter.values.map((value) => ({ value, label: filter.textOf(value) })),
  onChange: (chosen) => filter.onChange(filter.values.find((value) => value === chosen)),
})
