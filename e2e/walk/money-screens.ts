import type { WalkedSchool } from './school.ts'

const desk = (path: string) => (school: WalkedSchool) => `${school.desk}/expert${path}`

const columns = (...names: string[]) => encodeURIComponent(JSON.stringify(names))

/** How the school takes money, and what came: each route with the screens it has. */
export const moneyScreens = {
  '/expert/payments/systems': {
    'payment systems': desk('/payments/systems'),
    'a new way to pay': desk('/payments/systems?new=true'),
  },
  '/expert/payments/systems/$providerId': {
    'paid by hand': desk('/payments/systems/90'),
    'first provider': desk('/payments/systems/1'),
    'second provider': desk('/payments/systems/2'),
    'third provider': desk('/payments/systems/3'),
    'test payments': desk('/payments/systems/99'),
  },
  '/expert/payments/documents': {
    documents: desk('/payments/documents'),
    'seller details': desk('/payments/documents?seller=true'),
    'receipts of own dates': desk('/payments/documents?kind=receipt&dates=own&from=2026-01-01'),
  },
  '/expert/analytics-transactions': {
    transactions: desk('/analytics-transactions'),
    'transactions of own dates': desk('/analytics-transactions?dates=own&from=2026-01-01'),
    'transactions with columns': desk(
      `/analytics-transactions?kind=charge&columns=${columns('buyer', 'email', 'amount', 'fee', 'net', 'state')}`,
    ),
    'a transaction beside the others': (school: WalkedSchool) =>
      desk(`/analytics-transactions?transaction=${school.transactionId}`)(school),
  },
}
