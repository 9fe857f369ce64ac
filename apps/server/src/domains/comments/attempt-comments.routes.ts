import { countAttemptComments } from '@lectern/contract/comments/attempt-comments.api'
import type { Bind } from '../../platform/http/api.ts'
import { type Allowance, isAllowedBy, listAllowances } from './allowances.repository.ts'
import type { CommentParts } from './comment-call.ts'
import { countByPart } from './comments.repository.ts'
import { openPlace, wholeThing } from './places/open-place.ts'
import { schoolOfCall } from './places/school-of-call.ts'

/** Binds how much is said about an attempt, and where. */
export const bindAttemptComments = (bind: Bind, { places }: Pick<CommentParts, 'places'>): void => {
  bind(countAttemptComments, async (call) => {
    const { db, params } = call
    const target = { type: 'quiz-attempt', id: params.attempt } as const
    const schoolId = await schoolOfCall(places, call, target)
    const { place, reader, isAllowed, part } = await openPlace(places, { db, caller: call, schoolId, target })
    const counted = await countByPart(db, { schoolId, where: { target: place.target, part }, reader })
    const allowances = await listAllowances(db, { schoolId, rootAttemptId: place.target.id })
    const named = new Set([
      ...counted.flatMap(({ questionId }) => questionId ?? []),
      ...questionsIn(allowances),
    ])
    const { standing } = reader
    return {
      data: {
        comments_count: sum(counted.map(({ count }) => count)),
        unread_count: sum(counted.map(({ unread }) => unread)),
        is_user_comment_allowed: isAllowed,
        may_write: standing.mayWrite,
        is_team: standing.side === 'team',
        may_set_allowance: standing.side === 'team' && standing.mayModerate,
        questions: [...named].map((questionId) => {
          const here = counted.filter((each) => each.questionId === questionId)
          return {
            question_id: questionId,
            comments_count: sum(here.map(({ count }) => count)),
            unread_count: sum(here.map(({ unread }) => unread)),
            is_user_comment_allowed:
              place.facts.isAllowed && isAllowedBy(allowances, { ...wholeThing, questionId }),
            parts: here.flatMap(presentPart),
          }
        }),
      },
    }
  })
}

type CountedPart = Awaited<ReturnType<typeof countByPart>>[number]

/** Nothing where it is about the question as a whole. */
const presentPart = ({ statementId, answerGroupId, count, unread }: CountedPart) => {
  const id = statementId ?? answerGroupId
  if (id === null) return []
  const kind: 'statement' | 'answer-group' = statementId === null ? 'answer-group' : 'statement'
  return [{ kind, id, comments_count: count, unread_count: unread }]
}

const questionsIn = (allowances: readonly Allowance[]): string[] =>
  allowances.filter(({ partType }) => partType === 'question').map(({ partId }) => partId)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
