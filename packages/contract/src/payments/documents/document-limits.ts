export const documentLimits = {
  /** Documents of one order. */
  ofOrder: 200,
  /** Orders of which one call asks for the documents. */
  ordersAsked: 100,
  ofPurchases: 1_000,
  name: 200,
  address: 500,
  country: 80,
  taxId: 40,
  prefix: 12,
  footer: 500,
} as const

/** Numbers of registers and taxes: letters, digits and what people write between them; or nothing. */
export const taxIdForm = /^(?:[\p{L}\p{N}][\p{L}\p{N} ./-]{1,39})?$/u
