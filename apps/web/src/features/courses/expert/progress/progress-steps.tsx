import type { CourseProgress } from '@lectern/contract/courses/progress/progress'
import { Card } from '@lectern/ui/layout/card'
import { StepPlot } from '@lectern/ui/plots/step-plot'
import { useTexts } from '../../../../lib/texts/index.ts'

/** How many participants have done nothing, up to each tenth of the lessons, and all of them. */
export const ProgressSteps = ({ steps }: Pick<CourseProgress, 'steps'>) => {
  const { t, number } = useTexts()
  const last = steps.length - 1
  /** The highest share of a step: everything is a step of its own. */
  const endOf = (at: number) => (at === last ? 100 : Math.min(at * 10, 99))
  const nameOf = (at: number) => {
    if (at === 0) return t('participants.progress_step_none')
    if (at === last) return t('participants.progress_step_all')
    return t('participants.progress_step', { from: at * 10 - 9, to: endOf(at) })
  }
  return (
    <Card
      level={2}
      title={t('participants.progress_spread')}
      description={t('participants.progress_spread_help')}
    >
      <StepPlot
        caption={t('participants.progress_spread')}
        steps={steps.map((count, at) => ({
          mark: number(endOf(at)),
          name: nameOf(at),
          count,
          countMark: number(count),
          countText: t('participants.progress_people', { count }),
        }))}
      />
    </Card>
  )
}
