import {
  type ParticipantOrder,
  participantOrders,
  type ParticipantState,
  participantStates,
} from '@lectern/contract/courses/participant-lists'
import { readChoice, readNumber } from '../../../../lib/routing/read-search.ts'
import { type ListSearch, readListSearch } from '../../../../frame/index.ts'

/** What the address of a page says of the list of participants on it. */
export interface ParticipantsSearch extends ListSearch {
  standing?: ParticipantState | undefined
  /** A group of learners. */
  learners?: number | undefined
  /** By which they take part; 0: without one. */
  offer?: number | undefined
  sorted?: ParticipantOrder | undefined
}

export const readParticipantsSearch = (search: Record<string, unknown>): ParticipantsSearch => ({
  ...readListSearch(search),
  standing: readChoice(search['standing'], participantStates),
  learners: readNumber(search['learners']),
  offer: search['offer'] === 0 ? 0 : readNumber(search['offer']),
  sorted: readChoice(search['sorted'], participantOrders),
})
