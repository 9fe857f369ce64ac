import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './step-plot.module.css'

/** From here on the words of the outer steps start and end with the drawing on a phone. */
const crowded = 11

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
  return (
    <>
      <div className={styles.plot} data-crowded={steps.length >= crowded || undefined} aria-hidden="true">
        {steps.map(({ mark, count, countMark, name }) => (
          <div key={name} className={styles.step}>
            {count > 0 && <span className={styles.count}>{countMark}</span>}
            <span className={styles.bar} style={{ '--share': count / most }} />
            <span className={styles.mark}>{mark}</span>
          </div>
        ))}
      </div>
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
