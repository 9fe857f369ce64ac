import { z } from 'zod'

/** How strictly typed answers of a question are compared with the accepted ones; two switches of its author. */
export const spelling = {
  /** Whether "Paris" and "paris" differ. */
  case_sensitive: z.boolean().default(false),
  /** Whether slips of the finger are forgiven in long words. */
  allow_typos: z.boolean().default(false),
}

export interface Spelling {
  readonly case_sensitive: boolean
  readonly allow_typos: boolean
}
