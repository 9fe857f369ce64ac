import { createFileRoute } from '@tanstack/react-router'
import { readWorkloadSearch, WorkloadPage } from '../../../features/practices/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/practices/workload')({
  staticData: { texts: ['practices'] },
  validateSearch: readWorkloadSearch,
  loader: (page) => needRight(page, ['practice_list', 'practice_curator', 'practice_analytic']),
  component: WorkloadPage,
})
