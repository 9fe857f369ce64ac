import type { TeamPlace } from './visible-learners.ts'

/**
 * Whose work on a product a member of its team sees in numbers: owner and administrator that of everybody, a senior assistant that of the
 * chosen assistants, or of all of them, and everybody their own.
 */
export const assistantsSeen = (userId: number, team: readonly TeamPlace[]): 'all' | readonly number[] => {
  const place = team.find((each) => each.userId === userId)
  if (place?.role === 'owner' || place?.role === 'administrator') return 'all'
  if (place?.role !== 'senior_assistant') return [userId]
  const juniors = team
    .filter(({ role }) => role === 'assistant')
    .map((each) => each.userId)
    .filter((junior) => place.seesAllAssistants || place.assistantIds.includes(junior))
  return [userId, ...juniors]
}
