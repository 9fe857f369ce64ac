import type { Task } from '@lectern/contract/tasks/tasks'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import { canUndo, isSaidElsewhere, shownTasks } from './shown-tasks.ts'
import { TaskLine } from './task-line.tsx'
import styles from './tasks.module.css'
import { useTasks } from './use-tasks.ts'

interface TaskLinesProps {
  /** Tasks of these domains alone. */
  domains: readonly string[]
  /** Called when one ends: what it changed can be read again. */
  onEnded: () => void
}

/** Tasks under way with their progress, the latest one that ended, and earlier ones on demand. */
export const TaskLines = ({ domains, onEnded }: TaskLinesProps) => {
  const { t } = useTexts()
  const { tasks, readAt } = useTasks(onEnded)
  const [isUnfolded, setUnfolded] = useState(false)
  const { now, earlier } = shownTasks(tasks, domains, readAt)
  if (now.length + earlier.length === 0) return null
  return (
    <section className={styles.lines} aria-label={t('expert.task_lines')}>
      {[...now, ...(isUnfolded ? earlier : [])].map((task) => (
        <TaskLine key={task.id} task={task} canUndo={canUndo(task, tasks)} />
      ))}
      {earlier.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.earlier}
          icon={<Icon of={isUnfolded ? ChevronDown : ChevronRight} />}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded((before) => !before)}
        >
          {t('expert.task_earlier', { count: earlier.length })}
        </Button>
      )}
    </section>
  )
}

interface OneTaskProps {
  /** As it was read with what it works on: older ones are in no list. */
  task: Task
  onEnded: () => void
}

/** One task, and those that take it back. */
export const OneTask = ({ task, onEnded }: OneTaskProps) => {
  const { t } = useTexts()
  const { tasks } = useTasks(onEnded)
  const shown = [
    ...tasks.filter((each) => each.undoes_id === task.id && !isSaidElsewhere(each)),
    tasks.find(({ id }) => id === task.id) ?? task,
  ]
  return (
    <section className={styles.lines} aria-label={t('expert.task_lines')}>
      {shown.map((each) => (
        <TaskLine key={each.id} task={each} canUndo={canUndo(each, tasks)} />
      ))}
    </section>
  )
}
