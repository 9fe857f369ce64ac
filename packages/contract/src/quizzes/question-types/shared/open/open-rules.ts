import type { Answer } from '../answer.ts'
import type { RowCount } from '../count-rows.ts'
import { noAnswer } from '../no-answer.ts'
import type { Arrangement, Grade } from '../../question-type.ts'
import { reviewedParts } from '../result-parts.ts'
import { openAnswerOf } from './open-answer.ts'
import { isForOthers, takesFiles, takesText, type OpenKinds } from './open-kinds.ts'

/** As much of a question as the rules of open answers need. */
interface Reviewed {
  readonly points: number
}

/** A person gives the points; until then there are none. */
const gradeOpen = ({ points }: Reviewed, answer: Answer): Grade => ({
  correctness: answer.length === 0 ? 'incorrect' : 'pending',
  points: 0,
  max_points: points,
})

/** A line to write on and a box for files: signs that read in every language. */
const openLines = (kinds: OpenKinds): string[] => [
  ...(takesText(kinds) ? ['________'] : []),
  ...(takesFiles(kinds) ? ['📎'] : []),
]

const answerLines = (answer: Answer): string[] => {
  const { text, files } = openAnswerOf(answer)
  return [...(text === '' ? [] : [text]), ...(files.length === 0 ? [] : [`📎 ${files.length}`])]
}

/** How often each answer was given, word by word. */
const countAnswers = (answers: readonly Answer[]): RowCount[] => {
  const given = answers.filter((answer) => answer.length > 0)
  const groups = Map.groupBy(given.flat(), (row) => JSON.stringify([row.text_answer, row.files]))
  return [...groups.values()].flatMap((rows) => {
    const [row] = rows
    return row ? [{ row, count: rows.length, percent: Math.round((rows.length * 100) / given.length) }] : []
  })
}

/** What every type does of which a person judges the answer. Without points it is not scored. */
export const openRules = {
  arrange: (): Arrangement => ({ order: [] }),
  isScored: ({ points }: Reviewed): boolean => points > 0,
  grade: gradeOpen,
  marks: (_question: unknown, answer: Answer): null[] => answer.map(() => null),
  key: (): Answer => noAnswer,
  shows: reviewedParts,
  words: {
    question: openLines,
    answer: (_question: unknown, answer: Answer): string[] => answerLines(answer),
  },
  publicWords: (kinds: OpenKinds, answer: Answer): string =>
    isForOthers(kinds) ? openAnswerOf(answer).text : '',
  summarise: (_question: unknown, answers: readonly Answer[]): RowCount[] => countAnswers(answers),
}
