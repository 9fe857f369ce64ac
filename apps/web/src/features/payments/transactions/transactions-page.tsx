import { transactionKinds, transactionStates } from '@lectern/contract/payments/transactions'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Receipt } from 'lucide-react'
import { useRef } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { choiceFilter, type ListAddress, ListPlaces, ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { listTransactions } from '../api.ts'
import { PeriodFields } from './period-fields.tsx'
import { TransactionSheet } from './sheet/transaction-sheet.tsx'
import { Sums } from './sums.tsx'
import { columnsOf } from './transaction-columns.tsx'
import { usePeriod } from './use-period.ts'
import { transactionRows, type TransactionsSearch, transactionsQuery } from './transactions-search.ts'

const firstPage = { after: undefined, before: undefined }

/** Another question begins at the first page: a place belongs to the question for which it was made. */
const useTransactionsAddress = (asked: TransactionsSearch) => {
  const navigate = useNavigate()
  const address: ListAddress<TransactionsSearch> = useListAddress(asked, transactionRows)
  return {
    ...address,
    change: (part: Partial<TransactionsSearch>) => address.change({ ...firstPage, ...part }),
    clear: () =>
      address.change({
        ...firstPage,
        ...{
          q: undefined,
          kind: undefined,
          state: undefined,
          from: undefined,
          until: undefined,
          dates: undefined,
        },
      }),
    turn: (place: Pick<TransactionsSearch, 'after' | 'before'>) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, ...place }) }),
  }
}

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

const Transactions = ({ search: asked, field }: TransactionsProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const navigate = useNavigate()
  const address = useTransactionsAddress(asked)
  const { search } = address
  const period = usePeriod(address)
  const list = useQuery({
    ...queryFor(listTransactions, transactionsQuery(search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const kind = choiceFilter({
    ...{ id: 'kind', label: t('payments.kind'), anyLabel: t('payments.kind_any') },
    ...{ value: search.kind, values: transactionKinds },
    textOf: (each) => t(`payments.kind_${each}`),
    onChange: (chosen) => address.change({ kind: chosen }),
  })
  const state = choiceFilter({
    ...{ id: 'state', label: t('payments.state_filter'), anyLabel: t('payments.state_any') },
    ...{ value: search.state, values: transactionStates },
    textOf: (each) => t(`payments.state_${each}`),
    onChange: (chosen) => address.change({ state: chosen }),
  })
  const open = (transaction: number | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, transaction }),
      resetScroll: false,
    })
  return (
    <>
      <ListView
        list={{ ...list, data: data && { data: data.data } }}
        address={address}
        search={{ label: t('payments.search'), field }}
        filters={[kind, state, period]}
        keepToolbar={period.value === 'own'}
        before={
          <>
            {period.value === 'own' && (
              <PeriodFields search={search} onDays={(days) => address.change({ ...days, dates: 'own' })} />
            )}
            {data && <Sums sums={data.sums} />}
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
            columns={columnsOf({ t, moment })}
            rows={rows}
            rowId={({ id }) => String(id)}
            onOpen={({ id }) => open(id)}
          />
        )}
      </ListView>
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
