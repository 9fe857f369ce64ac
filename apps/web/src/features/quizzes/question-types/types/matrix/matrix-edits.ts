import type {
  MatrixQuestion,
  MatrixStatement,
} from '@lectern/contract/quizzes/question-types/types/matrix/question'

/** A statement with an answer called right, or no longer; where there is one, it takes the place of the other. */
export const markAnswer = (
  { is_multiple }: Pick<MatrixQuestion, 'is_multiple'>,
  statement: MatrixStatement,
  id: string,
  right: boolean,
): MatrixStatement => {
  const others = is_multiple ? statement.answer_ids.filter((each) => each !== id) : []
  return { ...statement, answer_ids: right ? [...others, id] : others }
}

/** The same table under new keys. */
export const copyMatrix = (question: MatrixQuestion, key: () => string): MatrixQuestion => {
  const keys = new Map(question.answers.map(({ id }) => [id, key()]))
  return {
    ...question,
    id: key(),
    answers: question.answers.map((each) => ({ ...each, id: keys.get(each.id) ?? key() })),
    statements: question.statements.map((each) => ({
      ...each,
      id: key(),
      answer_ids: each.answer_ids.flatMap((id) => keys.get(id) ?? []),
    })),
  }
}
