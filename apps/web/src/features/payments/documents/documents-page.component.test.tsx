import { getBillingDetails, listDocuments } from '@lectern/contract/payments/documents/documents.api'
import type { MoneyDocument } from '@lectern/contract/payments/documents/documents'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import type { KeptBillingDetails } from '@lectern/contract/payments/documents/billing-details'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { InShell } from '../../../testing/in-shell.tsx'
import { renderPart } from '../../../testing/render-part.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { readDocumentsSearch } from './documents-search.ts'

const invoice: MoneyDocument = {
  ...{ id: 2, kind: 'invoice', number: 'INV-0012', order: { id: 18, number: 1018 }, payment_id: null },
  ...{ buyer_name: 'Bread AG', total: 59_000, currency: 'EUR', issued_at: '2026-12-01T10:00:00.000Z' },
  ...{ corrects: null, credited_total: 9_000, link: '/api/v1/payments/documents/2/file' },
}
const note: MoneyDocument = {
  ...{ ...invoice, id: 3, kind: 'credit_note', number: 'CN-0001', total: 9_000, corrects: 'INV-0012' },
  link: '/api/v1/payments/documents/3/file',
}
const unset: KeptBillingDetails = {
  ...{ data: null, next_number: 'INV-0001', is_begun: false },
  preview_link: '/api/v1/billing-details/preview',
}
const seller: KeptBillingDetails = {
  ...unset,
  data: {
    ...{ legal_name: 'Bread GmbH', address: 'Brotweg 1', country: 'Germany', registration_number: '' },
    ...{ vat_id: '', email: null, phone: '', footer: '', due_text: '', invoice_prefix: 'INV-' },
    ...{ first_number: 1, language: null, is_invoice_automatic: false },
  },
}
const texts = [
  'common',
  'account',
  'expert',
  'create-course',
  'payments',
  'money-documents',
  'views',
] as const

const show = async (
  {
    kept,
    rows,
    rights,
  }: {
    kept: KeptBillingDetails
    rows: MoneyDocument[]
    rights: readonly ['transaction_list'] | readonly ['transaction_list', 'paymentsystem_edit']
  },
  search: Record<string, unknown> = {},
  width = 1440,
) => {
  const asked: unknown[] = []
  answerCall(listPermissions, () => ({ data: [...rights] }))
  answerCall(getBillingDetails, () => kept)
  answerCall(listDocuments, ({ query }) => {
    asked.push(query)
    return {
      data: rows,
      sums:
        rows.length === 0
          ? []
          : [{ currency: 'EUR' as const, invoices: 59_000, credit_notes: 9_000, receipts: 0 }],
      meta: { per_page: 50, total: rows.length, is_total_exact: true },
      links: { next: null, previous: null },
    }
  })
  await renderPart(
    <InShell>
      <DocumentsPage search={readDocumentsSearch(search)} />
    </InShell>,
    { texts, width },
  )
  return asked
}

test('a school without documents reads when they come, and fills in who sells', async () => {
  await show({ kept: unset, rows: [], rights: ['transaction_list', 'paymentsystem_edit'] })
  await expect.element(page.getByText('No documents yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Fill in seller details' })).toBeVisible()
})

test('who may not edit payment systems reads who can fill in who sells', async () => {
  await show({ kept: unset, rows: [], rights: ['transaction_list'] })
  await expect.element(page.getByText(/Whoever looks after payment systems/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Fill in seller details' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Seller details' })).not.toBeInTheDocument()
})

test.each([1440, 390])('documents have their sums and files at %i', async (width) => {
  await show(
    { kept: seller, rows: [note, invoice], rights: ['transaction_list', 'paymentsystem_edit'] },
    {},
    width,
  )
  await expect
    .element(page.getByRole('link', { name: 'Invoice INV-0012 (PDF)' }))
    .toHaveAttribute(...['href', invoice.link])
  await expect.element(page.getByText('corrects INV-0012')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Sums' }))
    .toHaveTextContent('Receipts€0.00Invoices€590.00Credit notes−€90.00')
  await expect.element(page.getByText(/seller details are missing/)).not.toBeInTheDocument()
  await expectAccessible()
  await expectFits()
})

test('the address says which documents are asked for, and none found is told', async () => {
  const asked = await show(
    { kept: seller, rows: [], rights: ['transaction_list'] },
    { kind: 'invoice', q: 'bread', from: '2026-11-01', until: '2026-11-30' },
  )
  await expect.element(page.getByText('No documents found')).toBeVisible()
  expect(asked[0]).toMatchObject({
    ...{ kind: 'invoice', query: 'bread', from: '2026-11-01', until: '2026-11-30' },
  })
})
