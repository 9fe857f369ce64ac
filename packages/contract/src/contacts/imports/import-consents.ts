import { z } from 'zod'

/**
 * What becomes of what a file says of one topic for one person. `said_no`: the file says yes, the person or the staff said no, and the
 * no stands. `kept_out`: the file says yes of an address to which the school never writes.
 */
export const importConsentOutcomes = ['granted', 'withdrawn', 'already', 'said_no', 'kept_out'] as const
export type ImportConsentOutcome = (typeof importConsentOutcomes)[number]

const cells = z.int().min(0).default(0)

/** How many cells have each outcome; those of skipped rows are not among them. */
export const importConsentCounts = z.object({
  granted: cells,
  withdrawn: cells,
  already: cells,
  said_no: cells,
  kept_out: cells,
})
export type ImportConsentCounts = z.output<typeof importConsentCounts>
