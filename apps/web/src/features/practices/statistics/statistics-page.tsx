import type { SchoolStatistics } from '@lectern/contract/practices/statistics/school-statistics'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getSchoolStatistics } from '../api.ts'
import { FiguresWaiting } from '../figures/figures-waiting.tsx'
import styles from '../figures/figures.module.css'
import { StatisticsFacts } from './statistics-facts.tsx'
import { StatisticsPlots } from './statistics-plots.tsx'

/** How the whole school learns, in numbers. */
export const StatisticsPage = () => {
  const { t } = useTexts()
  const statistics = useQuery(queryFor(getSchoolStatistics, {}))
  const data = statistics.data?.data
  return (
    <ExpertPage
      title={t('practices.statistics_title')}
      crumbs={[{ label: t('expert.menu_practices'), href: expertPaths.practices }]}
    >
      <div className={styles.page}>
        <LoadFailure error={statistics.error} onRetry={statistics.refetch} />
        {statistics.isPending && <FiguresWaiting />}
        {data && <Statistics statistics={data} />}
      </div>
    </ExpertPage>
  )
}

/** The numbers; where nobody has learned yet, what has to happen first. */
export const Statistics = ({ statistics }: { statistics: SchoolStatistics }) => {
  const { t } = useTexts()
  if (isBlank(statistics))
    return (
      <EmptyState
        icon={TrendingUp}
        framed
        title={t('practices.statistics_empty')}
        text={t(
          statistics.is_part ? 'practices.statistics_empty_part_text' : 'practices.statistics_empty_text',
        )}
      />
    )
  return (
    <>
      {statistics.is_part && <Notice tone="info" title={t('practices.statistics_part')} />}
      <StatisticsFacts statistics={statistics} />
      <StatisticsPlots weeks={statistics.weeks} />
    </>
  )
}

const isBlank = ({ waiting, lessons_done: lessons, weeks }: SchoolStatistics): boolean =>
  waiting + lessons === 0 && weeks.every(({ active, handed_in: handedIn }) => active + handedIn === 0)
