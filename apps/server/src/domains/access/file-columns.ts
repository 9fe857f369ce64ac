import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const accessFiles = {
  columns: {
    access_changes: { details: 'none' },
    enrolments: { pauses: 'none' },
    /** A page of the author's own elsewhere. */
    offers: { terms_url: 'none' },
    offer_plans: { length: 'none', product_ids: 'none' },
    offer_products: { content: 'none', delays: 'none', distribution: 'none', length: 'none' },
  },
} as const satisfies DomainFiles
