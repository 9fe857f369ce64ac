import { expect, test } from 'vitest'
import { changedSince, savedMoments } from './saved-moments.ts'

const saved = (id: string, saved_at: string | null) => ({ question: { id }, saved_at })

test('an answer that was stored after the moment known here is another device’s', () => {
  const before = [
    saved('same', '2026-05-04T10:00:00.000Z'),
    saved('newer', '2026-05-04T10:00:00.000Z'),
    saved('first', null),
    saved('open', null),
  ]
  const after = [
    saved('same', '2026-05-04T10:00:00.000Z'),
    saved('newer', '2026-05-04T10:00:00.001Z'),
    saved('first', '2026-05-04T10:00:01.000Z'),
    saved('open', null),
  ]
  const changed = changedSince(savedMoments(before), after)
  expect(changed.map(({ question }) => question.id)).toEqual(['newer', 'first'])
})
