import type { Answer, AnswerRow } from '../../shared/answer.ts'
import { gradeParts } from '../../shared/grade-parts.ts'
import type { Grade } from '../../question-type.ts'
import { acceptsTyped } from '../../shared/typed/accepts.ts'
import { textOfRow } from '../../shared/typed/text-rows.ts'
import type { PasteWordQuestion } from './question.ts'

const isRight = (question: PasteWordQuestion, row: AnswerRow): boolean => {
  const forms = question.statements.find(({ id }) => id === row.statement_id)?.answers ?? []
  return acceptsTyped(
    textOfRow(row),
    forms.map(({ text }) => text),
    question,
  )
}

/** For each row whether its word is accepted. */
export const markPasteWord = (question: PasteWordQuestion, answer: Answer): boolean[] =>
  answer.map((row) => isRight(question, row))

/** Every accepted word earns the points of its statement. A field takes one word: a wrong one stands for a right one. */
export const gradePasteWord = (question: PasteWordQuestion, answer: Answer): Grade =>
  gradeParts({
    points: question.points,
    right: question.statements.map(({ id, points }) => ({
      points,
      isGiven: answer.some((row) => row.statement_id === id && isRight(question, row)),
    })),
    wrong: 0,
    wrongPossible: 0,
  })

/** The first accepted form of every statement. */
export const pasteWordKey = ({ statements }: PasteWordQuestion): Answer =>
  statements.flatMap(({ id, answers: [first] }) =>
    first ? [{ statement_id: id, text_answer: first.text }] : [],
  )
