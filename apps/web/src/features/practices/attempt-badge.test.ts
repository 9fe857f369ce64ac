import { expect, it } from 'vitest'
import { standingOf } from './attempt-badge.tsx'

it('an attempt without a pass mark is finished, and another with that status passed', () => {
  expect(standingOf({ status_id: 1 })).toEqual({ variant: 'passed', text: 'practices.attempt_passed' })
  const finished = { variant: 'in-process', text: 'practices.attempt_finished' }
  expect(standingOf({ status_id: 1, is_unmeasured: true })).toEqual(finished)
})
