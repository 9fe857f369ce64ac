import type { ByteRoute } from '../../kernel/byte-route.ts'

const pdf = {
  GET: {
    answers: {
      200: {
        description: 'The document as PDF',
        headers: { 'Content-Disposition': 'A name for the file', 'Cache-Control': 'private, no-store' },
        body: 'application/pdf',
      },
    },
  },
} as const

/** Documents about money as PDF. */
export const documentByteRoutes: readonly ByteRoute[] = [
  {
    id: 'payments.getBuyerDocument',
    methods: ['GET'],
    path: '/api/v1/public/orders/:token/documents/:document',
    summary: 'A receipt, an invoice or a credit note of an order, for whoever holds its address',
    rule: 'Whoever holds the address of the order, which nobody guesses.',
    errors: [],
    calls: pdf,
  },
  {
    id: 'payments.getDocument',
    methods: ['GET'],
    path: '/api/v1/payments/documents/:document/file',
    summary: 'A receipt, an invoice or a credit note of the school',
    rule: 'Members of the school who may see its transactions.',
    errors: [],
    calls: pdf,
  },
  {
    id: 'payments.previewInvoice',
    methods: ['GET'],
    path: '/api/v1/billing-details/preview',
    summary: 'How an invoice of the school looks, with made-up contents and no number',
    rule: 'Members of the school who may see its payment systems or its transactions.',
    errors: [],
    calls: pdf,
  },
]
