import { exponentAt, minorOf } from '../core/money.ts'
import { wayForPaySignature } from '../core/signatures.ts'
import { codes, secretOf } from './objects.ts'

/** Fields of a purchase, as a browser posts them or a shop sends them. */
export type Fields = ReadonlyMap<string, readonly string[]>

export const fieldsOfForm = (text: string): Fields => {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const bare = name.replace(/\[\d*\]$/, '')
    fields.set(bare, [...(fields.get(bare) ?? []), value])
  }
  return fields
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Fields of a JSON body; numbers are taken as JSON writes them. */
export const fieldsOfJson = (body: unknown): Fields =>
  new Map(
    Object.entries(typeof body === 'object' && body !== null ? { ...body } : {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(textOf) : [textOf(value)],
    ]),
  )

export const one = (fields: Fields, name: string): string => fields.get(name)?.[0] ?? ''

/** Whether the signature over these fields, in their order, is the shop's. */
export const isSigned = (fields: Fields, names: readonly string[]): boolean => {
  const signed = names.flatMap((name) => fields.get(name) ?? [''])
  const signature = wayForPaySignature(secretOf(one(fields, 'merchantAccount')), signed)
  return signature === one(fields, 'merchantSignature')
}

const purchaseNames = [
  ...['merchantAccount', 'merchantDomainName', 'orderReference', 'orderDate', 'amount', 'currency'],
  ...['productName', 'productCount', 'productPrice'],
]

export interface Purchase {
  readonly account: string
  readonly domain: string
  readonly reference: string
  readonly amount: bigint
  readonly currency: string
  readonly title: string
}

/** What a signed purchase says; the code of its fault otherwise. */
export const readPurchase = (fields: Fields): Purchase | number => {
  const account = one(fields, 'merchantAccount')
  const reference = one(fields, 'orderReference')
  const currency = one(fields, 'currency')
  if (account === '' || reference === '' || reference.length > 100) return codes.badRequest
  if (!isSigned(fields, purchaseNames)) return codes.signature
  const amount = minorOf(one(fields, 'amount'), exponentAt('wayforpay', currency))
  if (amount === null || amount === 0n || !/^[A-Z]{3}$/.test(currency)) return codes.badRequest
  const title = one(fields, 'productName')
  return { account, reference, currency, amount, title, domain: one(fields, 'merchantDomainName') }
}
