import { libraryLimits } from '@lectern/contract/quizzes/library/library'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { holdFolder } from './folders.repository.ts'
import * as repository from './library.repository.ts'

export interface Organising {
  readonly schoolId: SchoolId
  readonly ids: readonly number[]
  /** Null takes them out of every folder. */
  readonly folderId: number | null | undefined
  /** In place of the tags that they have. */
  readonly tags: readonly string[] | undefined
  /** Beside the tags that they have. */
  readonly addTags: readonly string[] | undefined
  readonly isArchived: boolean | undefined
  readonly now: Date
}

/**
 * Puts quizzes where they are to lie, all of them or none. Their content stays as it is, and so does what lessons show.
 *
 * @throws CallError foreign_quizzes, foreign_quiz_folder, too_many_tags (422)
 */
export const organiseQuizzes = async (tx: Transaction, wish: Organising): Promise<void> => {
  const ids = [...new Set(wish.ids)]
  const rows = await repository.lockTags(tx, wish.schoolId, ids)
  if (rows.length < ids.length)
    throw new CallError('foreign_quizzes', { fields: { ids: ['foreign_quizzes'] } })
  const { folderId, isArchived } = wish
  if (typeof folderId === 'number' && !(await holdFolder(tx, wish.schoolId, folderId)))
    throw new CallError('foreign_quiz_folder', { fields: { folder_id: ['foreign_quiz_folder'] } })
  await repository.placeQuizzes(tx, wish.schoolId, ids, {
    ...(folderId === undefined ? {} : { folderId }),
    ...(isArchived === undefined ? {} : { archivedAt: isArchived ? wish.now : null }),
    ...(wish.tags === undefined ? {} : { tags: wish.tags }),
  })
  await addTags(tx, wish, rows)
}

const addTags = async (
  tx: Transaction,
  { schoolId, tags, addTags: added = [] }: Organising,
  rows: readonly { readonly id: number; readonly tags: readonly string[] }[],
) => {
  if (added.length === 0) return
  for (const row of rows) {
    const all = [...new Set([...(tags ?? row.tags), ...added])]
    if (all.length > libraryLimits.tags)
      throw new CallError('too_many_tags', { fields: { add_tags: ['too_many_tags'] } })
    if (all.length > row.tags.length) await repository.placeQuizzes(tx, schoolId, [row.id], { tags: all })
  }
}
