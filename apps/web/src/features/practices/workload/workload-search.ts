import { workloadPeriods } from '@lectern/contract/practices/workload/workload-periods'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'

/** What the address of the workload says. */
export interface WorkloadSearch {
  days?: (typeof workloadPeriods)[number] | undefined
  course?: number | undefined
}

export const readWorkloadSearch = (search: Record<string, unknown>): WorkloadSearch => ({
  days: readChoice(String(search['days']), workloadPeriods),
  course: readNumber(search['course']),
})
