import type { BillingDetails } from '@lectern/contract/payments/documents/billing-details'
import { type DocumentKind, printedNumber } from '@lectern/contract/payments/documents/documents'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import { dayAt } from '@lectern/contract/filters/kinds/date'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { LockedOrder } from '../../orders/index.ts'
import { findSchool } from '../../schools/index.ts'
import { currencyOfAttempt } from '../attempts/attempt-parts.ts'
import { findBillingDetails } from './billing-details.repository.ts'
import type { DocumentContent, DocumentMovement, DocumentParty } from './document-content.ts'
import * as store from './documents.repository.ts'

/** What is read of the school and the order before a document is made out. */
export interface Desk {
  readonly order: LockedOrder
  readonly details: BillingDetails | null
  readonly timeZone: string
  readonly schoolName: string
  readonly now: Date
}

export const openDesk = async (tx: ReadDatabase, order: LockedOrder, now: Date): Promise<Desk> => {
  const school = found(await findSchool(tx, order.schoolId))
  const details = await findBillingDetails(tx, order.schoolId)
  return { order, details, timeZone: school.timeZone, schoolName: school.name, now }
}

export const nobody = {
  ...{ address: '', country: '', registration: '', taxId: '', email: '', phone: '' },
} as const satisfies Omit<DocumentParty, 'name'>

export const sellerOf = (details: BillingDetails | null, schoolName: string): DocumentParty =>
  details === null
    ? { ...nobody, name: schoolName }
    : {
        ...{ name: details.legal_name, address: details.address, country: details.country },
        ...{ registration: details.registration_number, taxId: details.vat_id },
        ...{ email: details.email ?? '', phone: details.phone },
      }

/** The buyer as the order knows them. */
export const buyerOf = ({ buyerName, email }: LockedOrder): DocumentParty => ({
  ...nobody,
  ...{ name: buyerName || (email ?? ''), email: email ?? '' },
})

export const contentOf = (
  { order, details, timeZone, schoolName, now }: Desk,
  own: Pick<DocumentContent, 'buyer' | 'lines' | 'total' | 'movements'> &
    Partial<Pick<DocumentContent, 'due' | 'corrects'>>,
): DocumentContent => ({
  version: 1,
  language: details?.language ?? order.language,
  currency: currencyOfAttempt(order.currency),
  day: dayAt(now, timeZone),
  orderNumber: order.number,
  seller: sellerOf(details, schoolName),
  footer: details?.footer ?? '',
  ...{ due: null, corrects: null },
  ...own,
})

export const movementOf = (row: store.MovementRow, { timeZone }: Desk): DocumentMovement => ({
  day: dayAt(row.processedAt ?? row.createdAt, timeZone),
  amount: String(row.amount),
  provider: row.method === null ? (providerNameOf(row.providerId) ?? null) : null,
  ...{ method: row.method, payer: row.payer },
})

interface Wanted {
  readonly kind: DocumentKind
  readonly prefix: string
  readonly first: number
  readonly total: bigint
  readonly content: DocumentContent
  readonly transactionId?: number
  readonly correctsId?: number
}

/** Gives a document its number and keeps it; the order is held. */
export const issue = async (
  tx: Transaction,
  { order: { schoolId, id: orderId, currency }, now }: Desk,
  { kind, prefix, first, ...wanted }: Wanted,
): Promise<number> => {
  const number = await store.takeNumber(tx, { schoolId, kind, prefix }, first)
  const { buyer } = wanted.content
  return store.insertDocument(tx, {
    ...{ schoolId, orderId, currency, kind, series: prefix, number, ...wanted },
    ...{ printedNumber: printedNumber(prefix, number), issuedAt: now },
    ...{ buyerName: buyer.name, buyerTaxId: buyer.taxId },
  })
}
