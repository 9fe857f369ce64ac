import {
  type LearnerActivity,
  learnerActivities,
  type LearnerOrder,
  learnerOrders,
} from '@lectern/contract/courses/learners/learner-lists'
import { type ParticipantState, participantStates } from '@lectern/contract/courses/participant-lists'
import { type ListSearch, readListSearch } from '../../../../frame/index.ts'
import { readChoice, readNumber } from '../../../../lib/routing/read-search.ts'

export interface LearnersSearch extends ListSearch {
  product?: number | undefined
  standing?: ParticipantState | undefined
  activity?: LearnerActivity | undefined
  sorted?: LearnerOrder | undefined
}

/** What the address of the list of all learners says. */
export const readLearnersSearch = (search: Record<string, unknown>): LearnersSearch => ({
  ...readListSearch(search),
  product: readNumber(search['product']),
  standing: readChoice(search['standing'], participantStates),
  activity: readChoice(search['activity'], learnerActivities),
  sorted: readChoice(search['sorted'], learnerOrders),
})
