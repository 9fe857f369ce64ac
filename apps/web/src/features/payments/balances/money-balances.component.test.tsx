import { checkBalances, listBalances } from '@lectern/contract/payments/payment-systems.api'
import type { SystemBalance } from '@lectern/contract/payments/balances'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { MoneyBalances } from './money-balances.tsx'

const day = (date: string, theirs: number, ours: number, mended = 0) => ({
  day: date,
  sums: [{ currency: 'EUR' as const, theirs, ours }],
  ...{ is_even: theirs === ours, mended, checked_at: '2026-11-28T04:00:00.000Z' },
})
const card: SystemBalance = {
  ...{ system_id: 1, provider_id: 3, title: 'Card', is_listed: true },
  days: [day('2026-11-27', 188_400, 188_400), day('2026-11-21', 31_000, 31_000, 1)],
}
const show = (width: number) =>
  renderPart(<MoneyBalances mayCheck />, { texts: ['common', 'payments'], width })

test('what they say and what we say stand beside each other, with what was found by asking', async () => {
  answerCall(listBalances, () => ({ data: [card] }))
  await show(1440)
  await expect.element(page.getByText('they say €1,884.00, we say €1,884.00')).toBeVisible()
  await expect.element(page.getByText('Δ 0')).toBeVisible()
  await expect
    .element(page.getByText('21 Nov 2026: 1 payment was found by asking and written down'))
    .toBeVisible()
  await expect.element(page.getByRole('img', { name: '2 of 2 days balance' })).toBeVisible()
  await expectAccessible()
})

test('a check shows a difference at once; one that fails says why and leaves what stood', async () => {
  answerCall(listBalances, () => ({ data: [card] }))
  answerCall(checkBalances, () => ({ data: [{ ...card, days: [day('2026-11-28', 100, 59_000)] }] }))
  await show(390)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(page.getByText('Δ −€589.00')).toBeVisible()
  await expectFits()
  refuseCall(checkBalances, 503, 'provider_silent')
  await page.getByRole('button', { name: 'Check now' }).click()
  // The server words it; here the code stands for its sentence.
  await expect.element(page.getByText('provider_silent')).toBeVisible()
  await expect.element(page.getByText('Δ −€589.00')).toBeVisible()
})
