import type { PaymentAttempt } from '../payment-provider.ts'

export const now = new Date('2026-11-30T10:00:00Z')

export const sampleAttempt: PaymentAttempt = {
  key: 'L-7-1',
  externalId: null,
  amount: 10_050n,
  currency: 'EUR',
  title: 'Course',
  orderNumber: 7,
  email: 'buyer@example.test',
  language: 'en',
  createdAt: now,
  expiresAt: new Date(now.getTime() + 3_600_000),
  returnUrl: 'https://school.example.test/pay/return',
}

export const messagesUrl = 'https://school.example.test/messages/secret-part'

/** What a failed call says of itself, wherever it would be printed. */
export const wordsOf = (error: Error): string =>
  `${error.message} ${String(error.cause)} ${error.stack} ${JSON.stringify(error)}`
