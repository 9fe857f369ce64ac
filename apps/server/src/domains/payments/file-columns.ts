import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const paymentFiles = {
  columns: {
    billing_details: { details: 'none' },
    money_documents: { content: 'none' },
    payment_systems: { shown_keys: 'none', steps: 'none' },
    provider_balances: { sums: 'none' },
    transactions: { choices: 'none', page: 'none' },
  },
} as const satisfies DomainFiles
