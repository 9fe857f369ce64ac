import {
  hasDigits,
  understandNumber,
} from '@lectern/contract/quizzes/question-types/types/numeric/understand'
import type { WrittenNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import type { ReaderTexts } from '../../../../../lib/texts/index.ts'
import type { QuestionOf } from '../../question-view.ts'

type Numeric = QuestionOf<'numeric'>

/** How the number is understood, or what to do about it. */
export interface Echo {
  readonly tone: 'hint' | 'understood' | 'fault'
  readonly text: string
}

/** From here on, and this close to 0, a number is easier to read with a power of ten. */
const scientific = { from: 1e15, below: 1e-6 } as const

const formatNumber = ({ value, decimals }: WrittenNumber, number: ReaderTexts['number']): string => {
  const size = Math.abs(value)
  if (size !== 0 && (size >= scientific.from || size < scientific.below))
    return number(value, { notation: 'scientific', maximumSignificantDigits: 12 })
  if (decimals === null || decimals > 12) return number(value, { maximumSignificantDigits: 12 })
  return number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

const digitsWords = ({ digits_type, digits }: Numeric, { t }: ReaderTexts): string | undefined => {
  if (digits_type === 'any') return
  return digits_type === 'decimals'
    ? t('quiz.number_decimals', { count: digits })
    : t('quiz.number_significant', { count: digits })
}

const hint = (question: Numeric, texts: ReaderTexts): string =>
  [question.unit_type === 'typed' && texts.t('quiz.number_with_unit'), digitsWords(question, texts)]
    .filter(Boolean)
    .join(' ')

/** What a learner is told of a number while it is typed, in their language. */
export const echoOf = (question: Numeric, text: string, unit: string, texts: ReaderTexts): Echo => {
  const { t, number } = texts
  if (text.trim() === '') return { tone: 'hint', text: hint(question, texts) }
  const understood = understandNumber(question, text)
  if ('fault' in understood) return { tone: 'fault', text: t(`quiz.${understood.fault}`) }
  const [first = '', second] = understood.numbers.map((one) =>
    [formatNumber(one, number), unit || understood.unit].join(' ').trim(),
  )
  const words = [
    second === undefined
      ? t('quiz.number_is', { number: first })
      : t('quiz.number_is_either', { one: first, other: second }),
  ]
  if (question.unit_type === 'typed' && understood.unit === '') words.push(t('quiz.number_no_unit'))
  const isWritten = understood.numbers.some((one) => hasDigits(question, one))
  if (!isWritten) words.push(digitsWords(question, texts) ?? '')
  return { tone: isWritten ? 'understood' : 'fault', text: words.join(' ') }
}
