import { expect, test } from 'vitest'
import { columnsOfRelease, ownReleaseOf } from './release-of.ts'
import { settleRelease } from './settle-release.ts'

const dated = {
  moment: { kind: 'at_date', date: '2026-12-01', hour: '09:00' },
  time_zone: 'Europe/Kyiv',
  after_lesson_ids: [7],
} as const

const stored = {
  ...columnsOfRelease({ ...dated, after_lesson_ids: [7] }, 'UTC'),
  extras: { accessible_after_ids: [7] },
}

/** The lesson as it was read. */
const asRead = {
  release: ownReleaseOf(stored),
  accessible_after_days: 0,
  accessible_start_hour: '09:00',
  accessible_timezone: 'Europe/Kyiv',
  accessible_after_ids: [7],
}

test('a lesson that is put back as it was read changes nothing of its opening', () => {
  expect(settleRelease(stored, { title: 'New', ...asRead })).toEqual({ title: 'New' })
})

test.each([
  ['accessible_after_ids', [7, 9]],
  ['accessible_after_days', 3],
  ['accessible_start_hour', '10:00'],
  ['accessible_timezone', 'Europe/Madrid'],
])('a changed %s acts beside the unchanged rule', (field, value) => {
  expect(settleRelease(stored, { ...asRead, [field]: value })).toEqual({ [field]: value })
})

test('a changed rule acts beside unchanged fields', () => {
  const release = {
    ...dated,
    moment: { kind: 'after_days', days: 2, hour: null },
    after_lesson_ids: [],
  } as const
  expect(settleRelease(stored, { ...asRead, release: { ...release, after_lesson_ids: [] } })).toEqual({
    release,
  })
})

test('a rule and a field that say the same in other words are one change', () => {
  const release = { ...dated, time_zone: 'Europe/Madrid', after_lesson_ids: [7] }
  const change = { ...asRead, accessible_timezone: 'Europe/Madrid', release }
  expect(settleRelease(stored, change)).toEqual({ release })
})

test('a rule and a field that contradict each other are refused by the name of the field', () => {
  const change = { ...asRead, accessible_after_days: 5, release: null }
  expect(() => settleRelease(stored, change)).toThrow(
    expect.objectContaining({ extras: { fields: { accessible_after_days: ['release_contradicted'] } } }),
  )
})
