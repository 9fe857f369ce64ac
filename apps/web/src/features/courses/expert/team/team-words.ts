import type { AssistantScope, ParticipantGroup, TeamRole } from '@lectern/contract/teams/team'
import type { TextId, Translate } from '../../../../lib/texts/index.ts'

/** Roles on a product in the order of what they may do, in words. */
export const roleTexts = {
  owner: { name: 'school.role_owner', help: 'school.role_owner_text' },
  administrator: { name: 'school.role_administrator', help: 'school.role_administrator_text' },
  senior_assistant: { name: 'school.role_senior_assistant', help: 'school.role_senior_assistant_text' },
  assistant: { name: 'school.role_assistant', help: 'school.role_assistant_text' },
  public_figure: { name: 'school.role_public_figure', help: 'school.role_public_figure_text' },
} as const satisfies Record<TeamRole, { name: TextId; help: TextId }>

/** Which learners an assistant sees, in words. */
export const scopeTexts = {
  groups: 'school.sees_groups',
  outside_groups: 'school.sees_outside_groups',
  all: 'school.sees_all',
  none: 'school.sees_none',
} as const satisfies Record<AssistantScope, TextId>

/** A group of learners by its name; the one of an assistant by whose learners they are. */
export const learnerGroupName = (group: ParticipantGroup, t: Translate): string =>
  group.own_group_of ? t('school.learner_group_of', { name: group.own_group_of.name }) : group.name

export const isAssistant = (role: TeamRole): boolean => role === 'assistant' || role === 'senior_assistant'

const isRole = (value: string): value is TeamRole => value in roleTexts
const isScope = (value: string): value is AssistantScope => value in scopeTexts

export const teamRoles = Object.keys(roleTexts).filter(isRole)
export const assistantScopes = Object.keys(scopeTexts).filter(isScope)

export const readRole = (value: string): TeamRole => (isRole(value) ? value : 'assistant')
export const readScope = (value: string): AssistantScope => (isScope(value) ? value : 'groups')
