import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { HandMethod } from '@lectern/contract/payments/transactions'

/** Who sells or buys, as a document names them. */
export interface DocumentParty {
  readonly name: string
  readonly address: string
  readonly country: string
  readonly registration: string
  readonly taxId: string
  readonly email: string
  readonly phone: string
}

/** VAT of a line in minor units, as text: numbers of JSON are too small for money. */
export interface LineVat {
  /** Hundredths of a per cent. */
  readonly rateBp: number
  readonly net: string
  readonly vat: string
}

export interface DocumentLine {
  readonly title: string
  readonly quantity: number
  readonly amount: string
  readonly vat: LineVat | null
}

/** Money that moved, as a document tells it. */
export interface DocumentMovement {
  /** In the calendar of the school. */
  readonly day: string
  readonly amount: string
  /** The name of the payment system; null by hand. */
  readonly provider: string | null
  readonly method: HandMethod | null
  /** By what it was paid, masked. */
  readonly payer: string | null
}

/** What a document says, as it was when it was issued. Fields are added under a new version, and never read in another way. */
export interface DocumentContent {
  readonly version: 1
  readonly language: Locale
  readonly currency: CurrencyCode
  /** In the calendar of the school. */
  readonly day: string
  readonly orderNumber: number
  readonly seller: DocumentParty
  readonly buyer: DocumentParty
  readonly lines: readonly DocumentLine[]
  readonly total: string
  readonly movements: readonly DocumentMovement[]
  /** What is not paid yet, and how it is paid; null: nothing is asked. */
  readonly due: { readonly amount: string; readonly instruction: string } | null
  /** The invoice that it corrects. */
  readonly corrects: { readonly number: string; readonly day: string } | null
  readonly footer: string
}
