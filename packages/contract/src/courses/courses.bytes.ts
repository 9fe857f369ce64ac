import { z } from 'zod'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import type { ByteRoute } from '../kernel/byte-route.ts'
import { mostAddressColumns, mostListed } from './addresses/read-addresses.ts'

const readRows = wholeList(z.object({ written: z.string(), email: z.string().nullable() }), mostListed)

export const addressList = z.object({
  /**
   * Columns of the file with addresses: one where it is clear which is meant, else all, the fullest first. Their rows are in the order
   * of the file; `email` is null where what stands there is no address.
   */
  columns: wholeList(z.object({ name: z.string(), rows: readRows }), mostAddressColumns),
})
export type AddressList = z.infer<typeof addressList>

/** Routes of courses that carry files. */
export const courseByteRoutes: readonly ByteRoute[] = [
  {
    id: 'courses.readAddresses',
    methods: ['POST'],
    calls: {
      POST: {
        headers: { 'X-Cabinet-Id': 'The school, where somebody works in several' },
        body: {
          type: 'multipart/form-data',
          schema: z.object({ file: z.string().meta({ format: 'binary' }) }),
        },
        answers: { 200: { description: 'The addresses of the file', body: dataOf(addressList) } },
      },
    },
    path: '/api/v1/products/:product/participants/read-file',
    summary: 'Read addresses of people from a file: CSV, XLSX; multipart, field `file`. Nobody is added',
    rule: 'Staff who may edit the product.',
    errors: ['file_missing', 'file_empty', 'file_too_large', 'invalid_fields'],
  },
]
