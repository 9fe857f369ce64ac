import type { Answer } from '../../quizzes/question-types/shared/answer.ts'

/** A finished attempt, as far as its check code is made of it. */
export interface SealedAttempt {
  readonly id: number
  readonly quizVersionId: number
  readonly finishedAt: Date
  readonly answers: readonly { readonly questionId: string; readonly answer: Answer }[]
}

/**
 * What a check code is the digest of: the attempt, the version of the quiz, the finish, and every answer. The order of
 * questions and of the fields of a row makes no difference, that of the rows does.
 */
export const sealedText = ({ id, quizVersionId, finishedAt, answers }: SealedAttempt): string =>
  JSON.stringify([
    id,
    quizVersionId,
    finishedAt.toISOString(),
    answers
      .filter(({ answer }) => answer.length > 0)
      .toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1))
      .map(({ questionId, answer }) => [questionId, answer.map(fieldsInOrder)]),
  ])

const fieldsInOrder = (row: Answer[number]) =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Without 0, 1, I and O, which are mistaken for others when somebody copies a code by hand. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The first hundred bits of a digest as five groups of four letters: `7K2M-…`. */
export const formatCheckCode = (digest: Uint8Array): string => {
  const bits = [...digest.slice(0, 13)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const signs = Array.from(
    { length: 20 },
    (_, at) => letters[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  )
  return [0, 4, 8, 12, 16].map((at) => signs.slice(at, at + 4).join('')).join('-')
}
