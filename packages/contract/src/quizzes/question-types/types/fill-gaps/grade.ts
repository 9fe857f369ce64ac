import type { Answer, AnswerRow } from '../../shared/answer.ts'
import { countRows, type RowCount } from '../../shared/count-rows.ts'
import { gradeParts } from '../../shared/grade-parts.ts'
import type { Grade } from '../../question-type.ts'
import { acceptsTyped } from '../../shared/typed/accepts.ts'
import { countTexts, textOfRow } from '../../shared/typed/text-rows.ts'
import { isFlatGap, isTypedGap } from './gap-kinds.ts'
import { gapsInText, type FillGapsQuestion, type Gap } from './question.ts'

const rightOf = ({ answers }: Gap) => answers.filter(({ is_correct }) => is_correct)

const chipsOf = ({ answer_groups }: FillGapsQuestion) =>
  answer_groups.filter(isFlatGap).flatMap(({ answers }) => answers)

/** Two chips may read alike: what counts is how the placed one reads. */
const isRight = (question: FillGapsQuestion, row: AnswerRow): boolean => {
  const gap = question.answer_groups.find(({ id }) => id === row.answer_group_id)
  if (!gap) return false
  const right = rightOf(gap)
  const texts = right.map(({ text }) => text)
  if (isTypedGap(gap)) return acceptsTyped(textOfRow(row), texts, question)
  if (!isFlatGap(gap)) return right.some(({ id }) => id === row.answer_id)
  const placed = chipsOf(question).find(({ id }) => id === row.answer_id)
  return placed !== undefined && texts.some((text) => text.trim() === placed.text.trim())
}

/** For each row whether its gap is right. */
export const markFillGaps = (question: FillGapsQuestion, answer: Answer): boolean[] =>
  answer.map((row) => isRight(question, row))

/** Every right gap earns its points. A gap takes one thing: a wrong one stands for a right one. */
export const gradeFillGaps = (question: FillGapsQuestion, answer: Answer): Grade =>
  gradeParts({
    points: question.points,
    right: question.answer_groups.map(({ id, points }) => ({
      points,
      isGiven: answer.some((row) => row.answer_group_id === id && isRight(question, row)),
    })),
    wrong: 0,
    wrongPossible: 0,
  })

/** For every gap the first thing that is right there. */
export const fillGapsKey = ({ text, answer_groups }: FillGapsQuestion): Answer =>
  gapsInText(text, answer_groups).flatMap((gap): Answer => {
    const [first] = rightOf(gap)
    if (!first) return []
    const id = { answer_group_id: gap.id }
    return [isTypedGap(gap) ? { ...id, text_answer: first.text } : { ...id, answer_id: first.id }]
  })

/** How often each option stood in each gap, and what was typed there. */
export const summariseFillGaps = (question: FillGapsQuestion, answers: readonly Answer[]): RowCount[] => {
  const possible = question.answer_groups
    .filter((gap) => !isTypedGap(gap))
    .flatMap((gap) =>
      (isFlatGap(gap) ? chipsOf(question) : gap.answers).map(({ id }) => ({
        answer_group_id: gap.id,
        answer_id: id,
      })),
    )
  const typed = answers.map((answer) => answer.filter((row) => row.text_answer !== undefined))
  return [...countRows(possible, answers), ...countTexts(typed)]
}
