import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { questionLimits } from '../../shared/common.ts'
import { readNumber } from '../../shared/typed/read-number.ts'
import { numericLimits } from './numeric-kinds.ts'
import { createNumeric, type NumericQuestion } from './question.ts'

const isNumber = ({ text }: { readonly text: string }): boolean =>
  text.length <= numericLimits.text && readNumber(text).length > 0

/** What a text is worth beside its question goes to the question. */
const worth = (points: number, more: number): number =>
  Math.min(questionLimits.points, (Math.round(points * 100) + Math.round(more * 100)) / 100)

/** Its accepted numbers; a text of which every accepted form is a number. */
export const numericForm: ConversionForm<NumericQuestion, ConversionForms['typed']> = {
  read: ({ answers, tolerance, unit_type, units, digits_type }) => ({
    made: { forms: answers, statement: null, points: 0 },
    losses: [
      { code: 'tolerance_lost', count: tolerance.trim() === '' ? 0 : 1 },
      { code: 'units_lost', count: unit_type === 'none' ? 0 : units.length },
      { code: 'digits_lost', count: digits_type === 'any' ? 0 : 1 },
    ],
  }),
  write: (base, { forms, statement, points }, { key }) =>
    forms.length > 0 && forms.every(isNumber)
      ? {
          made: {
            ...createNumeric(key),
            ...base,
            points: worth(base.points, points),
            type: 'numeric',
            answers: [...forms],
          },
          losses: [
            { code: 'statement_lost', count: statement && statement.text.trim() !== '' ? 1 : 0 },
            { code: 'pictures_lost', count: statement?.image ? 1 : 0 },
          ],
        }
      : null,
}
