import {
  cancelOrder,
  commentOrder,
  countOrders,
  deleteOrderComment,
  getOrder,
  listOrders,
  reopenOrder,
} from '@lectern/contract/orders/staff-orders.api'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { listOrderDocuments } from '@lectern/contract/payments/documents/documents.api'
import {
  forecastRefund,
  getTransaction,
  listOrderTransactions,
  refundOrder,
  takePayment,
  undoRefund,
} from '@lectern/contract/payments/payments.api'
import type { Transaction } from '@lectern/contract/payments/transactions'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { charge, chargeCard } from '../../../testing/transactions.ts'
import { noGroups, orderCard, paidOrder } from '../testing/order.ts'
import { OrderSheet } from './order-sheet.tsx'

const nothing = () => undefined
const nothingElse = { closes: [], keeps: [], is_place_returned: false }
let held: OrderCard = orderCard

const show = (width = 1440) =>
  renderPart(
    <Suspense>
      <OrderSheet orderId={18} readerId={1} beside={[19, 18]} onOpen={nothing} onClose={nothing} />
    </Suspense>,
    {
      texts: [
        ...(['common', 'orders', 'order-board', 'views', 'order-desk', 'payments'] as const),
        ...(['money-documents', 'create-course', 'expert'] as const),
      ],
      width,
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

test('an order tells whose it is, what comes next and what it opens', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: /Order no. 1018/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ivan P.' }))
    .toHaveAttribute(...['href', '/expert/crm/contacts/5'])
  await expect
    .element(page.getByText(/^€590 to be paid by 5 December 2026 at .*, or the order closes by itself\.$/))
    .toBeVisible()
  await expect.element(page.getByText('Opens: Sourdough')).toBeVisible()
})

test('a part of a payment leaves the rest due, and more than the payment asks for is refused', async () => {
  const sent: unknown[] = []
  answerCall(takePayment, ({ body, params }) => {
    sent.push([params, body])
    held = { ...held, state: 'paid_in_part', paid_total: 20_000 }
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Take payment', exact: true }).click()
  const amount = page.getByRole('textbox', { name: /^Amount/ })
  await expect.element(amount).toHaveValue('590')
  await expect.element(page.getByText('The payment will be complete.')).toBeVisible()
  await amount.fill('600')
  await expect.element(page.getByText('€590 at most.')).toBeVisible()
  await amount.fill('200')
  await expect.element(page.getByText('The rest, €390, stays due.')).toBeVisible()
  await page.getByLabelText('How it came').selectOptions('Cash')
  await page.getByRole('button', { name: 'Take €200' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      [
        { order: '18', payment: '7' },
        {
          ...{ amount: 20_000, method: 'cash', comment: '', is_letter_sent: true },
          paid_at: expect.any(String),
        },
      ],
    ])
  await expect.element(page.getByText('Paid in part')).toBeVisible()
})

test('a payment that somebody else took meanwhile is told in the dialog', async () => {
  refuseCall(takePayment, 409, 'payment_not_open')
  await show()
  await page.getByRole('button', { name: 'Take payment', exact: true }).click()
  await page.getByRole('button', { name: 'Take €590' }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('a refund is three separate choices, and tells before what they do', async () => {
  held = paidOrder
  const sent: unknown[] = []
  answerCall(forecastRefund, () => ({
    data: {
      most_by_provider: 0,
      ...{ most: 59_000, closes: [{ title: 'Sourdough' }], keeps: [{ title: 'How to learn' }] },
      is_place_returned: true,
    },
  }))
  answerCall(refundOrder, ({ body }) => {
    sent.push(body)
    held = { ...held, state: 'refunded_in_part' }
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Refund…' }).click()
  await expect.element(page.getByText(/^You send the money yourself/)).toBeVisible()
  await expect.element(page.getByText('Closes to the buyer: Sourdough.')).toBeVisible()
  await expect.element(page.getByText('Stays open by another access: How to learn.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Close the access/ }).click()
  await expect.element(page.getByText('The buyer keeps the access.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Cancel the order/ }).click()
  await expect.element(page.getByText('A place of the offer is free again.')).toBeVisible()
  await page.getByRole('textbox', { name: /^How much goes back/ }).fill('90')
  await page.getByRole('button', { name: 'Give back €90' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        ...{ amount: 9_000, is_access_closed: false, is_order_cancelled: true },
        ...{ method: 'bank', reason: '' },
      },
    ])
})

test('access alone is closed without money; nothing at all cannot be sent', async () => {
  held = paidOrder
  const sent: unknown[] = []
  answerCall(forecastRefund, () => ({
    data: {
      ...{ most: 59_000, closes: [{ title: 'Sourdough' }], keeps: [] },
      ...{ most_by_provider: 0, is_place_returned: true },
    },
  }))
  answerCall(refundOrder, ({ body }) => {
    sent.push(body)
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByRole('checkbox', { name: /^Give the money back/ }).click()
  await page.getByRole('checkbox', { name: /^Close the access/ }).click()
  await expect.element(page.getByText('Choose at least one of the three.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Do it' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /^Close the access/ }).click()
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect.poll(() => sent).toMatchObject([{ amount: 0, is_access_closed: true }])
})

test('an order is cancelled with a reason, and opened again by undoing that', async () => {
  const sent: unknown[] = []
  answerCall(cancelOrder, ({ body }) => {
    sent.push(body)
    held = {
      ...{ ...orderCard, state: 'cancelled', cancel_reason: 'staff' },
      next: { kind: 'closed', reason: 'staff', at: '2026-11-29T10:00:00.000Z' },
    }
    return { data: held }
  })
  answerCall(reopenOrder, () => {
    sent.push('reopened')
    held = orderCard
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Actions for order no. 1018' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order…' }).click()
  await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('Asked to')
  await page.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect.element(page.getByText('Cancelled by the school on 29 Nov 2026.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reopen order' })).toBeVisible()
  toasts.list().at(-1)?.action?.onSelect()
  await expect.poll(() => sent).toEqual([{ reason: 'Asked to' }, 'reopened'])
  await expect
    .element(page.getByText(/^€590 to be paid by 5 December 2026 at .*, or the order closes by itself\.$/))
    .toBeVisible()
})

test('a comment is written; only one’s own is deleted, and comes back by undoing that', async () => {
  const author = { id: 1, name: 'Anna', email: 'anna@example.test' }
  const made = { id: 4, author, text: 'Called', created_at: '2026-11-29T10:00:00.000Z' }
  const other = { ...made, id: 3, author: { ...author, id: 2, name: 'Rita' }, text: 'Wrote' }
  held = { ...orderCard, comments: [other] }
  answerCall(commentOrder, ({ body }) => {
    held = { ...held, comments: [other, { ...made, text: body?.text ?? '' }] }
    return { data: made }
  })
  answerCall(deleteOrderComment, () => {
    held = { ...held, comments: [other] }
    return { data: { success: true as const } }
  })
  await show()
  await page.getByLabelText('New comment').fill('Called')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect.element(page.getByText('Called')).toBeVisible()
  await expect.element(page.getByLabelText('New comment')).toHaveValue('')
  await page.getByRole('button', { name: 'Delete comment' }).click()
  await expect.element(page.getByText('Called')).not.toBeInTheDocument()
  toasts.list().at(-1)?.action?.onSelect()
  await expect.element(page.getByText('Called')).toBeVisible()
})

test('who may only read sees no way to change anything', async () => {
  answerCall(listPermissions, () => ({ data: ['order_list', 'order_read'] }))
  await show(390)
  await expect.element(page.getByText('Opens: Sourdough')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy pay link' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take payment' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('New comment')).not.toBeInTheDocument()
})

test('money goes back through the payment system by which it came, as far as it came so, and can be taken back', async () => {
  held = paidOrder
  let rows: Transaction[] = [charge]
  const sent: unknown[] = []
  answerCall(listOrderTransactions, () => ({ data: rows }))
  answerCall(forecastRefund, () => ({
    data: { ...nothingElse, most: 59_000, closes: [{ title: 'Sourdough' }], most_by_provider: 40_000 },
  }))
  answerCall(refundOrder, ({ body }) => {
    sent.push(body)
    const until = new Date(Date.now() + 600_000).toISOString()
    rows = [{ ...charge, id: 42, kind: 'refund', state: 'created', may_undo_until: until }, charge]
    return { data: held }
  })
  answerCall(undoRefund, () => {
    rows = [charge]
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Refund…' }).click()
  await expect.element(page.getByLabelText('How you send it')).toHaveDisplayValue('Back by Stripe')
  await expect.element(page.getByRole('textbox', { name: /^How much/ })).toHaveValue('400')
  await expect.element(page.getByText('Up to €400 can go back this way.')).toBeVisible()
  await expect
    .element(page.getByText('€400 leaves in 10 minutes. Until then you can take it back.'))
    .toBeVisible()
  await page.getByRole('textbox', { name: /^How much/ }).fill('500')
  await expect.element(page.getByText('€400 at most.')).toBeVisible()
  await page.getByLabelText('How you send it').selectOptions('Cash')
  await expect.element(page.getByText('This cannot be undone.')).toBeVisible()
  await page.getByLabelText('How you send it').selectOptions('Back by Stripe')
  await page.getByRole('textbox', { name: /^How much/ }).fill('400')
  await page.getByRole('button', { name: 'Give back €400' }).click()
  await expect.poll(() => sent).toMatchObject([{ amount: 40_000, method: 'provider' }])
  await expect.element(page.getByText('€590 goes back to the buyer')).toBeVisible()
  await page.getByRole('button', { name: 'Take back the refund' }).click()
  await expect.element(page.getByText('€590 goes back to the buyer')).not.toBeInTheDocument()
})

test('a transaction of the order opens with its facts', async () => {
  answerCall(listPermissions, () => ({ data: ['order_list', 'transaction_list'] }))
  answerCall(listOrderTransactions, () => ({ data: [charge] }))
  answerCall(getTransaction, () => ({ data: chargeCard }))
  await show()
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await expect.element(page.getByText('How we know')).toBeVisible()
})

test('a disputed payment is told, and nothing goes back beside it', async () => {
  held = paidOrder
  answerCall(listOrderTransactions, () => ({ data: [{ ...charge, dispute: 'open' as const }] }))
  answerCall(forecastRefund, () => ({ data: { ...nothingElse, most: 59_000, most_by_provider: 59_000 } }))
  refuseCall(refundOrder, 409, 'payment_disputed')
  await show()
  await expect.element(page.getByText('Disputed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByRole('button', { name: 'Give back €590' }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})
