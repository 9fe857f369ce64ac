import { expect, it } from 'vitest'
import type { CalendarEntry } from './calendar.ts'
import { gatherEntries } from './gather-entries.ts'

const entry = (key: string, part: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key,
  kind: 'lesson_opens',
  at: '2026-12-01T09:00:00.000Z',
  title: key,
  link: `/courses/one/${key}`,
  course: { id: 1, title: 'One', link: '/courses/one' },
  others: 0,
  ...part,
})

it('tells what comes together as one, and leaves apart what does not', () => {
  const other = { id: 2, title: 'Two', link: '/courses/two' }
  const gathered = gatherEntries([
    entry('a'),
    entry('b'),
    entry('c', { course: other }),
    entry('d', { kind: 'lesson_closes' }),
    entry('e', { at: '2026-12-02T09:00:00.000Z' }),
    entry('f'),
  ])
  expect(gathered.map(({ key, others }) => [key, others])).toEqual([
    ['a', 2],
    ['c', 0],
    ['d', 0],
    ['e', 0],
  ])
})
