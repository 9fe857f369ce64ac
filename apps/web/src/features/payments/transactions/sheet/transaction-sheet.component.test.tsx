import { locales } from '@lectern/contract/kernel/locales'
import { askTransaction, decideMismatch, getTransaction } from '@lectern/contract/payments/payments.api'
import type { TransactionCard } from '@lectern/contract/payments/transactions'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { chargeCard } from '../../../../testing/transactions.ts'
import { TransactionSheet } from './transaction-sheet.tsx'

let card: TransactionCard

const differs: TransactionCard = {
  ...{ ...chargeCard, state: 'mismatch' },
  provider: chargeCard.provider && { ...chargeCard.provider, seen_amount: 58_900, seen_currency: 'EUR' },
}

beforeEach(() => {
  card = chargeCard
  answerCall(listPermissions, () => ({ data: ['transaction_list', 'transaction_edit'] }))
  answerCall(getTransaction, () => ({ data: card }))
})

const show = (setting: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<TransactionSheet transactionId={41} onClose={() => undefined} />, {
    texts: ['common', 'expert', 'payments'],
    ...setting,
  })

test('a transaction tells its facts, and how the school knows', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: /€590/ })).toBeVisible()
  await expect.element(page.getByText('Visa 4242')).toBeVisible()
  await expect.element(page.getByText('€15')).toBeVisible()
  await expect.element(page.getByText('Its message came: payment_intent.succeeded')).toBeVisible()
  await expect.element(page.getByText('We asked 2 times')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the order' }))
    .toHaveAttribute(...['href', '/expert/crm/orders/18'])
  await expectAccessible()
})

test('the payment system is asked on a press; its silence is told', async () => {
  card = { ...chargeCard, state: 'unknown', messages: [] }
  await show()
  await expect.element(page.getByText('No message came')).toBeVisible()
  refuseCall(askTransaction, 503, 'provider_silent')
  await page.getByRole('button', { name: 'Ask now' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  answerCall(askTransaction, () => ({ data: chargeCard }))
  await page.getByRole('button', { name: 'Ask now' }).click()
  await expect.element(page.getByText('Succeeded')).toBeVisible()
})

test('money that differs is never told as paid: both sums, and a decision with its reason', async () => {
  card = differs
  const sent: unknown[] = []
  answerCall(decideMismatch, ({ body }) => {
    sent.push(body)
    return { data: chargeCard }
  })
  await show()
  await expect
    .element(page.getByText('The payment system says €589.00, the order says €590.00'))
    .toBeVisible()
  const save = page.getByRole('button', { name: 'Save the decision' })
  await expect.element(save).toBeDisabled()
  await page.getByRole('radio', { name: /^Count it for this order/ }).click()
  await expect.element(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Reason' }).fill('One euro of fees')
  await save.click()
  await expect.poll(() => sent).toEqual([{ decision: 'accept', reason: 'One euro of fees' }])
  await expect.element(save).not.toBeInTheDocument()
})

test('the right sum in the wrong place is told as that, not as two sums that are the same', async () => {
  card = { ...differs, provider: differs.provider && { ...differs.provider, seen_amount: 59_000 } }
  await show()
  await expect
    .element(page.getByText(/^The sum matches, but the money went to another account/))
    .toBeVisible()
})

test('who may only look at transactions decides nothing', async () => {
  card = differs
  answerCall(listPermissions, () => ({ data: ['transaction_list'] }))
  await show()
  await expect.element(page.getByText(/^The payment system says/)).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})

test('a test and a dispute are marked', async () => {
  card = { ...chargeCard, is_test: true, dispute: 'open' }
  await show()
  await expect.element(page.getByText('Test', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Disputed', { exact: true })).toBeVisible()
})

test.each(locales)('it fits a phone, in %s', async (locale) => {
  card = { ...differs, dispute: 'lost', reason: 'not_confirmed' }
  await show({ locale, width: 360 })
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await expectFits()
})
