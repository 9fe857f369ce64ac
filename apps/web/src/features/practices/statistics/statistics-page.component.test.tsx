import type { SchoolStatistics } from '@lectern/contract/practices/statistics/school-statistics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { Statistics } from './statistics-page.tsx'

const texts = ['common', 'practices'] as const
const blank: SchoolStatistics = {
  ...{ is_part: false, active: { short: 0, long: 0 }, handed_in: 0, waiting: 0, lessons_done: 0 },
  ...{ passed: 0, failed: 0, right: null },
  weeks: Array.from({ length: 12 }, (_, at) => ({
    begins_at: new Date(Date.UTC(2026, 2, 1 + at * 7)).toISOString(),
    ...{ active: 0, handed_in: 0 },
  })),
}
const facts = () => [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)

test('a school in which somebody learns shows its numbers, and every week of the plots to the ear', async () => {
  const weeks = blank.weeks.map((week, at) => (at === 11 ? { ...week, active: 5, handed_in: 8 } : week))
  const statistics = {
    ...{ ...blank, weeks, active: { short: 5, long: 7 }, handed_in: 8, waiting: 2 },
    ...{ lessons_done: 9, passed: 3, failed: 1, right: 0.625 },
  }
  await renderPart(<Statistics statistics={statistics} />, { texts })
  await expect.element(page.getByText('Active learners', { exact: true })).toBeVisible()
  expect(facts()).toEqual([
    'Active learners75 in the last 7 days',
    'Lessons completed9in the last 30 days',
    'Practices submitted8in the last 30 days',
    'Awaiting review2now',
    'Right answers63%points earned in checked work',
    'Passed75%3 of 4',
  ])
  const read = page.getByRole('table', { name: 'Practices submitted by week' })
  expect(read.getByRole('row').elements()).toHaveLength(12)
  expect(read.getByRole('row').elements().at(-1)?.textContent).toContain('8 attempts')
})

test('what nothing was measured of has a dash and its reason in the place of a share', async () => {
  await renderPart(<Statistics statistics={{ ...blank, handed_in: 1, lessons_done: 1 }} />, { texts })
  await expect.element(page.getByText('No pass mark')).toBeVisible()
  expect(facts().at(-1)).toBe('Passed–No pass mark')
})

test.each([
  [false, /^Publish a course and invite learners/],
  [true, /^Numbers appear here when learners of your groups/],
])('without any learning it teaches what has to happen (of a part: %s)', async (is_part, words) => {
  await renderPart(<Statistics statistics={{ ...blank, is_part }} />, { texts })
  await expect.element(page.getByText(words)).toBeVisible()
  expect(facts()).toEqual([])
})
