import { useState } from 'react'
import { createPortal } from 'react-dom'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './ticks.module.css'
import { useTicks } from './use-ticks.ts'

interface TaskTicksProps {
  unit: number
  /** The text as the server wrote it. */
  text: HTMLElement
}

const findTasks = (text: HTMLElement) =>
  [...text.querySelectorAll<HTMLElement>('[data-tasks="learner"] > [data-task]')].flatMap((place) => {
    const task = place.dataset['task'] ?? ''
    return task === '' ? [] : [{ place, task, label: place.firstElementChild?.textContent ?? '' }]
  })

/** The tasks of a text that its learner ticks: a box for each, instead of the drawn one. */
export const TaskTicks = ({ unit, text }: TaskTicksProps) => {
  const { t } = useTexts()
  const [tasks] = useState(() => findTasks(text))
  const { ticked, set, error } = useTicks(unit)
  if (ticked === null) return null
  return (
    <>
      {tasks.map(({ place, task, label }, at) =>
        createPortal(
          <input
            type="checkbox"
            className={styles.tick}
            checked={ticked.has(task)}
            aria-label={label}
            onChange={(event) => set(task, event.currentTarget.checked)}
          />,
          place,
          String(at),
        ),
      )}
      {error !== null && (
        <p className={styles.refused} role="alert">
          {errorText(error, t)}
        </p>
      )}
    </>
  )
}
