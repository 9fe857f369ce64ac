import type { WalkedSchool } from './school.ts'

const desk = (path: string) => (school: WalkedSchool) => `${school.desk}/expert${path}`

/** How the school takes money, and what came: each route with the screens it has. */
export const moneyScreens = {
  '/expert/payments/systems': {
    'payment systems': desk('/payments/systems'),
    'a new way to pay': desk('/payments/systems?new=true'),
  },
  '/expert/payments/systems/$providerId': { 'paid by hand': desk('/payments/systems/90') },
  '/expert/payments/documents': {
    documents: desk('/payments/documents'),
    'seller details': desk('/payments/documents?seller=true'),
  },
  '/expert/analytics-transactions': {
    transactions: desk('/analytics-transactions'),
    'transactions of own dates': desk('/analytics-transactions?dates=own&from=2026-01-01'),
  },
}
