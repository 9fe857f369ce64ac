import type { Locale } from '@lectern/contract/kernel/locales'
import { createBooks } from './books.ts'
import type { Clock } from './clock.ts'
import { createDeliveries } from './deliveries.ts'
import { createDesk } from './desk.ts'
import type { Payment } from './payment.ts'
import { scenarioOf } from './scenarios.ts'

/** What all providers of one stand-in share. */
export const createWorld = (clock: Clock, publicUrl: () => string, stampTime: () => number) => {
  const books = createBooks()
  const deliveries = createDeliveries(clock, stampTime)
  const desk = createDesk({ clock, books, deliveries })
  return {
    ...{ clock, books, deliveries, desk },
    /** The stand-in's own address, without a slash at the end. */
    publicUrl,
    payPageOf: ({ id }: Pick<Payment, 'id'>) => `${publicUrl()}/stand-in/pay/${id}`,
  }
}
export type World = ReturnType<typeof createWorld>

export const testCard = { brand: 'visa', last4: '4242' } as const

type Given = Omit<
  Payment,
  'scenario' | 'state' | 'reason' | 'plan' | 'card' | 'moved' | 'refunds' | 'dispute'
>

/** A payment at its beginning. */
export const newPayment = (given: Given): Payment => ({
  ...given,
  scenario: scenarioOf(given.amount),
  state: 'open',
  reason: null,
  plan: 'paid',
  card: testCard,
  moved: null,
  refunds: [],
  dispute: null,
})

/** A provider's word for a language: `uk-UA`, `UA`, `ru`. */
export const languageOf = (word: string | undefined): Locale => {
  const letters = (word ?? '').slice(0, 2).toLowerCase()
  if (letters === 'uk' || letters === 'ua') return 'uk'
  return letters === 'ru' ? 'ru' : 'en'
}
