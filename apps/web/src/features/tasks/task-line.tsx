import { useMutation } from '@tanstack/react-query'
import type { Task } from '@lectern/contract/tasks/tasks'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react'
import { apiAddress } from '../../lib/api/index.ts'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { cancelTask, undoTask } from './api.ts'
import { isOpen } from './shown-tasks.ts'
import { taskName, taskWords } from './task-words.ts'
import styles from './tasks.module.css'
import { useTaskStart } from './use-tasks.ts'

interface TaskLineProps {
  task: Task
  canUndo: boolean
}

/** One task: how far it is or how it ended, and what can be done about it. */
export const TaskLine = ({ task, canUndo }: TaskLineProps) => {
  const texts = useTexts()
  const words = taskWords(task, texts)
  return (
    <div className={styles.line}>
      <p className={styles.words} role="status">
        {!isOpen(task) && <Icon of={iconOf(task)} />}
        {task.is_own || !task.started_by ? words : `${words} · ${task.started_by.name}`}
      </p>
      {isOpen(task) && (
        <div className={styles.progress}>
          <ProgressBar
            label={taskName(task, texts.t)}
            value={task.total === 0 ? 0 : task.done / task.total}
          />
        </div>
      )}
      <div className={styles.actions}>
        {isOpen(task) ? <StopButton task={task} /> : <AfterTask task={task} canUndo={canUndo} />}
      </div>
    </div>
  )
}

const iconOf = ({ state, failed }: Task): LucideIcon => {
  if (state === 'undone') return Undo2
  return state === 'done' && failed === 0 ? CircleCheck : TriangleAlert
}

const StopButton = ({ task }: { task: Task }) => {
  const { t } = useTexts()
  const show = useTaskStart()
  const stop = useMutation({
    mutationFn: () => cancelTask({ params: { task: task.id } }),
    onSuccess: ({ data }) => show(data),
  })
  if (!task.is_own) return null
  return (
    <Button size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
      {t('expert.task_stop')}
    </Button>
  )
}

/** The file that a task made, the list of what failed, and the way back. */
const AfterTask = ({ task, canUndo }: TaskLineProps) => {
  const { t } = useTexts()
  const { file, failed, is_own: isOwn } = task
  return (
    <>
      {file && <Download href={file.url}>{t('expert.task_file', { name: file.name })}</Download>}
      {isOwn && failed > 0 && (
        <Download href={apiAddress(`/tasks/${task.id}/failures`)}>{t('expert.task_failures')}</Download>
      )}
      {task.kind === 'contactImport.run' && task.undoes_id === null && (
        <Link className={buttonClass({ size: 'small' })} href="/expert/crm/contacts/import">
          {t('expert.task_to_imports')}
        </Link>
      )}
      {canUndo && task.undo_until !== null && <UndoButton task={task} until={task.undo_until} />}
    </>
  )
}

const Download = ({ href, children }: { href: string; children: string }) => (
  <a className={buttonClass({ size: 'small' })} href={href} download>
    {children}
  </a>
)

const UndoButton = ({ task, until }: { task: Task; until: string }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const show = useTaskStart()
  const undo = useMutation({
    mutationFn: () => undoTask({ params: { task: task.id } }),
    onSuccess: ({ data }) => show(data),
  })
  return (
    <Button size="small" icon={<Icon of={Undo2} />} busy={undo.isPending} onClick={() => undo.mutate()}>
      {t('expert.task_undo', { date: date(until) })}
    </Button>
  )
}
