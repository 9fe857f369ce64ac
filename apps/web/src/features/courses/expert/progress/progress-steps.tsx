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
    if (at === 0) return t('create-course.progress_step_none')
    if (at === last) return t('create-course.progress_step_all')
    return t('create-course.progress_step', { from: at * 10 - 9, to: endOf(at) })
  }
  return (
    <Card
      level={2}
      title={t('create-course.progress_spread')}
      description={t('create-course.progress_spread_help')}
    >
      <StepPlot
        caption={t('create-course.progress_spread')}
        steps={steps.map((count, at) => ({
          mark: number(endOf(at)),
          name: nameOf(at),
          count,
          countMark: number(count),
          countText: t('create-course.progress_people', { count }),
        }))}
      />
    </Card>
  )
}
