import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './step-plot.module.css'

/** Of the drawing, in its own units. */
const size = { width: 640, height: 200, top: 24, bottom: 28, gap: 8 } as const
const floor = size.height - size.bottom

/** One step of a plot. */
export interface PlotStep {
  /** Below its bar. */
  mark: string
  /** Said in its place to whoever does not see the drawing. */
  name: string
  count: number
  /** Above its bar, and in words such as "3 people". */
  countMark: string
  countText: string
}

/** How many there are of each step: bars with their numbers for the eye, a table for the ear. */
export const StepPlot = ({ caption, steps }: { caption: string; steps: readonly PlotStep[] }) => {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const room = size.width / steps.length
  return (
    <>
      <svg className={styles.plot} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <line className={styles.floor} x1={0} x2={size.width} y1={floor} y2={floor} />
        {steps.map(({ mark, count, countMark, name }, at) => {
          const height = ((floor - size.top) * count) / most
          const middle = room * (at + 0.5)
          return (
            <g key={name}>
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
                  {countMark}
                </text>
              )}
              <text className={styles.step} x={middle} y={size.height - 8}>
                {mark}
              </text>
            </g>
          )
        })}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {steps.map(({ name, countText }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{countText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
