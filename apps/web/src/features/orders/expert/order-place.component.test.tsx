import type { Locale } from '@lectern/contract/kernel/locales'
import { countOrders, getOrder, listOrders } from '@lectern/contract/orders/staff-orders.api'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { listOrderDocuments } from '@lectern/contract/payments/documents/documents.api'
import { listOrderTransactions } from '@lectern/contract/payments/payments.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { noGroups, orderCard, paidOrder } from '../testing/order.ts'
import { OrderSheet } from './order-sheet.tsx'

const nothing = () => undefined
let held: OrderCard = orderCard

const show = (locale: Locale = 'en') =>
  renderPart(
    <Suspense>
      <OrderSheet orderId={18} readerId={1} beside={[19, 18]} onOpen={nothing} onClose={nothing} />
    </Suspense>,
    {
      texts: [
        ...(['common', 'orders', 'order-board', 'views', 'order-desk', 'payments'] as const),
        ...(['money-documents', 'create-course', 'expert'] as const),
      ],
      locale,
    },
  )

beforeEach(() => {
  held = orderCard
  answerCall(getOrder, () => ({ data: held }))
  answerCall(listOrders, () => ({
    ...{ data: [], meta: { per_page: 50, total: 0, is_total_exact: true } },
    links: { next: null, previous: null },
  }))
  answerCall(countOrders, () => ({
    data: { ...noGroups, all: 0, awaiting_payment: 0, late: 0, paid: 0, closed: 0 },
  }))
  answerCall(listOrderTransactions, () => ({ data: [] }))
  answerCall(listOrderDocuments, () => ({
    data: { documents: [], invoice: 'nothing_to_invoice' as const, buyer_name: '' },
  }))
  answerCall(listPermissions, () => ({ data: ['order_list', 'order_edit', 'transaction_edit'] }))
})

test('an order without a place of its offer says so, and what is done once its money is here', async () => {
  const place = { is_held: false, until: null }
  held = { ...orderCard, place }
  await show()
  await expect.element(page.getByText('No place is held for this order')).toBeVisible()
  await expect.element(page.getByText(/The buyer gets a place again by paying/)).toBeVisible()
  held = { ...paidOrder, place }
  await show()
  await expect.element(page.getByText(/Add a place to the offer, or give the money back/)).toBeVisible()
})

test.each([
  ['en', 'The school looks at the payment. Nothing has to be paid again.'],
  ['uk', 'Школа розбирається з платежем. Платити знову не треба.'],
  ['ru', 'Школа разбирается с платежом. Платить снова не нужно.'],
] as const)('an order that waits for the school says so on its card, in %s', async (locale, words) => {
  held = { ...orderCard, next: { kind: 'await_school', since: '2026-11-30T10:00:00.000Z' } }
  await show(locale)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
