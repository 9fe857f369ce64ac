import { createHash } from 'node:crypto'
import { formatCheckCode, sealedText } from '@lectern/contract/attempts/rules/check-code'
import type { AnswerRow, AttemptRow } from '../attempts.repository.ts'

/** The code of a finished attempt, made of its answers as they are stored; null while it runs. */
export const checkCodeOf = (
  { id, quizVersionId, finishedAt }: AttemptRow,
  answers: readonly AnswerRow[],
): string | null => {
  if (finishedAt === null) return null
  const text = sealedText({ id, quizVersionId, finishedAt, answers })
  return formatCheckCode(createHash('sha256').update(text).digest())
}
