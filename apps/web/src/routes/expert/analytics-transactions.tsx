import { createFileRoute, useSearch } from '@tanstack/react-router'
import { readTransactionsSearch, TransactionsPage } from '../../features/payments/index.ts'
import { needRight } from '../../frame/areas/expert/expert-right.ts'

const from = '/expert/analytics-transactions'

const Transactions = () => <TransactionsPage search={useSearch({ from })} />

export const Route = createFileRoute('/expert/analytics-transactions')({
  staticData: { texts: ['payments', 'views'] },
  validateSearch: readTransactionsSearch,
  loader: (page) => needRight(page, ['transaction_list', 'transaction_read']),
  component: Transactions,
})
