import {
  getQuestionAnswers,
  getQuizResults,
  listResultRows as listRows,
} from '@lectern/contract/practices/quiz-results.api'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import {
  type CountedFilter,
  listResultRows,
  type PinnedAttempts,
  presentQuestionAnswers,
  presentQuizResults,
} from '../../attempts/index.ts'
import { listPeople } from '../../identity/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { practiceReaders, practiceScope } from '../practices.policy.ts'

interface ResultsCall {
  readonly db: ReadDatabase
  readonly staff: StaffSeat
  readonly actor: { readonly userId: number }
  readonly params: { readonly quiz: number }
  readonly query: {
    readonly attempts: 'last' | 'all'
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly version_id?: number | undefined
  }
}

const dateOf = (at: string | undefined) => (at === undefined ? undefined : new Date(at))

/** The quiz of the school, and which attempts at it count for the asker. */
const placeOf = async (
  { db, staff, actor, params, query }: ResultsCall,
  rights: readonly PermissionString[],
) => {
  const { id, name, type, settings } = found((await listQuizHeads(db, staff.schoolId, [params.quiz]))[0])
  const filter: CountedFilter = {
    schoolId: staff.schoolId,
    quizId: params.quiz,
    attempts: query.attempts,
    from: dateOf(query.from),
    to: dateOf(query.to),
    versionId: query.version_id,
    scope: await practiceScope(db, staff, actor.userId, rights),
  }
  return { quiz: { id, name, type }, settings, filter }
}

/** Binds what staff see of a quiz over all learners. */
export const bindQuizResults = (bind: Bind, { pinned }: { readonly pinned: PinnedAttempts }): void => {
  bind(getQuizResults, async (call) => {
    const { quiz, filter } = await placeOf(call, ['practice_list'])
    return { data: { quiz, ...(await presentQuizResults(call.db, pinned, filter)) } }
  })

  bind(getQuestionAnswers, async (call) => {
    const { filter } = await placeOf(call, practiceReaders)
    return { data: await presentQuestionAnswers(call.db, pinned, filter, call.params.question) }
  })

  bind(listRows, async (call) => {
    const { filter, settings } = await placeOf(call, ['practice_list'])
    const { rows, hasMore } = await listResultRows(call.db, filter, settings, call.query.after)
    const people = await listPeople(call.db, [...new Set(rows.map(({ userId }) => userId))])
    const learners = new Map(people.map((person) => [person.id, person]))
    const data = rows.map((row) => ({ ...row, learner: learners.get(row.userId) ?? gone }))
    return { data, has_more: hasMore }
  })
}

/** Who deleted the account. */
const gone = { name: '', email: '' }
