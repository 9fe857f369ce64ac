import { Card } from '@lectern/ui/layout/card'
import { StepPlot } from '@lectern/ui/plots/step-plot'
import { useTexts } from '../../../lib/texts/index.ts'

/** How many attempts earned each tenth of the points. */
export const PointsPlot = ({ steps }: { steps: readonly number[] }) => {
  const { t, number } = useTexts()
  const nameOf = (at: number) =>
    t('practices.results_step', { from: at * 10, to: at === steps.length - 1 ? 100 : at * 10 + 9 })
  return (
    <Card
      level={2}
      title={t('practices.results_distribution')}
      description={t('practices.results_distribution_help')}
    >
      <StepPlot
        caption={t('practices.results_distribution')}
        steps={steps.map((count, at) => ({
          mark: number(at * 10),
          name: nameOf(at),
          count,
          countMark: number(count),
          countText: t('practices.results_attempts_count', { count }),
        }))}
      />
    </Card>
  )
}
