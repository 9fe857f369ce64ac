import { z } from 'zod'
import type { ByteRoute } from '../../kernel/byte-route.ts'
import { dataOf } from '../../kernel/envelope.ts'
import { contactImport } from './contact-imports.ts'

/** Routes of imports that carry files. */
export const contactImportByteRoutes: readonly ByteRoute[] = [
  {
    id: 'contacts.createContactImport',
    methods: ['POST'],
    calls: {
      POST: {
        headers: { 'X-Cabinet-Id': 'The school, where somebody works in several' },
        body: {
          type: 'multipart/form-data',
          schema: z.object({ file: z.string().meta({ format: 'binary' }) }),
        },
        answers: {
          201: { description: 'The import, whose file waits to be read', body: dataOf(contactImport) },
        },
      },
    },
    path: '/api/v1/contacts/imports/upload',
    summary:
      'Send a file of contacts, CSV or XLSX up to 100 MB; multipart, field `file`. Nobody is added yet',
    rule: 'Staff who may import contacts and see them.',
    errors: ['file_missing', 'file_empty', 'file_too_large', 'too_many_imports'],
  },
  {
    id: 'contacts.downloadSkippedRows',
    methods: ['GET'],
    calls: {
      GET: {
        headers: { 'X-Cabinet-Id': 'The school, where somebody works in several' },
        answers: {
          200: {
            description: 'Rows that are skipped, wholly or in part, with their lines and reasons, as CSV',
            headers: { 'Content-Disposition': 'A name for the file' },
            body: 'text/csv',
          },
        },
      },
    },
    path: '/api/v1/contacts/imports/:import/skipped',
    summary: 'Skipped rows of an import as a file',
    rule: 'Staff who may import contacts and see them.',
    errors: [],
  },
]
