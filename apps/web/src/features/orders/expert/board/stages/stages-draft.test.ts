import { expect, test } from 'vitest'
import { funnel } from '../../../testing/board.ts'
import { bodyOf, copyOf, draftOf, faultOf, goneFrom, rulesFor } from './stages-draft.ts'

const draft = draftOf(funnel)
const [first, second, paid] = draft.stages

test('a funnel goes back as it came', () => {
  const stages = [
    { id: 1, title: 'New', rule: null },
    { id: 2, title: 'In work', rule: null },
    { id: 3, title: 'Paid', rule: 'paid' },
  ]
  expect(bodyOf(draft)).toEqual({ title: 'Sales', stages, offer_ids: [] })
  expect(faultOf(draft)).toBeUndefined()
})

test('another funnel begins with the same stages as new ones, and wants a name', () => {
  const copy = copyOf(funnel)
  expect(copy.stages.every(({ id }) => id === null)).toBe(true)
  expect(faultOf(copy)).toBe('words')
})

test('the first stage is work, and each rule is there once', () => {
  expect(rulesFor(draft, first?.key ?? '')).toEqual([])
  expect(rulesFor(draft, second?.key ?? '')).toEqual(['paid_in_part', 'closed'])
  expect(rulesFor(draft, paid?.key ?? '')).toEqual(['paid_in_part', 'paid', 'closed'])
  expect(faultOf({ ...draft, stages: draft.stages.toReversed() })).toBe('first')
})

test('a stage that is left out goes', () => {
  expect(goneFrom(funnel, { ...draft, stages: draft.stages.filter(({ id }) => id !== 2) })).toEqual([2])
})
