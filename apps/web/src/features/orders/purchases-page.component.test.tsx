import type { Purchase } from '@lectern/contract/orders/order'
import { listPurchaseDocuments } from '@lectern/contract/payments/documents/documents.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../testing/network.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { PurchasesPage } from './purchases-page.tsx'

const purchase: Purchase = {
  ...{ id: 18, number: 1018, type: 'standard', school: { id: 1, name: 'Bread' } },
  products: [{ product_id: 3, title: 'Sourdough with a curator', quantity: 1, price: 59_000 }],
  ...{ total: 59_000, paid_total: 0, currency: 'EUR', paid_status: 'unpaid' },
  created_at: '2026-11-28T10:00:00.000Z',
  next: { kind: 'await_school', since: '2026-11-30T10:00:00.000Z' },
  ...{ link: 'https://school.test/orders/1-abc', payments: [] },
}

test.each([
  ['en', 1440, 'The school looks at the payment. Nothing has to be paid again.'],
  ['uk', 390, 'Школа розбирається з платежем. Платити знову не треба.'],
  ['ru', 390, 'Школа разбирается с платежом. Платить снова не нужно.'],
] as const)('a purchase tells its buyer that the school looks at the payment, in %s', async (...told) => {
  const [locale, width, words] = told
  answerCall(listPurchaseDocuments, () => ({ data: [] }))
  const purchases = {
    ...{ data: [purchase], meta: { current_page: 1, per_page: 20, total: 1, last_page: 1 } },
    links: { next: null, previous: null },
  }
  await renderPart(
    <main>
      <PurchasesPage data={{ purchases, pending: { data: [], has_more: false } }} />
    </main>,
    { locale, width, texts: ['common', 'account', 'checkout', 'money-documents', 'orders'] },
  )
  await expect.element(page.getByText(words)).toBeVisible()
  await expectAccessible()
  await expectFits()
})
