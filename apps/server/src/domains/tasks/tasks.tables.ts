import type { TaskDetails, TaskError, TaskState } from '@lectern/contract/tasks/tasks'
import {
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  sql,
  text,
  uniqueIndex,
} from '../../platform/database/sql.ts'
import { users } from '../identity/users.tables.ts'
import { schools } from '../schools/schools.tables.ts'

/** A file that a task made. */
export interface TaskFile {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly until: string
}

/** Work on many things that somebody started. */
export const tasks = pgTable(
  'tasks',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** Who started it; without them it stops. */
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    kind: text().notNull(),
    state: text().notNull().$type<TaskState>().default('waiting'),
    /** What the kind works by. */
    input: jsonColumn<unknown>().notNull(),
    /** What people read of it. */
    details: jsonColumn<TaskDetails>().notNull(),
    total: integer().notNull().default(0),
    /** Of these `changed` and `failed`; the others were as they should be. */
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    error: text().$type<TaskError>(),
    file: jsonColumn<TaskFile>(),
    undoUntil: instantColumn(),
    /** The task that this one takes back. */
    undoesId: reference(),
    createdAt: instantColumn().notNull(),
    startedAt: instantColumn(),
    finishedAt: instantColumn(),
  },
  (table) => [
    index().on(table.schoolId, table.id),
    index().on(table.userId),
    index('tasks_open')
      .on(table.schoolId)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index().on(table.finishedAt),
    // Taken back once; a try that was stopped leaves room for another.
    uniqueIndex('tasks_one_undo')
      .on(table.undoesId)
      .where(sql`${table.state} in ('waiting', 'running', 'done')`),
  ],
)

export const tasksColumns = {
  id: tasks.id,
  schoolId: tasks.schoolId,
  userId: tasks.userId,
  kind: tasks.kind,
  state: tasks.state,
  input: tasks.input,
  details: tasks.details,
  total: tasks.total,
  done: tasks.done,
  changed: tasks.changed,
  failed: tasks.failed,
  error: tasks.error,
  file: tasks.file,
  undoUntil: tasks.undoUntil,
  undoesId: tasks.undoesId,
  createdAt: tasks.createdAt,
  startedAt: tasks.startedAt,
  finishedAt: tasks.finishedAt,
}

/** What a task has still to work on: chosen when it is started, and taken away in the transaction that works on it. */
export const taskTargets = pgTable(
  'task_targets',
  {
    taskId: reference()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    thingId: reference().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.thingId] })],
)

/** What a task could not change, and why. */
export const taskRows = pgTable(
  'task_rows',
  {
    taskId: reference()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    thingId: reference().notNull(),
    reason: text().notNull(),
    /** By what people know the thing. */
    about: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.thingId] }), index().on(table.thingId)],
)

/** How things were before a task, as long as it can be taken back. */
export const taskUndo = pgTable(
  'task_undo',
  {
    taskId: reference()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    thingId: reference().notNull(),
    before: jsonColumn<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.thingId] }), index().on(table.thingId)],
)
