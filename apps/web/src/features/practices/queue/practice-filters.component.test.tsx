import { countPractices } from '@lectern/contract/practices/practice-counts.api'
import { listPracticeViews } from '@lectern/contract/practices/desk/views.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { ListToolbar } from '@lectern/ui/list-page/list-toolbar'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import type { PracticeSearch } from './practice-search.ts'
import { PracticeViews } from './practice-views.tsx'
import { usePracticeCounts, usePracticeFilters } from './use-practice-filters.ts'

interface HeadProps {
  search: PracticeSearch
  change: (part: Partial<PracticeSearch>) => void
}

const Head = ({ search, change }: HeadProps) => (
  <main>
    <h1>Practices</h1>
    <ListToolbar filters={usePracticeFilters({ search, change }, usePracticeCounts(search))} />
    <PracticeViews search={search} show={() => undefined} />
  </main>
)

const waiting = { status_id: 6, count: 12 } as const

const show = async (search: PracticeSearch, width = 1440) => {
  const change = vi.fn<HeadProps['change']>()
  const asked: Record<string, string>[] = []
  answerCall(listPracticeViews, () => ({ data: [] }))
  answerCall(countPractices, ({ query }) => {
    asked.push({ ...query })
    return { data: { total: 1240, statuses: [waiting] } }
  })
  await renderPart(<Head search={search} change={change} />, {
    width,
    texts: ['common', 'create-course', 'practices'],
  })
  return { change, asked }
}

test.each([1440, 390])('at %i every status stands once, with how many there are', async (width) => {
  await show({ course: 4 }, width)
  await expect
    .element(page.getByRole('button', { name: 'All 1,240' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button').filter({ hasText: 'Awaiting review' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Awaiting review 12' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Passed or finished 0' })).toBeVisible()
  await expectAccessible()
  await expectFits()
})

test('a status narrows the question that is asked, and counts are those of the question', async () => {
  const { change, asked } = await show({ course: 4, status: '1' })
  await expect.element(page.getByRole('button', { name: 'Awaiting review 12' })).toBeVisible()
  expect(asked).toEqual([{ course_id: '4' }])
  await page.getByRole('button', { name: 'Awaiting review 12' }).click()
  expect(change).toHaveBeenLastCalledWith({ status: '6', view: undefined })
  await page.getByRole('button', { name: 'All 1,240' }).click()
  expect(change).toHaveBeenLastCalledWith({ status: undefined, view: 'all' })
})
