import { contactImportErrors, importColumn } from '@lectern/contract/contacts/imports/contact-imports'
import { z } from 'zod'

/** Where in its folder the reader leaves the rows: one in a line, `[line, cells]`. */
export const rowsName = 'rows.ndjson'

/** What the process that reads a file tells of it. */
export const contactFileRead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refused'), error: z.enum(contactImportErrors), line: z.int().nullable() }),
  z.object({
    kind: z.literal('read'),
    encoding: z.string().nullable(),
    is_guessed: z.boolean(),
    separator: z.string().nullable(),
    rows: z.int(),
    columns: z.array(importColumn),
  }),
])
export type ContactFileRead = z.output<typeof contactFileRead>

/** A row as it waits for the database. */
export const waitingRow = z.tuple([z.int(), z.array(z.string())])
