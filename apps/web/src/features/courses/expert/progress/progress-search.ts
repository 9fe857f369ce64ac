import { type ProgressOrder, progressOrders } from '@lectern/contract/courses/progress/progress-orders'
import { readChoice } from '../../../../lib/routing/read-search.ts'
import type { ParticipantsSearch } from '../participants/participants-search.ts'

/** By what else the progress of participants is narrowed down, and in which order it stands. */
export interface ProgressSearch extends ParticipantsSearch {
  halted?: 'stuck' | undefined
  arranged?: ProgressOrder | undefined
}

export const readProgressSearch = (
  search: Record<string, unknown>,
): Pick<ProgressSearch, 'halted' | 'arranged'> => ({
  halted: readChoice(search['halted'], ['stuck']),
  arranged: readChoice(search['arranged'], progressOrders),
})
