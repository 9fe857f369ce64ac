import type { TeamRole } from '@lectern/contract/teams/team'
import { expect, it } from 'vitest'
import { assistantsSeen } from './visible-assistants.ts'

const place = (userId: number, role: TeamRole, more: object = {}) => ({
  userId,
  role,
  sees: 'all' as const,
  seesAllAssistants: false,
  assistantIds: [],
  groupIds: [],
  ...more,
})
const team = [
  place(1, 'owner'),
  place(2, 'administrator'),
  place(3, 'public_figure'),
  place(4, 'senior_assistant', { assistantIds: [7] }),
  place(5, 'senior_assistant', { seesAllAssistants: true }),
  place(6, 'assistant'),
  place(7, 'assistant'),
]

it.each([
  [1, 'all'],
  [2, 'all'],
  [3, [3]],
  [4, [4, 7]],
  [5, [5, 6, 7]],
  [6, [6]],
  [99, [99]],
])('shows to %i the work of %j', (userId, seen) => {
  expect(assistantsSeen(userId, team)).toEqual(seen)
})
