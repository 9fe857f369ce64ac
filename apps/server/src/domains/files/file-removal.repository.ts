import type { Transaction } from '../../platform/database/pool.ts'
import { and, eq, inArray, or } from '../../platform/database/sql.ts'
import { files, fileTexts, fileUsages } from './files.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { fileWords } from './words/words.tables.ts'

/** Marks files and all that is made of them as deleted and takes them from their places. */
export const removeFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  fileIds: readonly number[],
  now: Date,
) => {
  await tx
    .delete(fileUsages)
    .where(and(eq(fileUsages.schoolId, schoolId), inArray(fileUsages.fileId, [...fileIds])))
  await tx
    .delete(fileTexts)
    .where(and(eq(fileTexts.schoolId, schoolId), inArray(fileTexts.fileId, [...fileIds])))
  await tx
    .delete(fileWords)
    .where(and(eq(fileWords.schoolId, schoolId), inArray(fileWords.fileId, [...fileIds])))
  await tx
    .update(files)
    .set({ deletedAt: now })
    .where(
      and(
        eq(files.schoolId, schoolId),
        or(inArray(files.id, [...fileIds]), inArray(files.parentId, [...fileIds])),
      ),
    )
}

/** What was made of a file before its bytes changed is no longer its own; nor are its captions. */
export const detachDerivedFiles = async (tx: Transaction, schoolId: SchoolId, parentId: number) => {
  await tx.delete(files).where(and(eq(files.schoolId, schoolId), eq(files.parentId, parentId)))
}

export const moveDerivedFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  { from, to }: { from: number; to: number },
) => {
  await tx.delete(fileTexts).where(and(eq(fileTexts.schoolId, schoolId), eq(fileTexts.fileId, to)))
  await tx
    .update(fileTexts)
    .set({ fileId: to })
    .where(and(eq(fileTexts.schoolId, schoolId), eq(fileTexts.fileId, from)))
  await tx.delete(fileWords).where(and(eq(fileWords.schoolId, schoolId), eq(fileWords.fileId, to)))
  await tx
    .update(fileWords)
    .set({ fileId: to })
    .where(and(eq(fileWords.schoolId, schoolId), eq(fileWords.fileId, from)))
  await tx
    .update(files)
    .set({ parentId: to })
    .where(and(eq(files.schoolId, schoolId), eq(files.parentId, from)))
}

export const deleteRow = async (tx: Transaction, schoolId: SchoolId, fileId: number) => {
  await tx.delete(files).where(and(eq(files.schoolId, schoolId), eq(files.id, fileId)))
}
