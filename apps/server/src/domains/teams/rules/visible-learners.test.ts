import { describe, expect, it } from 'vitest'
import { learnersSeen, type TeamPlace } from './visible-learners.ts'

const place = (userId: number, rest: Partial<TeamPlace>): TeamPlace => ({
  userId,
  role: 'assistant',
  sees: 'groups',
  seesAllAssistants: false,
  assistantIds: [],
  groupIds: [],
  ...rest,
})
const all = { kind: 'all' }
const some = (groupIds: number[], outsideGroups = false) => ({ kind: 'some', groupIds, outsideGroups })

describe('whose work a member of the team sees', () => {
  it.each(['owner', 'administrator'] as const)('the %s sees everybody', (role) => {
    expect(learnersSeen(1, [place(1, { role, sees: 'none' })])).toEqual(all)
  })

  it('a public figure sees nobody', () => {
    expect(learnersSeen(1, [place(1, { role: 'public_figure', sees: 'all', groupIds: [7] })])).toEqual(
      some([]),
    )
  })

  it('who is not on the team sees nobody', () => {
    expect(learnersSeen(2, [place(1, { role: 'owner' })])).toEqual(some([]))
  })

  it.each([
    ['all', all],
    ['groups', some([7, 8])],
    ['outside_groups', some([7, 8], true)],
    ['none', some([])],
  ] as const)('an assistant who sees “%s”', (sees, expected) => {
    expect(learnersSeen(1, [place(1, { sees, groupIds: [7, 8] }), place(2, { groupIds: [9] })])).toEqual(
      expected,
    )
  })
})

describe('a senior assistant', () => {
  const team = [
    place(1, { role: 'senior_assistant', groupIds: [10], assistantIds: [2] }),
    place(2, { groupIds: [20, 21] }),
    place(3, { groupIds: [30] }),
    place(4, { sees: 'none', groupIds: [40] }),
  ]
  const senior = (rest: Partial<TeamPlace>) => [
    place(1, { role: 'senior_assistant', groupIds: [10], ...rest }),
    ...team.slice(1),
  ]

  it('sees the own learners and those of the chosen assistants', () => {
    expect(learnersSeen(1, team)).toEqual(some([10, 20, 21]))
  })

  it('sees those of every assistant when all were chosen', () => {
    expect(learnersSeen(1, senior({ seesAllAssistants: true }))).toEqual(some([10, 20, 21, 30]))
  })

  it('sees only the own ones without assistants', () => {
    expect(learnersSeen(1, senior({}))).toEqual(some([10]))
  })

  it('sees everybody when one of the assistants does', () => {
    const wide = [...senior({ assistantIds: [5] }), place(5, { sees: 'all' })]
    expect(learnersSeen(1, wide)).toEqual(all)
  })

  it('sees who is in no group when one of the assistants does', () => {
    const wide = [...senior({ assistantIds: [5] }), place(5, { sees: 'outside_groups', groupIds: [50] })]
    expect(learnersSeen(1, wide)).toEqual(some([10, 50], true))
  })

  it('sees nothing through another senior', () => {
    const other = [...senior({ assistantIds: [6] }), place(6, { role: 'senior_assistant', groupIds: [60] })]
    expect(learnersSeen(1, other)).toEqual(some([10]))
  })
})
