import { markByKey, nameOfRow, type Answer } from '../../shared/answer.ts'
import { countRows, type RowCount } from '../../shared/count-rows.ts'
import { gradeParts } from '../../shared/grade-parts.ts'
import type { Grade } from '../../question-type.ts'
import { rightAnswers, type MatrixQuestion } from './question.ts'

export const matrixKey = ({ answers, statements }: MatrixQuestion): Answer =>
  statements.flatMap((each) =>
    rightAnswers(answers, each).map(({ id }) => ({ statement_id: each.id, answer_id: id })),
  )

export const markMatrix = (question: MatrixQuestion, answer: Answer): boolean[] =>
  markByKey(answer, matrixKey(question))

/** A row earns its points when exactly its right answers are marked: a wrong mark costs the row, so marking all earns nothing. */
export const gradeMatrix = (question: MatrixQuestion, answer: Answer): Grade => {
  const marked = new Set(answer.map(nameOfRow))
  return gradeParts({
    points: question.points,
    right: question.statements.map((each) => ({
      points: each.points,
      isGiven: question.answers.every(
        ({ id }) =>
          each.answer_ids.includes(id) === marked.has(nameOfRow({ statement_id: each.id, answer_id: id })),
      ),
    })),
    wrong: 0,
    wrongPossible: 0,
  })
}

/** How often each cell was marked. */
export const summariseMatrix = (
  { answers, statements }: MatrixQuestion,
  given: readonly Answer[],
): RowCount[] =>
  countRows(
    statements.flatMap((each) => answers.map(({ id }) => ({ statement_id: each.id, answer_id: id }))),
    given,
  )
