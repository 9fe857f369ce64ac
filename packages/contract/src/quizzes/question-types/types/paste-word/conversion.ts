import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { publicThing } from '../../shared/common.ts'
import type { PasteWordQuestion } from './question.ts'

/** One statement with its words; several are more than one text. The words of a question without one are its statement. */
export const pasteWordForm: ConversionForm<PasteWordQuestion, ConversionForms['typed']> = {
  read: ({ name, statements: [statement, ...more] }) => {
    if (!statement || more.length > 0) return null
    const isQuestion = statement.text.trim() === name.trim() && !statement.image
    return {
      made: {
        forms: statement.answers,
        statement: isQuestion ? null : publicThing(statement),
        points: statement.points,
      },
      losses: [],
    }
  },
  write: (base, { forms, statement, points }, { key }) => ({
    made: {
      ...base,
      type: 'paste_word',
      case_sensitive: false,
      allow_typos: false,
      statements: [{ ...(statement ?? { id: key(), text: base.name }), points, answers: [...forms] }],
    },
    losses: [],
  }),
}
