import type { SchoolStatistics } from '@lectern/contract/practices/statistics/school-statistics'
import { Card } from '@lectern/ui/layout/card'
import { StepPlot } from '@lectern/ui/plots/step-plot'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useWorkWords } from '../workload/use-work-words.ts'
import styles from './statistics.module.css'

type Weeks = SchoolStatistics['weeks']

/** Who learned and what was handed in, week by week. */
export const StatisticsPlots = ({ weeks }: { weeks: Weeks }) => {
  const { t } = useTexts()
  return (
    <div className={styles.plots}>
      <WeekPlot
        caption={t('practices.statistics_active_weeks')}
        weeks={weeks}
        countOf={({ active }) => active}
        textOf={(count) => t('practices.statistics_learners', { count })}
      />
      <WeekPlot
        caption={t('practices.statistics_handed_in_weeks')}
        weeks={weeks}
        countOf={({ handed_in: count }) => count}
        textOf={(count) => t('practices.workload_attempts', { count })}
      />
    </div>
  )
}

interface WeekPlotProps {
  caption: string
  weeks: Weeks
  countOf: (week: Weeks[number]) => number
  textOf: (count: number) => string
}

/** Their names would run into each other: every third one is written. */
const namedEvery = 3

const WeekPlot = ({ caption, weeks, countOf, textOf }: WeekPlotProps) => {
  const { t, number } = useTexts()
  const { date } = useDates()
  const { dayOf } = useWorkWords()
  return (
    <Card level={2} title={caption} description={t('practices.statistics_weeks_help')}>
      <StepPlot
        caption={caption}
        steps={weeks.map((week, at) => ({
          mark: at % namedEvery === 0 ? dayOf(week.begins_at) : '',
          name: date(week.begins_at),
          count: countOf(week),
          countMark: number(countOf(week)),
          countText: textOf(countOf(week)),
        }))}
      />
    </Card>
  )
}
