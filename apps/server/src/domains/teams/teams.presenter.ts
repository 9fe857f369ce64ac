import type { ParticipantGroup, TeamMember } from '@lectern/contract/teams/team'
import type { ParticipantGroupRow } from './participant-groups.repository.ts'
import type { TeamRow } from './teams.repository.ts'

interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
}
export type People = ReadonlyMap<number, Person>

/** A place on a product's team; nobody when the account is gone. */
export const presentTeamMember = (row: TeamRow, people: People, now: Date): TeamMember[] => {
  const user = people.get(row.userId)
  if (!user) return []
  const isAssistant = row.role === 'assistant' || row.role === 'senior_assistant'
  const isSenior = row.role === 'senior_assistant'
  return [
    {
      user,
      role: row.role,
      sees: isAssistant ? row.sees : null,
      assistant_ids: isSenior ? (row.seesAllAssistants ? 'all' : [...row.assistantIds]) : null,
      group_ids: row.groupIds.filter((each) => each !== row.ownGroupId),
      own_group_id: row.ownGroupId,
      expires_at: row.expiresAt?.toISOString() ?? null,
      is_available: row.expiresAt === null || row.expiresAt > now,
    },
  ]
}

export const presentParticipantGroup = (row: ParticipantGroupRow, people: People): ParticipantGroup => ({
  id: row.id,
  name: row.name,
  own_group_of: row.ownAssistantId === null ? null : (people.get(row.ownAssistantId) ?? null),
  participant_ids: row.participantIds,
  assistant_ids: row.assistantIds,
})
