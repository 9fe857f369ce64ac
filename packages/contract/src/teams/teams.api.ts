import { z } from 'zod'
import { listLimits } from '../kernel/limits.ts'
import { participantGroup, participantGroupName, teamMember, teamMemberChange } from './team.ts'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { mostAddedToGroup } from './team-limits.ts'
import { mayOnAny } from '../kernel/course-rights.ts'

const oneProduct = z.object({ product: idParam })
const readers = mayOnAny('read')
const managers = mayOnAny('personalize')

export const listTeam = defineOperation({
  id: 'teams.listTeam',
  method: 'GET',
  path: '/products/:product/team',
  summary: 'Who of the staff works on a product, and as what',
  params: oneProduct,
  output: dataOf(wholeList(teamMember, listLimits.teamMembers)),
  errors: [],
  permission: readers,
})

const oneMember = z.object({ product: idParam, user: idParam })

export const saveTeamMember = defineOperation({
  id: 'teams.saveTeamMember',
  method: 'PUT',
  path: '/products/:product/team/:user',
  summary: 'Give a member of the staff a role on a product, and say which learners they see',
  params: oneMember,
  body: teamMemberChange,
  output: dataOf(teamMember),
  errors: [
    'grants_more',
    'own_rights',
    'unknown_assistant',
    'unknown_participant_group',
    'too_many_team_members',
  ],
  permission: managers,
})

export const removeTeamMember = defineOperation({
  id: 'teams.removeTeamMember',
  method: 'DELETE',
  path: '/products/:product/team/:user',
  summary: 'Take somebody off a product’s team',
  params: oneMember,
  output: acknowledged,
  errors: ['grants_more', 'own_rights'],
  permission: managers,
})

export const listParticipantGroups = defineOperation({
  id: 'teams.listParticipantGroups',
  method: 'GET',
  path: '/products/:product/groups',
  summary: 'Groups of a product’s participants',
  params: oneProduct,
  output: dataOf(wholeList(participantGroup, listLimits.participantGroups + listLimits.teamMembers)),
  errors: [],
  permission: readers,
})

export const createParticipantGroup = defineOperation({
  id: 'teams.createParticipantGroup',
  method: 'POST',
  path: '/products/:product/groups',
  summary: 'Make a group of participants',
  params: oneProduct,
  body: z.strictObject({ name: participantGroupName }),
  output: dataOf(participantGroup),
  errors: ['participant_group_taken', 'too_many_participant_groups'],
  permission: managers,
  status: 201,
})

const oneGroup = z.object({ product: idParam, group: idParam })

export const renameParticipantGroup = defineOperation({
  id: 'teams.renameParticipantGroup',
  method: 'PUT',
  path: '/products/:product/groups/:group',
  summary: 'Rename a group',
  params: oneGroup,
  body: z.strictObject({ name: participantGroupName }),
  output: dataOf(participantGroup),
  errors: ['participant_group_taken', 'own_group'],
  permission: managers,
})

export const deleteParticipantGroup = defineOperation({
  id: 'teams.deleteParticipantGroup',
  method: 'DELETE',
  path: '/products/:product/groups/:group',
  summary: 'Remove a group; its participants stay in the product',
  params: oneGroup,
  output: acknowledged,
  errors: ['own_group'],
  permission: managers,
})

const people = z.strictObject({ user_ids: z.array(id).max(5000) })

export const setGroupParticipants = defineOperation({
  id: 'teams.setGroupParticipants',
  method: 'PUT',
  path: '/products/:product/groups/:group/participants',
  summary: 'Say who is in a group',
  params: oneGroup,
  body: people,
  output: dataOf(participantGroup),
  errors: ['unknown_participant', 'too_many_grouped'],
  permission: managers,
})

export const addGroupParticipants = defineOperation({
  id: 'teams.addGroupParticipants',
  method: 'POST',
  path: '/products/:product/groups/:group/participants',
  summary: 'Put participants into a group beside those who are in it; all of them or none',
  params: oneGroup,
  body: z.strictObject({ user_ids: z.array(id).min(1).max(mostAddedToGroup) }),
  output: dataOf(participantGroup),
  errors: ['unknown_participant', 'too_many_grouped'],
  permission: managers,
})

export const setGroupAssistants = defineOperation({
  id: 'teams.setGroupAssistants',
  method: 'PUT',
  path: '/products/:product/groups/:group/assistants',
  summary: 'Say which assistants look after a group',
  params: oneGroup,
  body: people,
  output: dataOf(participantGroup),
  errors: ['unknown_assistant', 'own_group'],
  permission: managers,
})
