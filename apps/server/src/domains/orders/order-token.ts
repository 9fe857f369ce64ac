import type { KeyedTools } from '../../platform/sign-in/keyed.ts'

const proofOf = (keys: KeyedTools, orderId: number): string =>
  Buffer.from(keys.hash('order', orderId), 'hex').toString('base64url').slice(0, 32)

/** What stands in the address that a buyer holds: the order, and 192 bits that only this server computes. Nothing of it is stored. */
export const tokenOfOrder = (keys: KeyedTools, orderId: number): string =>
  `${orderId.toString(36)}-${proofOf(keys, orderId)}`

/** The order of a token; null for one that this server did not make. */
export const orderOfToken = (keys: KeyedTools, token: string): number | null => {
  const orderId = Number.parseInt(token.slice(0, token.indexOf('-')), 36)
  if (!Number.isSafeInteger(orderId) || orderId < 1) return null
  return keys.isSame(tokenOfOrder(keys, orderId), token) ? orderId : null
}
