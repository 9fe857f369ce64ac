import { z } from 'zod'
import { filterTree } from './tree.ts'

/** A filter in an address: a tree of conditions as JSON. */
export const filterText = z
  .string()
  .max(8_000)
  .transform((text, context) => {
    try {
      const tree: unknown = JSON.parse(text)
      return tree
    } catch {
      context.addIssue({ code: 'custom', message: 'unreadable_filter', input: text })
      return z.NEVER
    }
  })
  .pipe(filterTree)
