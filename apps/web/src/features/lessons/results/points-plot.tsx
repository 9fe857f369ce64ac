import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Card } from '@lectern/ui/layout/card'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './results.module.css'

/** Of the drawing, in its own units. */
const size = { width: 640, height: 200, top: 24, bottom: 28, gap: 8 } as const
const floor = size.height - size.bottom

/** How many attempts earned each tenth of the points: bars with their numbers for the eye, a table for the ear. */
export const PointsPlot = ({ steps }: { steps: readonly number[] }) => {
  const { t, number } = useTexts()
  const most = Math.max(1, ...steps)
  const room = size.width / steps.length
  const nameOf = (at: number) =>
    t('create-course.results_step', { from: at * 10, to: at === steps.length - 1 ? 100 : at * 10 + 9 })
  return (
    <Card
      level={2}
      title={t('create-course.results_distribution')}
      description={t('create-course.results_distribution_help')}
    >
      <svg className={styles.plot} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <line className={styles.floor} x1={0} x2={size.width} y1={floor} y2={floor} />
        {steps.map((count, at) => {
          const height = ((floor - size.top) * count) / most
          const middle = room * (at + 0.5)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            <g key={at}>
              <rect
                className={styles.bar}
                x={room * at + size.gap / 2}
                y={floor - height}
                width={room - size.gap}
                height={height}
                rx={3}
              />
              {count > 0 && (
                <text className={styles.count} x={middle} y={floor - height - 7}>
                  {number(count)}
                </text>
              )}
              <text className={styles.step} x={middle} y={size.height - 8}>
                {at * 10}
              </text>
            </g>
          )
        })}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{t('create-course.results_distribution')}</caption>
          <tbody>
            {steps.map((count, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a step is its place
              <tr key={at}>
                <th scope="row">{nameOf(at)}</th>
                <td>{t('create-course.results_attempts_count', { count })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  )
}
