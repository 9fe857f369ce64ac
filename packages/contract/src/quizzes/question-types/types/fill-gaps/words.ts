import type { Answer } from '../../shared/answer.ts'
import { textOfRow } from '../../shared/typed/text-rows.ts'
import { fillGaps } from './gap-text.ts'
import type { PublicFillGaps } from './public-question.ts'

const blank = '____'

/** The text with blanks, and the options that there are for them. */
const questionLines = ({ text, answer_groups, answers }: PublicFillGaps): string[] => [
  fillGaps(text, () => blank),
  ...[...answer_groups.flatMap((gap) => gap.answers), ...answers].map((option) => `· ${option.text}`),
]

/** The text with what stands in its gaps. */
const answerLines = ({ text, answer_groups, answers }: PublicFillGaps, answer: Answer): string[] => {
  if (answer.length === 0) return []
  const options = [...answers, ...answer_groups.flatMap((gap) => gap.answers)]
  return [
    fillGaps(text, (gap) => {
      const row = answer.find((each) => each.answer_group_id === gap)
      if (!row) return blank
      return options.find(({ id }) => id === row.answer_id)?.text ?? textOfRow(row)
    }),
  ]
}

export const fillGapsWords = { question: questionLines, answer: answerLines }
