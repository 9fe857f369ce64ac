import type { PayPage } from '../../../platform/providers/payments/payment-provider.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'

/** What a key begins with, by what it moves. */
const letterOf = { charge: 'L', refund: 'R' } as const

/**
 * The name of a movement of money at a provider: the same for the same row, and another one on another server. Who does not have it, does
 * not guess it: 80 bits of it only this server computes.
 */
export const keyOfTransaction = (keys: KeyedTools, kind: keyof typeof letterOf, id: number): string =>
  `${letterOf[kind]}-${id.toString(36)}-${keys.hash('transaction', kind, id).slice(0, 20)}`

/** Where a browser goes on to the page of the provider; without the origin of the school. */
export const goOnPath = (key: string): string => `/pay/${key}`

/** Where the provider sends the buyer back to; without the origin of the school. */
export const returnPath = (key: string): string => `/pay/${key}/back`

/** Where an attempt is paid: the provider's own address, or ours that posts a form there. */
export const payAddress = ({
  key,
  page,
}: {
  readonly key: string | null
  readonly page: PayPage | null
}): string | null => {
  if (page === null || key === null) return null
  return page.kind === 'redirect' ? page.url : goOnPath(key)
}
