import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './step-plot.module.css'

/** Of the drawing, in its own units. */
const size = { width: 640, height: 200, top: 24, bottom: 28, gap: 8 } as const
/** From here on the words of the outer steps stand inside the drawing, and not across its edge. */
const crowded = 11

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

const places = { start: 0, middle: 0.5, end: 1 } as const

const sideOf = (at: number, count: number): keyof typeof places =>
  at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle'

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
          const side = steps.length < crowded ? 'middle' : sideOf(at, steps.length)
          const words = { x: room * (at + places[side]), style: { textAnchor: side } }
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
                <text className={styles.count} {...words} y={floor - height - 7}>
                  {countMark}
                </text>
              )}
              <text className={styles.step} {...words} y={size.height - 8}>
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
