import { listOffers } from '@lectern/contract/offers/offers.api'
import { listPaymentSystems } from '@lectern/contract/payments/payment-systems.api'
import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { emptyDraft, isComplete, type OfferDraft, wholeProduct } from '../offer-draft.ts'
import { newPlan, type PlanEdit } from './plan-draft.ts'
import { PlansPart } from './plans-part.tsx'

const bank: PaymentSystem = {
  ...{
    id: 1,
    provider_id: 90,
    title: 'Bank transfer',
    instruction: 'To the account',
    currencies: ['UAH'],
    connection: null,
  },
  ...{ state: 'live', position: 1, updated_at: '2026-11-28T10:00:00.000Z' },
}
const start: OfferDraft = {
  ...emptyDraft,
  title: 'Bread',
  products: [wholeProduct({ product_id: 1, title: 'Bread', type_id: 1 })],
}
let now: OfferDraft

beforeEach(() => {
  answerCall(listPermissions, () => ({
    data: ['offer_list', 'offer_edit', 'paymentsystem_read'],
  }))
  answerCall(listOffers, () => ({
    ...{
      data: [],
      meta: { current_page: 1, per_page: 15, total: 0, last_page: 1 },
    },
    links: { next: null, previous: null },
  }))
  answerCall(listPaymentSystems, () => ({ data: [bank] }))
})

const note = (draft: OfferDraft) => {
  now = draft
}

const Part = ({ first, isKept }: { first: OfferDraft; isKept: boolean }) => {
  const [draft, setDraft] = useState(first)
  note(draft)
  return <PlansPart draft={draft} isKept={isKept} write={(part) => setDraft({ ...draft, ...part })} />
}
const show = (part: Partial<OfferDraft> = {}, { width = 1440, locale = 'en', isKept = false } = {}) =>
  renderPart(<Part first={{ ...start, ...part }} isKept={isKept} />, {
    ...{
      texts: ['common', 'offers', 'account'],
      width,
      locale: locale === 'uk' ? 'uk' : 'en',
    },
  })
const priced = (amount: number | null = null, currency: 'EUR' | 'UAH' = 'EUR') => ({
  currency,
  plans: [{ ...newPlan('1', ''), amount }],
})
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a price is written as people write it, and read back as the language writes it', async () => {
  await show({}, { width: 390 })
  await page.getByRole('radio', { name: /^A price/ }).click()
  await field('Price').fill('€1,250.50')
  expect(now).toMatchObject({ currency: 'EUR', plans: [{ amount: 125_050 }] })
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Price')).toHaveValue('€1,250.50')
  await expect.element(page.getByRole('figure').getByText('€1,250.50')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test.each([
  ['five hundred', /This is not an amount/],
  ['590.505', /up to 2 decimals/],
  ['0', /above zero/],
  ['99999999999999999', /too large/],
])('%s is told to be no price, stays written, and is not saved', async (typed, reason) => {
  await show(priced(100))
  await field('Price').fill(typed)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible()
  await expect.element(field('Price')).toHaveValue(typed)
  expect(isComplete(now)).toBe(false)
})

test('a price that is left out is asked for', async () => {
  await show(priced())
  await field('Price').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an amount.')
  expect(isComplete(now)).toBe(false)
})

test('the old price is above and the promo price below; a buyer sees the promo price with its end', async () => {
  await show(priced(59_000))
  await field('Old price (optional)').fill('500')
  await expect.element(page.getByText('The old price must be higher than the price.')).toBeVisible()
  await field('Old price (optional)').fill('690')
  await page.getByRole('checkbox', { name: 'Promo price', exact: true }).click()
  await field('Price while the promo lasts').fill('590')
  await expect.element(page.getByText('The promo price must be lower than the price.')).toBeVisible()
  await field('Price while the promo lasts').fill('490')
  expect(isComplete(now)).toBe(true)
  const seen = page.getByRole('figure')
  for (const words of ['€490', '€590', /^Promo price until/])
    await expect.element(seen.getByText(words)).toBeVisible()
})

test('another currency is found by its name and keeps the figures; nobody can pay in it yet', async () => {
  await show(priced(59_000, 'UAH'))
  await expect.element(field('Price')).toHaveValue('₴590')
  await expect.element(page.getByText(/^Nobody can pay/)).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Currency' }).fill('japanese')
  await page.getByRole('option', { name: /JPY/ }).click()
  await expect.element(page.getByText('Nobody can pay in JPY yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Payment systems' })).toBeVisible()
  expect(now).toMatchObject({ currency: 'JPY', plans: [{ amount: 590 }] })
})

test('in Ukrainian a comma is decimal', async () => {
  await show(priced(), { locale: 'uk' })
  await field('Ціна').fill('1 250,5')
  expect(now.plans[0]?.amount).toBe(125_050)
})

test('where the team gives it, the price is for orders by hand; a published one says whom it is for', async () => {
  await show({ ...priced(100), is_self_service: false, status_id: 2 }, { isKept: true })
  await expect.element(page.getByText(/^Only the team gives this offer/)).toBeVisible()
  await expect.element(page.getByText(/^A new price is for new orders/)).toBeVisible()
  await expect.element(page.getByText('Phone number of the buyer')).not.toBeInTheDocument()
})

test('free again, and back, a price is as it was', async () => {
  await show(priced(59_000))
  await page.getByRole('radio', { name: /^Free/ }).click()
  expect(now.plans).toEqual([])
  await page.getByRole('radio', { name: /^A price/ }).click()
  expect(now.plans[0]?.amount).toBe(59_000)
})

test('terms stand at a whole address', async () => {
  await show(priced(59_000))
  await field('Link to the terms of sale (optional)').fill('school.test/terms')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(/^Enter a whole address/)).toBeVisible()
  expect(isComplete(now)).toBe(false)
  await field('Link to the terms of sale (optional)').fill('https://school.test/terms')
  expect(isComplete(now)).toBe(true)
})

const titles = () => now.plans.map(({ title }) => title)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const three: PlanEdit[] = ['Alone', 'Group', 'Curator'].map((title, at) => ({
  ...newPlan(String(at), title),
  amount: (at + 1) * 10_000,
}))

test('plans are added, named, copied, moved, put off, removed and brought back', async () => {
  await show(priced(59_000), { width: 390 })
  await press('Add a plan')
  await expect.poll(titles).toEqual(['', 'Plan 2'])
  expect(isComplete(now)).toBe(false)
  await field('Price').fill('990')
  await field('Title of the plan').fill('Group')
  expect(isComplete(now)).toBe(true)
  await press('Duplicate')
  await expect.poll(titles).toEqual(['', 'Group', 'Group (copy)'])
  await press('Earlier')
  await expect.poll(titles).toEqual(['', 'Group (copy)', 'Group'])
  await page.getByRole('switch', { name: 'Buyers may choose “Group”' }).click()
  await expect.poll(() => now.plans.map(({ is_on }) => is_on)).toEqual([true, true, false])
  await press('Remove')
  await expect.poll(titles).toEqual(['', 'Group'])
  await press('Bring it back')
  await expect.poll(titles).toEqual(['', 'Group (copy)', 'Group'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('plans have titles of their own, and one of them is on', async () => {
  await show({ currency: 'EUR', plans: three.slice(0, 2) })
  await press('Group')
  await field('Title of the plan').fill('alone')
  await expect.element(page.getByText(/^Two plans are called “alone”/)).toBeVisible()
  expect(isComplete(now)).toBe(false)
  await field('Title of the plan').fill('Together')
  for (const title of ['Alone', 'Together'])
    await page.getByRole('switch', { name: `Buyers may choose “${title}”` }).click()
  await expect.element(page.getByText(/^Turn on at least one plan/)).toBeVisible()
  expect(isComplete(now)).toBe(false)
})

test('a plan opens some products of the offer, for a length of its own', async () => {
  const both = [1, 2].map((id) => wholeProduct({ product_id: id, title: `Course ${id}`, type_id: 1 }))
  await show({ ...priced(100), products: both })
  await page.getByRole('checkbox', { name: 'Course 1' }).click()
  await expect.poll(() => now.plans[0]?.product_ids).toEqual([2])
  await page.getByRole('checkbox', { name: 'Course 2' }).click()
  await expect.element(page.getByText('Choose at least one product.')).toBeVisible()
  expect(isComplete(now)).toBe(false)
  await page.getByRole('checkbox', { name: 'Course 1' }).click()
  await page.getByRole('checkbox', { name: 'Course 2' }).click()
  await expect.poll(() => now.plans[0]?.product_ids).toBeNull()
  await page.getByRole('checkbox', { name: 'Access of its own length' }).click()
  await expect.poll(() => now.plans[0]?.length).toEqual({ kind: 'months', count: 3 })
})

test('a promo ends at a moment, after so many orders, or at the first of both', async () => {
  await show(priced(59_000))
  await page.getByRole('checkbox', { name: 'Promo price', exact: true }).click()
  await field('Price while the promo lasts').fill('490')
  await page.getByRole('checkbox', { name: 'It ends at a moment' }).click()
  await expect.element(page.getByText(/^Say when the promo ends/)).toBeVisible()
  expect(isComplete(now)).toBe(false)
  await page.getByRole('checkbox', { name: 'It ends after a number of orders' }).click()
  await expect.poll(() => now.plans[0]?.promo).toEqual({ amount: 49_000, until: null, places: 20 })
  expect(isComplete(now)).toBe(true)
})

test('the buyer’s view has its states', async () => {
  await show({
    currency: 'EUR',
    plans: three.slice(0, 1).map((each) => ({ ...each, promo: { amount: 5000, until: null, places: 5 } })),
  })
  const seen = page.getByRole('figure')
  await expect.element(seen.getByText('€50')).toBeVisible()
  await seen.getByText('Usual price').click()
  await expect.element(seen.getByText('€100')).toBeVisible()
  await seen.getByText('Sold out').click()
  await expect.element(seen.getByText('All places are taken.')).toBeVisible()
})
