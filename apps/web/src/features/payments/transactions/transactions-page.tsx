import { providerIds } from '@lectern/contract/payments/provider-ids'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import { transactionKinds, transactionStates } from '@lectern/contract/payments/transactions'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Columns3, Receipt } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { choiceFilter, type ListAddress, ListPlaces, ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { TaskLines } from '../../tasks/index.ts'
import { ColumnsDialog, ViewTabs } from '../../views/index.ts'
import { listTransactions } from '../api.ts'
import { FileButton } from './file-button.tsx'
import { PeriodFields } from './period-fields.tsx'
import { TransactionSheet } from './sheet/transaction-sheet.tsx'
import { Sums } from './sums.tsx'
import { usePeriod } from './use-period.ts'
import {
  keptListOf,
  noQuestion,
  searchOfView,
  transactionRows,
  type TransactionsSearch,
  transactionsQuery,
} from './transactions-search.ts'
import { useTransactionColumns } from './use-transaction-columns.ts'

const firstPage = { after: undefined, before: undefined }

/** Another question begins at the first page: a place belongs to the question for which it was made. */
const useTransactionsAddress = (asked: TransactionsSearch) => {
  const navigate = useNavigate()
  const address: ListAddress<TransactionsSearch> = useListAddress(asked, transactionRows)
  return {
    ...address,
    change: (part: Partial<TransactionsSearch>) => address.change({ ...firstPage, ...part }),
    clear: () => address.change({ ...firstPage, ...noQuestion }),
    /** A view is a step on the way back. */
    open: (view: TransactionsSearch) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...firstPage, ...view }),
        resetScroll: false,
      }),
    turn: (place: Pick<TransactionsSearch, 'after' | 'before'>) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, ...place }) }),
  }
}

type Address = ReturnType<typeof useTransactionsAddress>

/** Every movement of money of the school (document 000 §2, analytics-transactions). */
export const TransactionsPage = ({ search }: { search: TransactionsSearch }) => {
  const { t } = useTexts()
  const field = useRef<HTMLDivElement>(null)
  return (
    <ExpertPage
      title={t('expert.menu_transactions')}
      keys={[
        {
          ...{ keys: ['f'], label: t('create-course.key_search') },
          onPress: () => field.current?.querySelector('input')?.focus(),
        },
        { keys: ['1', '…', '9'], label: t('views.key_open') },
      ]}
    >
      <Transactions search={search} field={field} />
    </ExpertPage>
  )
}

interface TransactionsProps {
  search: TransactionsSearch
  field: React.RefObject<HTMLDivElement | null>
}

/** The transactions with their views. */
const Transactions = (props: TransactionsProps) => {
  const address = useTransactionsAddress(props.search)
  const { search } = address
  // A view begins with its own questions.
  const [opened, setOpened] = useState(0)
  const [isListed, setListed] = useState(false)
  return (
    <ViewTabs
      list="transactions"
      saved={search.saved}
      now={keptListOf(search)}
      isListed={isListed}
      onOpen={(view) => {
        setOpened(opened + 1)
        address.open(searchOfView(view))
      }}
      onLeave={() => address.change({ saved: undefined })}
    >
      <TransactionTable key={opened} field={props.field} address={address} onListed={() => setListed(true)} />
    </ViewTabs>
  )
}

/** Questions with a few known answers. */
const useFilters = ({ search, change }: Address): ListFilter[] => {
  const { t } = useTexts()
  return [
    choiceFilter({
      ...{ id: 'kind', label: t('payments.kind'), anyLabel: t('payments.kind_any') },
      ...{ value: search.kind, values: transactionKinds },
      textOf: (each) => t(`payments.kind_${each}`),
      onChange: (kind) => change({ kind }),
    }),
    choiceFilter({
      ...{ id: 'state', label: t('payments.state_filter'), anyLabel: t('payments.state_any') },
      ...{ value: search.state, values: transactionStates },
      textOf: (each) => t(`payments.state_${each}`),
      onChange: (state) => change({ state }),
    }),
    {
      ...{ id: 'provider', label: t('payments.provider'), anyLabel: t('payments.provider_any') },
      value: search.provider === undefined ? undefined : String(search.provider),
      options: Object.values(providerIds).map((id) => ({
        value: String(id),
        label: providerNameOf(id) ?? t('payments.provider_by_hand'),
      })),
      onChange: (id) => change({ provider: id === undefined ? undefined : Number(id) }),
    },
  ]
}

interface TableProps extends Pick<TransactionsProps, 'field'> {
  address: Address
  /** The first rows have come. */
  onListed: () => void
}

const TransactionTable = ({ field, address, onListed }: TableProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { search } = address
  const period = usePeriod(address)
  const filters = useFilters(address)
  const columns = useTransactionColumns(address)
  const list = useQuery({
    ...queryFor(listTransactions, transactionsQuery(search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onListed()
    // oxlint-disable-next-line react/exhaustive-deps -- once, however often the page is drawn
  }, [isThere])
  const open = (transaction: number | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, transaction }),
      resetScroll: false,
    })
  return (
    <>
      <TaskLines domains={['payments']} onEnded={() => undefined} />
      <ListView
        list={{ ...list, data: data && { data: data.data } }}
        address={address}
        search={{ label: t('payments.search'), field }}
        filters={[...filters, period]}
        keepToolbar={period.value === 'own'}
        before={
          <>
            {period.value === 'own' && (
              <PeriodFields search={search} onDays={(days) => address.change({ ...days, dates: 'own' })} />
            )}
            {data && <Sums sums={data.sums} />}
          </>
        }
        actions={
          <>
            <Button icon={<Icon of={Columns3} />} onClick={() => columns.setChoosing(true)}>
              {t('views.columns')}
            </Button>
            <FileButton search={search} columns={columns} />
          </>
        }
        skeleton={<TableSkeleton widths={['40%', '40%', '72px', '72px', '72px']} rows={10} />}
        empty={
          <EmptyState
            icon={Receipt}
            framed
            title={t('payments.none_transactions')}
            text={t('payments.none_transactions_text')}
          />
        }
        noneFound={{ title: t('payments.none_found') }}
        pages={data && <ListPlaces meta={data.meta} links={data.links} onPlace={address.turn} />}
      >
        {(rows) => (
          <Table
            caption={t('expert.menu_transactions')}
            {...columns.table}
            rows={rows}
            rowId={({ id }) => String(id)}
            onOpen={({ id }) => open(id)}
          />
        )}
      </ListView>
      {columns.isChoosing && <ColumnsDialog {...columns.dialog} />}
      {search.transaction !== undefined && (
        <TransactionSheet
          key={search.transaction}
          transactionId={search.transaction}
          onClose={() => open(undefined)}
        />
      )}
    </>
  )
}
