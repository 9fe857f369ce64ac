import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { PracticeFacts } from './practice-facts.tsx'

const texts = ['common', 'create-course', 'practices'] as const
const rowOf = (points: Pick<PracticeRow['attempt'], 'status_id' | 'scores'>): PracticeRow => ({
  attempt: {
    ...{ id: 9, root_id: 9, quiz_id: 3, lesson_id: 2, max_scores: 4, ...points },
    ...{ started_at: '2026-03-01T10:00:00Z', finished_at: '2026-03-01T10:05:00Z', finished: true },
    ...{ is_timed_out: false, left_time_in_seconds: null, passed_time_in_seconds: 300 },
  },
  learner: { id: 4, name: 'Ann', email: 'ann@example.com' },
  quiz: { id: 3, name: 'Bread' },
  lesson: { id: 2, title: 'Dough' },
  ...{ number: 1, due_at: null, claim: null, assistant: null, versions: [], unread_count: 0, decision: null },
})

test.each([
  ['awaits review with nothing given', { status_id: 6, scores: 0 }, []],
  ['awaits review with answers checked by key', { status_id: 6, scores: 2 }, ['Points so far2 / 4']],
  ['was failed', { status_id: 2, scores: 0 }, ['Points0 / 4']],
] as const)('an attempt that %s tells the points that it has', async (_case, points, told) => {
  await renderPart(<PracticeFacts row={rowOf(points)} checkCode={null} />, { texts })
  await expect.element(page.getByText('ann@example.com')).toBeVisible()
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts.filter((fact) => fact.startsWith('Points'))).toEqual(told)
})

test('facts on several lines begin where the name does, without a point at either end', async () => {
  await renderPart(<PracticeFacts row={rowOf({ status_id: 2, scores: 0 })} checkCode="ABCD-EFGH" />, {
    texts,
    width: 320,
  })
  await expect.element(page.getByText('ann@example.com')).toBeVisible()
  const start = page.getByText('Ann', { exact: true }).element().getBoundingClientRect().left
  const facts = [...document.querySelectorAll('dl > div')]
  const lines = Map.groupBy(facts, (fact) => fact.getBoundingClientRect().top)
  expect(lines.size).toBeGreaterThan(1)
  for (const [first] of lines.values()) {
    // The point takes the first 20 pixels, outside the line.
    expect((first?.getBoundingClientRect().left ?? 0) + 20).toBeCloseTo(start, 0)
    expect(getComputedStyle(first ?? document.body, '::after').content).toBe('none')
  }
})
