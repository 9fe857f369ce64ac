import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/pool.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** A task as its kind sees it. */
export interface TaskPlace {
  readonly taskId: number
  readonly schoolId: SchoolId
  readonly userId: number
  /** Of who started it, as it is at this moment. */
  readonly seat: StaffSeat
  readonly now: Date
}

/** Some of the things that a task works on. */
export interface TaskSlice<Input> extends TaskPlace {
  readonly input: Input
  readonly ids: readonly number[]
}

/** Some of what a task did, each with what the kind kept of it. */
export interface UndoSlice<Input> extends TaskPlace {
  readonly input: Input
  readonly rows: readonly UndoRow[]
}

export interface UndoRow {
  readonly id: number
  readonly before: unknown
}

/** What a task that makes a file is given. */
export interface FileWork<Input> {
  readonly taskId: number
  readonly input: Input
  /** Who started it, as their rights are, with the next things; none comes once the task is stopped. */
  readonly pages: AsyncIterable<Omit<TaskSlice<Input>, 'input'>>
}

/** A file in the making. */
export interface FileInMaking {
  readonly name: string
  readonly stream: Readable
  /** How long it is kept. */
  readonly keptMs: number
}

/** What became of a slice; things that are named nowhere were as they should be. */
export interface SliceOutcome {
  /** What changed; with how it was before where it can be taken back. */
  readonly changed: readonly { readonly id: number; readonly before?: unknown }[]
  /** What could not be changed: a code, and by what people know the thing. */
  readonly refused: readonly { readonly id: number; readonly reason: string; readonly about: string }[]
}

/** A file that a task made, in the hands of who started it. */
export interface TakenFile {
  readonly schoolId: SchoolId
  readonly userId: number
  /** Things in it. */
  readonly total: number
  readonly input: unknown
  readonly now: Date
}

interface TaskKindParts<T extends z.ZodType> {
  /** `domain.action`; stored with every task, so it is never renamed lightly. */
  readonly kind: string
  readonly input: T
  /** Whoever starts one has one of these, and has it still at every slice. */
  readonly rights: readonly PermissionString[]
  /** And all of these. */
  readonly alsoRights?: readonly PermissionString[]
  /** How many things are worked on in one transaction. */
  readonly batch?: number
  /** The same, where it depends on the work. */
  readonly batchOf?: (input: z.output<T>) => number
  /** Does a part of the work, in the transaction that notes that it is done. */
  readonly slice: (tx: Transaction, slice: TaskSlice<z.output<T>>) => Promise<SliceOutcome>
  /** Takes a part back, where nobody has touched the thing since; without it the work cannot be taken back. */
  readonly undo?: (tx: Transaction, slice: UndoSlice<z.output<T>>) => Promise<SliceOutcome>
  /** How long it can be taken back. */
  readonly undoMs?: number
  /** Told, before the bytes go out, that who started it takes the file. Nobody waits for what it does. */
  readonly fileTaken?: (taken: TakenFile) => void
}

/** A kind of task, whose input is parsed where it is worked by. It works slice by slice, or makes a file. */
export type TaskKind = Omit<TaskKindParts<z.ZodType>, 'slice' | 'undo' | 'batch' | 'batchOf'> & {
  readonly batch: number
  readonly batchOf: (input: unknown) => number
  readonly slice: ((tx: Transaction, slice: TaskSlice<unknown>) => Promise<SliceOutcome>) | null
  readonly undo: ((tx: Transaction, slice: UndoSlice<unknown>) => Promise<SliceOutcome>) | null
  readonly makeFile: ((work: FileWork<unknown>) => Promise<FileInMaking>) | null
}

const usualBatch = 500

/** Declares a kind of task; its domain contributes it to `taskServices.kinds`. */
export const defineTask = <T extends z.ZodType>({
  slice,
  undo,
  batch = usualBatch,
  batchOf,
  ...parts
}: TaskKindParts<T>): TaskKind => ({
  ...parts,
  batch,
  batchOf: (input) => (batchOf ? batchOf(parts.input.parse(input)) : batch),
  makeFile: null,
  slice: (tx, given) => slice(tx, { ...given, input: parts.input.parse(given.input) }),
  undo: undo ? (tx, given) => undo(tx, { ...given, input: parts.input.parse(given.input) }) : null,
})

/** Declares a kind of task that only reads and makes a file: one that was broken off begins anew. */
export const defineFileTask = <T extends z.ZodType>({
  makeFile,
  batch = usualBatch,
  ...parts
}: Pick<TaskKindParts<T>, 'kind' | 'input' | 'rights' | 'batch' | 'fileTaken'> & {
  readonly makeFile: (work: FileWork<z.output<T>>) => Promise<FileInMaking>
}): TaskKind => ({
  ...parts,
  batch,
  batchOf: () => batch,
  slice: null,
  undo: null,
  makeFile: (work) => makeFile({ ...work, input: parts.input.parse(work.input) }),
})

/** Whether a seat may start tasks of a kind, and let them go on. */
export const mayRun = ({ rights, alsoRights = [] }: TaskKind, seat: StaffSeat | null): seat is StaffSeat =>
  seat !== null &&
  rights.some((right) => seat.permissions.has(right)) &&
  alsoRights.every((right) => seat.permissions.has(right))
