import { locales } from '@lectern/contract/kernel/locales'
import {
  issueInvoice,
  listBuyerDocuments,
  listOrderDocuments,
  requestInvoice,
  saveBillingDetails,
} from '@lectern/contract/payments/documents/documents.api'
import type { KeptBillingDetails } from '@lectern/contract/payments/documents/billing-details'
import type { MoneyDocument } from '@lectern/contract/payments/documents/documents'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { Suspense, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { BuyerDocuments } from './buyer-documents.tsx'
import { DocumentRows } from './document-link.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { SellerDialog } from './seller-dialog.tsx'

const receipt: MoneyDocument = {
  ...{ id: 1, kind: 'receipt', number: 'R-0001', order: { id: 18, number: 1018 }, payment_id: 4 },
  ...{ buyer_name: 'Vira', total: 59_000, currency: 'EUR', issued_at: '2026-12-01T10:00:00.000Z' },
  ...{ corrects: null, credited_total: 0, link: '/api/v1/payments/documents/1/file' },
}
const invoice: MoneyDocument = {
  ...{ ...receipt, id: 2, kind: 'invoice', number: 'INV-0012', payment_id: null },
  link: '/api/v1/payments/documents/2/file',
}
const seller: KeptBillingDetails = {
  data: {
    ...{ legal_name: 'Bread GmbH', address: 'Brotweg 1', country: 'Germany', registration_number: '' },
    ...{ vat_id: '', email: null, phone: '', footer: '', due_text: '', invoice_prefix: 'INV-' },
    ...{ first_number: 1, language: null, is_invoice_automatic: false },
  },
  ...{ next_number: 'INV-0013', is_begun: true, preview_link: '/api/v1/billing-details/preview' },
}
const texts = ['common', 'account', 'expert', 'create-course', 'payments', 'money-documents'] as const

beforeEach(() => {
  answerCall(listPermissions, () => ({
    data: ['transaction_list', 'transaction_edit', 'paymentsystem_edit'],
  }))
})

const order = { token: `1a-${'x'.repeat(32)}`, paid_total: 59_000, state: 'paid' } as const

test('a buyer has the receipt as a file, and an invoice made out to whom they name', async () => {
  const sent: unknown[] = []
  answerCall(listBuyerDocuments, () => ({
    data: { documents: [receipt], invoice: 'ready' as const, buyer_name: 'Vira' },
  }))
  answerCall(requestInvoice, ({ body }) => {
    sent.push(body)
    return { data: { documents: [invoice, receipt], invoice: 'issued' as const, buyer_name: 'Vira' } }
  })
  await renderPart(<BuyerDocuments order={order} />, { texts })
  await expect
    .element(page.getByRole('link', { name: 'Receipt R-0001 (PDF)' }))
    .toHaveAttribute(...['href', receipt.link])
  await page.getByRole('button', { name: 'Get an invoice for a company' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Company/ })).toHaveValue('Vira')
  await page.getByRole('textbox', { name: /^Company/ }).fill('Bread AG')
  await page.getByRole('textbox', { name: /tax ID/ }).fill('<b>')
  await expect.element(page.getByText('Use letters, digits, spaces and hyphens only.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Issue the invoice' })).toBeDisabled()
  await page.getByRole('textbox', { name: /tax ID/ }).fill('ATU 123')
  await page.getByRole('button', { name: 'Issue the invoice' }).click()
  await expect.element(page.getByRole('link', { name: 'Invoice INV-0012 (PDF)' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Get an invoice/ })).not.toBeInTheDocument()
  expect(sent).toEqual([{ name: 'Bread AG', address: '', country: '', tax_id: 'ATU 123' }])
})

test('documents that came with the page are not asked for until the order changes', async () => {
  let asked = 0
  answerCall(listBuyerDocuments, () => {
    asked += 1
    return { data: { documents: [invoice], invoice: 'issued' as const, buyer_name: 'Vira' } }
  })
  const loaded = { documents: [receipt], invoice: 'issued' as const, buyer_name: 'Vira' }
  const Page = () => {
    const [state, setState] = useState<'paid' | 'refunded'>('paid')
    return (
      <>
        <button type="button" onClick={() => setState('refunded')}>
          Give back
        </button>
        <BuyerDocuments order={{ ...order, state }} loaded={loaded} />
      </>
    )
  }
  await renderPart(<Page />, { texts })
  await expect.element(page.getByRole('link', { name: 'Receipt R-0001 (PDF)' })).toBeVisible()
  expect(asked).toBe(0)
  await page.getByRole('button', { name: 'Give back' }).click()
  await expect.element(page.getByRole('link', { name: 'Invoice INV-0012 (PDF)' })).toBeVisible()
  expect(asked).toBe(1)
})

test('staff read that the seller details are missing, and where they are filled in', async () => {
  answerCall(listOrderDocuments, () => ({
    data: { documents: [receipt], invoice: 'seller_missing' as const, buyer_name: 'Vira' },
  }))
  await renderPart(
    <Suspense>
      <OrderDocuments orderId={18} />
    </Suspense>,
    { texts },
  )
  await expect
    .element(page.getByRole('link', { name: 'Fill in seller details' }))
    .toHaveAttribute(...['href', '/expert/payments/documents'])
})

test('a refusal of an invoice is told in its dialog, and what was typed stays', async () => {
  answerCall(listOrderDocuments, () => ({
    data: { documents: [], invoice: 'ready' as const, buyer_name: 'Vira' },
  }))
  refuseCall(issueInvoice, 409, 'seller_missing')
  await renderPart(
    <Suspense>
      <OrderDocuments orderId={18} />
    </Suspense>,
    { texts },
  )
  await page.getByRole('button', { name: 'Issue an invoice' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('Gasse 2')
  await page.getByRole('button', { name: 'Issue the invoice' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('Gasse 2')
})

test('seller details are saved whole, and a prefix of another series is refused', async () => {
  const sent: unknown[] = []
  answerCall(saveBillingDetails, ({ body }) => {
    sent.push(body)
    return seller
  })
  await renderPart(<SellerDialog kept={seller} onClose={() => undefined} />, { texts })
  const prefix = page.getByRole('textbox', { name: /^Invoice numbers begin with/ })
  await expect.element(page.getByText(/The next invoice is INV-0013/)).toBeVisible()
  await prefix.fill('CN-')
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await prefix.fill('2027/')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent).toEqual([{ ...seller.data, invoice_prefix: '2027/' }])
})

test.each(locales)('documents fit a phone in %s', async (locale) => {
  const note = { ...invoice, kind: 'credit_note', number: 'CN-0001', corrects: 'INV-0012' } as const
  await renderPart(
    <main>
      <DocumentRows documents={[note, receipt]} />
    </main>,
    { texts, locale, width: 390 },
  )
  await expect.element(page.getByRole('link', { name: /CN-0001/ })).toBeVisible()
  await expectAccessible()
  await expectFits()
})
