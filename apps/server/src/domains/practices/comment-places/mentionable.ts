import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { holdsWords } from '@lectern/contract/kernel/words/fold'
import type { Mentionable } from '@lectern/contract/comments/comment'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findPeopleOf, isParticipantSeen } from '../../access/index.ts'
import type { CommentCaller, CommentPlace } from '../../comments/index.ts'
import { listFaces } from '../../identity/index.ts'
import { practiceReaders } from '../practices.policy.ts'
import { listCourseCurators, type ProductOfCourse } from './course-curators.ts'
import { type LearnerScope, loadLearnerScope } from '../../teams/index.ts'

type Wanted = { readonly search: string } | { readonly ids: readonly number[] }

interface MentionRequest {
  readonly place: CommentPlace
  readonly productOfCourse: ProductOfCourse
  readonly wanted: Wanted
}

const isWanted = (wanted: Wanted, { id, name }: { readonly id: number; readonly name: string }): boolean =>
  'ids' in wanted ? wanted.ids.includes(id) : holdsWords(name, wanted.search)

/**
 * People whom a comment of the caller can name at a place: of a learner the team that answers their work, of the team its
 * colleagues, and the learner of the attempt or the participants whom they see.
 */
export const listMentionable = async (
  db: ReadDatabase,
  caller: CommentCaller,
  { place, productOfCourse, wanted }: MentionRequest,
): Promise<Mentionable[]> => {
  const { schoolId, courseId } = place
  const curators = await listCourseCurators(db, caller, { schoolId, courseId, productOfCourse })
  const team = curators
    .filter((curator) => isWanted(wanted, curator))
    .map(({ id, name, avatar_url }) => ({ id, name, avatar_url, is_team: true }))
  const known = new Set([found(caller.actor).userId, ...team.map(({ id }) => id)])
  const learnerIds = place.facts.isTeam ? await listLearners(db, caller, place, wanted) : []
  const faces = await listFaces(db, learnerIds)
  const learners = learnerIds.flatMap((id) => {
    const face = known.has(id) ? undefined : faces.get(id)
    return face && isWanted(wanted, { id, name: face.name })
      ? [{ id, name: face.name, avatar_url: face.avatarUrl, is_team: false }]
      : []
  })
  const all = [...team, ...learners]
  return 'ids' in wanted ? all : all.slice(0, commentLimits.mentionsFound)
}

/** The learners whom somebody of the team sees at a place, without a look at what they are called. */
const listLearners = async (
  db: ReadDatabase,
  caller: CommentCaller,
  { attempt, schoolId, productId }: CommentPlace,
  wanted: Wanted,
): Promise<readonly number[]> => {
  if (attempt !== null) return [attempt.ownerId]
  const seat = found(await caller.seatIn(schoolId))
  const { userId } = found(caller.actor)
  const scope: LearnerScope = await loadLearnerScope(db, seat, userId, practiceReaders)
  if (!('ids' in wanted)) {
    const people = { productId, words: wanted.search, scope, limit: commentLimits.mentionsFound }
    return (await findPeopleOf(db, people)).map(({ id }) => id)
  }
  const seen: number[] = []
  for (const id of wanted.ids) if (await isParticipantSeen(db, scope, productId, id)) seen.push(id)
  return seen
}
