import type { ContactImport } from '@lectern/contract/contacts/imports/contact-imports'
import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import { found } from '../../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { findTasks } from '../../../tasks/index.ts'
import { listNamedFields } from '../../fields/contact-fields.repository.ts'
import { findImport, findPlan, type LockedImport } from '../contact-imports.repository.ts'
import { presentImport } from '../contact-imports.presenter.ts'
import { headersKey } from './start-import.ts'

interface Reader {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly importId: number
  readonly now: Date
}

/** The tasks of imports that have ended; a task that is forgotten has. */
export const listOverTasks = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  rows: readonly Pick<LockedImport, 'taskId'>[],
): Promise<ReadonlySet<number>> => {
  const ids = rows.flatMap(({ taskId }) => (taskId === null ? [] : [taskId]))
  const open = new Set(
    (await findTasks(db, { schoolId, userId: 0, now: new Date(0) }, ids)).flatMap(({ id, state }) =>
      state === 'waiting' || state === 'running' ? [id] : [],
    ),
  )
  return new Set(ids.filter((id) => !open.has(id)))
}

/** One import as one of its readers sees it. @throws CallError not_found */
export const showImport = async (
  db: ReadDatabase,
  { schoolId, userId, importId, now }: Reader,
): Promise<ContactImport> => {
  const row = found(await findImport(db, schoolId, importId))
  const fields = (await listNamedFields(db, schoolId)).map(({ id, key, title, titles }) => ({
    id,
    names: [key, title, ...Object.values(titles).filter((each) => each !== undefined)],
  }))
  const last = row.columns.length === 0 ? null : await findPlan(db, schoolId, headersKey(row.columns))
  const [task] = row.taskId === null ? [] : await findTasks(db, { schoolId, userId, now }, [row.taskId])
  const isTaskOver = row.taskId !== null && task?.state !== 'waiting' && task?.state !== 'running'
  return presentImport(row, userId, { fields, last, task: task ?? null, isTaskOver })
}
