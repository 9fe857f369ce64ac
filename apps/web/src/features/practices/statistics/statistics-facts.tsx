import {
  type SchoolStatistics,
  statisticsLimits,
} from '@lectern/contract/practices/statistics/school-statistics'
import { asPercent, useTexts } from '../../../lib/texts/index.ts'
import { FigureFacts } from '../figures/figure-facts.tsx'

/** The numbers of the last days, and what awaits review now. */
export const StatisticsFacts = ({
  statistics: { active, handed_in: handedIn, waiting, lessons_done: lessonsDone, passed, failed, right },
}: {
  statistics: SchoolStatistics
}) => {
  const { t, number } = useTexts()
  const share = (value: number | null) => (value === null ? '–' : number(value, asPercent))
  const decided = passed + failed
  const period = t('practices.statistics_days', { count: statisticsLimits.days })
  const facts = [
    {
      name: t('practices.statistics_active'),
      value: number(active.long),
      more: t('practices.statistics_active_short', {
        active: active.short,
        count: statisticsLimits.shortDays,
      }),
    },
    { name: t('practices.statistics_lessons'), value: number(lessonsDone), more: period },
    { name: t('practices.statistics_handed_in'), value: number(handedIn), more: period },
    { name: t('practices.workload_waiting'), value: number(waiting), more: t('practices.statistics_now') },
    {
      name: t('practices.statistics_right'),
      value: share(right),
      more: t('practices.statistics_right_help'),
    },
    {
      name: t('practices.results_passed'),
      value: share(decided === 0 ? null : passed / decided),
      more:
        decided === 0
          ? t('practices.results_no_pass_mark')
          : t('practices.results_passed_of', { passed, count: decided }),
    },
  ]
  return <FigureFacts facts={facts} />
}
