import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import type { ListedStatement } from '../../shared/statements/listed.ts'
import type { ChooseFromListQuestion } from './question.ts'

const withOneRight = (statement: ListedStatement): ListedStatement => {
  const first = statement.answers.findIndex(({ is_correct }) => is_correct)
  return {
    ...statement,
    answers: statement.answers.map((each, at) => ({ ...each, is_correct: at === first })),
  }
}

/** Of several right options of a statement the first one stays right. */
export const chooseFromListForm: ConversionForm<ChooseFromListQuestion, ConversionForms['table']> = {
  read: ({ statements, shuffle_answers }) => ({ made: { statements, shuffle: shuffle_answers }, losses: [] }),
  write: (base, { statements, shuffle }) => ({
    made: {
      ...base,
      type: 'choose_from_list',
      shuffle_answers: shuffle,
      statements: statements.map(withOneRight),
    },
    losses: [
      {
        code: 'one_correct',
        count: statements
          .map(({ answers }) => answers.filter(({ is_correct }) => is_correct).length)
          .filter((right) => right > 1)
          .reduce((sum, right) => sum + right, 0),
      },
    ],
  }),
}
