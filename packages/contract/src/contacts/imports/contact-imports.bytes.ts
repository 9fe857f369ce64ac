import type { ByteRoute } from '../../kernel/byte-route.ts'

/** Routes of imports that carry files. */
export const contactImportByteRoutes: readonly ByteRoute[] = [
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
    rule: 'Staff who may import contacts.',
    errors: [],
  },
]
