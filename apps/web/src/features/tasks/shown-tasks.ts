import type { Task } from '@lectern/contract/tasks/tasks'

const dayMs = 24 * 60 * 60 * 1000

export const isOpen = ({ state }: Pick<Task, 'state'>): boolean => state === 'waiting' || state === 'running'

/** A task that was taken back whole says so itself: the task that did it is not shown beside it. */
export const isSaidElsewhere = ({ undoes_id: undoes, state, failed }: Task): boolean =>
  undoes !== null && state === 'done' && failed === 0

/** Whether a task is being taken back now. */
const isUndoing = (task: Task, tasks: readonly Task[]): boolean =>
  tasks.some((other) => other.undoes_id === task.id && isOpen(other))

/** Whether its reader can take a task back. */
export const canUndo = (task: Task, tasks: readonly Task[]): boolean =>
  task.is_own && task.undo_until !== null && !isUndoing(task, tasks)

export interface ShownTasks {
  /** Those that run, and the latest one that ended within a day. */
  readonly now: readonly Task[]
  readonly earlier: readonly Task[]
}

/**
 * Splits the tasks of some domains into the ones a page shows at once and the ones it folds away.
 *
 * @param tasks the latest first
 * @param domains of whose kinds they are
 */
export const shownTasks = (tasks: readonly Task[], domains: readonly string[], nowMs: number): ShownTasks => {
  const isOf = ({ kind }: Task) => domains.some((domain) => kind.startsWith(`${domain}.`))
  const own = tasks.filter((task) => isOf(task) && !isSaidElsewhere(task))
  const ended = own.filter((task) => !isOpen(task))
  const latest = ended.find(({ finished_at: at }) => at !== null && nowMs - Date.parse(at) < dayMs)
  return {
    now: own.filter((task) => isOpen(task) || task === latest),
    earlier: ended.filter((task) => task !== latest),
  }
}
