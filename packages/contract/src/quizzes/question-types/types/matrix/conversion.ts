import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { findPictureLoss } from '../../conversion/conversion-losses.ts'
import { listLimits, type ListedStatement } from '../../shared/statements/listed.ts'
import { matrixLimits, type MatrixQuestion } from './question.ts'

const textsOf = ({ answers }: ListedStatement): string[] =>
  answers.map(({ text }) => text.trim()).filter((text) => text !== '')

/** Options that read alike become one column; every statement gets all of them. */
export const matrixForm: ConversionForm<MatrixQuestion, ConversionForms['table']> = {
  read: ({ answers, statements }, { key }) =>
    statements.length > listLimits.statements
      ? null
      : {
          made: {
            shuffle: false,
            statements: statements.map(({ answer_ids, ...statement }) => ({
              ...statement,
              answers: answers.map(({ id, text }) => ({
                id: key(),
                text,
                is_correct: answer_ids.includes(id),
              })),
            })),
          },
          losses: [findPictureLoss(answers)],
        },
  write: (base, { statements }, { key }) => {
    const columns = [...new Set(statements.flatMap(textsOf))].map((text) => ({ id: key(), text }))
    if (columns.length > matrixLimits.answers) return null
    const rightOf = ({ answers }: ListedStatement) =>
      columns
        .filter(({ text }) => answers.some((each) => each.is_correct && each.text.trim() === text))
        .map(({ id }) => id)
    const rows = statements.map((each) => {
      const { answers: _options, ...statement } = each
      return { ...statement, answer_ids: rightOf(each) }
    })
    const extended = statements.filter((each) => new Set(textsOf(each)).size < columns.length)
    return {
      made: {
        ...base,
        type: 'matrix',
        is_multiple: rows.some(({ answer_ids }) => answer_ids.length > 1),
        is_every_statement_required: false,
        shuffle_statements: false,
        answers: columns,
        statements: rows,
      },
      losses: [{ code: 'same_answers', count: extended.length }],
    }
  },
}
