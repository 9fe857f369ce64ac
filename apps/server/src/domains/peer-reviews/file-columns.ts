import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const peerReviewFiles = {
  columns: {
    peer_example_marks: { points: 'none' },
    peer_reviews: { points: 'none' },
  },
} as const satisfies DomainFiles
