import { createFileRoute } from '@tanstack/react-router'
import { StatisticsPage } from '../../../features/practices/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/practices/statistics')({
  staticData: { texts: ['practices'] },
  loader: (page) => needRight(page, ['practice_list']),
  component: StatisticsPage,
})
