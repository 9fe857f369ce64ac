import type { TeamWorkload } from '@lectern/contract/practices/workload/workload'
import { Card } from '@lectern/ui/layout/card'
import { StepPlot } from '@lectern/ui/plots/step-plot'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useWorkWords } from './use-work-words.ts'
import figures from '../figures/figures.module.css'
import styles from './workload.module.css'

/** Steps that stand beside each other with their names. */
const mostNamed = 7

/** How long what waits has waited, and how soon was answered as time went on. */
export const WorkloadPlots = ({ work: { waiting, decided, steps } }: { work: TeamWorkload }) => {
  const { t, number } = useTexts()
  const { date } = useDates()
  const { ages, duration, dayOf } = useWorkWords()
  return (
    <div className={styles.plots}>
      <Card
        level={2}
        title={t('practices.workload_by_age')}
        description={t('practices.workload_by_age_help')}
      >
        {waiting.count === 0 ? (
          <p className={figures.help}>{t('practices.queue_done')}</p>
        ) : (
          <StepPlot
            caption={t('practices.workload_by_age')}
            steps={ages.map((name, at) => ({
              mark: name,
              name,
              count: waiting.ages[at] ?? 0,
              countMark: number(waiting.ages[at] ?? 0),
              countText: t('practices.workload_attempts', { count: waiting.ages[at] ?? 0 }),
            }))}
          />
        )}
      </Card>
      <Card
        level={2}
        title={t('practices.workload_by_time')}
        description={t('practices.workload_by_time_help')}
      >
        {decided.count === 0 ? (
          <p className={figures.help}>{t('practices.workload_nothing_decided')}</p>
        ) : (
          <StepPlot
            caption={t('practices.workload_by_time')}
            steps={steps.map(({ begins_at: at, count, median_hours: median }, place) => ({
              // Of many steps every third one is named: their names would run into each other.
              mark: steps.length > mostNamed && place % 3 !== 0 ? '' : dayOf(at),
              name: date(at),
              count: median ?? 0,
              countMark: median === null ? '' : duration(median),
              countText:
                median === null
                  ? t('practices.workload_nothing_decided')
                  : t('practices.workload_step_text', { time: duration(median), count }),
            }))}
          />
        )}
      </Card>
    </div>
  )
}
