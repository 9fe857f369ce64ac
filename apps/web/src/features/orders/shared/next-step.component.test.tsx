import type { Locale } from '@lectern/contract/kernel/locales'
import type { NextStep as Step } from '@lectern/contract/orders/next-step'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { NextStep } from './next-step.tsx'

const at = '2026-12-06T10:00:00.000Z'
const steps: Step[] = [
  { kind: 'pay', amount: 59_000, due_at: null, closes_at: at },
  { kind: 'pay', amount: 59_000, due_at: at, closes_at: null },
  { kind: 'pay', amount: 59_000, due_at: null, closes_at: null },
  { kind: 'pay_late', amount: 59_000, due_at: at },
  { kind: 'await_provider', since: at },
  { kind: 'await_school', since: at },
  { kind: 'nothing' },
  { kind: 'settle_overpaid', amount: 1_050 },
  { kind: 'refunded', amount: 20_000 },
  { kind: 'closed', reason: 'expired', at },
  { kind: 'closed', reason: 'staff', at },
  { kind: 'closed', reason: 'buyer', at },
]

const sentences = async (locale: Locale): Promise<string[]> => {
  await renderPart(
    <ul>
      {steps.map((next) => (
        <li key={JSON.stringify(next)}>
          <NextStep next={next} currency="EUR" />
        </li>
      ))}
    </ul>,
    { locale, texts: ['common', 'orders'] },
  )
  await expect.element(page.getByRole('list')).toBeVisible()
  return page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/\u00A0|\u202F/g, ' '))
}

test('every step is one sentence', async () => {
  expect(await sentences('en')).toEqual([
    '€590 to be paid by 6 December 2026 at 12:00, or the order closes by itself.',
    '€590 to be paid by 6 Dec 2026.',
    '€590 to be paid.',
    '€590 was due on 6 Dec 2026 and has not come yet.',
    'The bank is still confirming the payment. Do not pay again.',
    'The school looks at the payment. Nothing has to be paid again.',
    'Nothing more is to be paid.',
    '€10.50 too much came in. The school gives it back or settles it.',
    '€200 was given back.',
    'Closed by itself on 6 Dec 2026, because no payment came.',
    'Cancelled by the school on 6 Dec 2026.',
    'Cancelled by the buyer on 6 Dec 2026.',
  ])
})

test.each(['uk', 'ru'] as const)('every step has words of its own, in %s', async (locale) => {
  const told = await sentences(locale)
  expect(new Set(told).size).toBe(steps.length)
  for (const sentence of told) expect(sentence).toMatch(/^[^a-z{}]+\.$/)
  expect(told[0]).toContain('590 €')
})
