import type { OfferDistribution } from '@lectern/contract/teams/distribution'
import { chooseShare, type Share } from '@lectern/contract/teams/rules/choose-share'
import type { Transaction } from '../../../platform/database/pool.ts'
import * as groups from '../participant-groups.repository.ts'
import { loadTeams, type TeamRow } from '../teams.repository.ts'

/** Somebody who has just joined a product by an offer. */
export interface JoiningLearner extends groups.TeamAddress {
  readonly userId: number
  readonly now: Date
}

/**
 * Brings somebody who joins to an assistant, as the offer says: into a group that the assistant looks after, by which they are
 * seen. Whoever is in a group of the product stays there; assistants whose time is over get nobody new, and where nobody is
 * left the learner waits for a group by hand. Those who join a product at once are counted one after the other.
 *
 * @param countTakers counts those who came by the offer, with this one; asked when nobody else joins meanwhile
 */
export const distributeLearner = async (
  tx: Transaction,
  { userId, now, ...address }: JoiningLearner,
  distribution: OfferDistribution,
  countTakers: () => Promise<number>,
): Promise<void> => {
  const { schoolId, productId } = address
  await groups.lockGroups(tx, productId)
  const standing = await groups.listParticipantGroups(tx, { schoolId, productId })
  if (standing.some(({ participantIds }) => participantIds.includes(userId))) return
  const team = (await loadTeams(tx, schoolId, [productId])).get(productId) ?? []
  const shares = sharesOf(distribution, standing, team, now)
  const earlier = (await countTakers()) - 1
  const groupId = chooseShare(distribution.method, shares, Math.max(0, earlier))
  if (groupId !== null) await groups.addGroupMember(tx, groupId, userId)
}

/** The groups that take learners now, in the order in which the offer names them. */
const sharesOf = (
  { method, assistant_ids: assistantIds, group_ids: groupIds }: OfferDistribution,
  standing: readonly groups.ParticipantGroupRow[],
  team: readonly TeamRow[],
  now: Date,
): Share[] => {
  const isAvailable = (id: number) =>
    team.some(({ userId, expiresAt }) => userId === id && (expiresAt === null || expiresAt > now))
  const named =
    method === 'by_group'
      ? groupIds.map((id) => standing.find((group) => group.id === id))
      : assistantIds
          .filter((id) => isAvailable(id))
          .map((id) => standing.find(({ ownAssistantId }) => ownAssistantId === id))
  return named.flatMap((group) =>
    group ? { groupId: group.id, participants: group.participantIds.length } : [],
  )
}
