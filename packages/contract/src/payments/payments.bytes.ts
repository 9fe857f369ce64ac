import { z } from 'zod'
import type { ByteRoute } from '../kernel/byte-route.ts'

/** Routes of payments that are no calls: what providers tell. */
export const paymentByteRoutes: readonly ByteRoute[] = [
  {
    id: 'payments.takeMessage',
    methods: ['POST'],
    path: '/api/v1/payment-messages/:token',
    summary:
      'Takes what a payment provider tells; it says only where to look, and a repetition changes nothing',
    rule: 'The provider alone: the address, which nobody guesses, chooses the account whose secret proves the message.',
    errors: ['not_found', 'body_too_large'],
    calls: {
      POST: {
        body: { type: 'application/json', schema: z.unknown() },
        answers: {
          200: { description: 'Taken, or nothing of this school', body: z.unknown() },
          400: { description: 'Not of the provider, or not of now', body: z.unknown() },
        },
      },
    },
  },
]
