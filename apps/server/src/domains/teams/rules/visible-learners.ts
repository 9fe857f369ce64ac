import type { AssistantScope, TeamRole } from '@lectern/contract/teams/team'

/** A place on a product's team, with what decides whose work it shows. */
export interface TeamPlace {
  readonly userId: number
  readonly role: TeamRole
  readonly sees: AssistantScope
  readonly seesAllAssistants: boolean
  /** Assistants whose learners a senior sees too. */
  readonly assistantIds: readonly number[]
  /** The own group, and those that the person looks after. */
  readonly groupIds: readonly number[]
}

/** Which participants of one product somebody sees. */
export type VisibleLearners =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly groupIds: readonly number[]; readonly outsideGroups: boolean }

const nobody: VisibleLearners = { kind: 'some', groupIds: [], outsideGroups: false }

/**
 * The participants of a product that a member of its team sees (PRODUCT-learning §8): owner and administrator everybody,
 * a public figure nobody; an assistant everybody, those in the own groups, those too that are in no group, or nobody; a
 * senior assistant besides that what the chosen assistants, or all of them, see.
 */
export const learnersSeen = (userId: number, team: readonly TeamPlace[]): VisibleLearners => {
  const place = team.find((each) => each.userId === userId)
  if (!place || place.role === 'public_figure') return nobody
  if (place.role === 'owner' || place.role === 'administrator') return { kind: 'all' }
  if (place.role === 'assistant') return ownSight(place)
  const juniors = team.filter(
    (each) =>
      each.role === 'assistant' && (place.seesAllAssistants || place.assistantIds.includes(each.userId)),
  )
  return joinSights([ownSight(place), ...juniors.map(ownSight)])
}

const ownSight = ({ sees, groupIds }: TeamPlace): VisibleLearners => {
  if (sees === 'all') return { kind: 'all' }
  if (sees === 'none') return nobody
  return { kind: 'some', groupIds, outsideGroups: sees === 'outside_groups' }
}

const joinSights = (sights: readonly VisibleLearners[]): VisibleLearners => {
  const some = sights.flatMap((sight) => (sight.kind === 'some' ? [sight] : []))
  if (some.length < sights.length) return { kind: 'all' }
  return {
    kind: 'some',
    groupIds: [...new Set(some.flatMap(({ groupIds }) => groupIds))],
    outsideGroups: some.some(({ outsideGroups }) => outsideGroups),
  }
}
