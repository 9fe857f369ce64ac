import type { Clock } from '../../../platform/clock.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { tellTask } from '../../live/index.ts'
import type { FileInMaking, TaskPlace } from '../task-kind.ts'
import { dropTargets, listTargets } from '../task-things.repository.ts'
import { writeTask } from '../tasks.repository.ts'
import { type GoingTask, goOn, type TaskHouse } from './work-on-task.ts'

type Parts = Pick<Dependencies, 'db' | 'reading' | 'storage'> & { readonly house: TaskHouse }

interface Making {
  readonly clock: Clock
  readonly signal: AbortSignal | undefined
}

/** The task was cancelled, or the right to it taken: its file is not wanted any more. */
class TaskStoppedError extends Error {}

/** Makes the file of a task. Between two pages it looks whether it is to go on, and tells how far it is. */
export const makeTaskFile = async (parts: Parts, going: GoingTask, making: Making): Promise<void> => {
  const { task, kind } = going
  if (kind.makeFile === null) throw new Error(`${task.kind} makes no file.`)
  const key = `tasks/${task.schoolId}/${task.id}`
  const pages = pagesOf(parts, going, making)
  try {
    const file = await kind.makeFile({ taskId: task.id, input: task.input, pages })
    const { bytes } = await parts.storage.put(key, file.stream)
    if (!(await finish(parts, going, making.clock.now(), { file, key, bytes })))
      await parts.storage.delete(key)
  } catch (error) {
    if (!(error instanceof TaskStoppedError)) throw error
  }
}

const pagesOf = async function* (parts: Parts, { task, kind }: GoingTask, { clock, signal }: Making) {
  let [after, done] = [0, 0]
  for (;;) {
    signal?.throwIfAborted()
    const place = await step(parts, task.id, done, clock.now())
    const ids = await listTargets(parts.reading, task.id, after, kind.batch)
    if (ids.length === 0) return
    yield { ...place, ids }
    after = ids.at(-1) ?? after
    done += ids.length
  }
}

/** @throws TaskStoppedError */
const step = async ({ db, house }: Parts, taskId: number, done: number, now: Date): Promise<TaskPlace> => {
  const place = await db.transaction(async (tx) => {
    const going = await goOn(tx, house, taskId, now)
    if (going === null) return null
    const startedAt = going.task.startedAt ?? now
    await writeTask(tx, going.task, { state: 'running', done, changed: done, startedAt })
    await tellTask(tx, going.place.userId, taskId)
    return going.place
  })
  if (place === null) throw new TaskStoppedError()
  return place
}

interface MadeFile {
  readonly file: FileInMaking
  readonly key: string
  readonly bytes: number
}

/** @returns false: the task was stopped at the last moment */
const finish = (
  { db, house }: Parts,
  { task: { id, total } }: GoingTask,
  now: Date,
  { file: { name, keptMs }, key, bytes }: MadeFile,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const going = await goOn(tx, house, id, now)
    if (going === null) return false
    const until = new Date(now.getTime() + keptMs).toISOString()
    await dropTargets(tx, id)
    await writeTask(tx, going.task, {
      ...{ state: 'done', done: total, changed: total, finishedAt: now },
      file: { key, name, bytes, until },
    })
    await tellTask(tx, going.place.userId, id)
    return true
  })
