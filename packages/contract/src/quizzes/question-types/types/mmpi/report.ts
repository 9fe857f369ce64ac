import type { Answer } from '../../shared/answer.ts'
import type { LetterResult, QuestionReport } from '../../shared/question-report.ts'
import { mmpiAnswers } from './mmpi-answers.ts'
import type { MmpiQuestion, MmpiScale } from './question.ts'

const countOn = (
  { letter, name, text }: MmpiScale,
  { statements }: MmpiQuestion,
  given: ReadonlyMap<string | undefined, string | undefined>,
): LetterResult => {
  const own = statements.flatMap(({ id, keys }) => {
    const key = keys.find((each) => each.letter === letter.trim())
    return key ? [{ answer: given.get(id), keyed: mmpiAnswers[key.keyed] }] : []
  })
  const answered = own.filter(({ answer }) => answer !== undefined)
  const correct = answered.filter(({ answer, keyed }) => answer === keyed).length
  return {
    letter,
    name,
    text,
    user_answered: answered.length,
    count_questions: own.length,
    count_questions_correct: correct,
    count_questions_incorrect: answered.length - correct,
  }
}

/** For every scale how many of its statements were answered, and how many as it counts. */
export const reportMmpi = (question: MmpiQuestion, answer: Answer): QuestionReport => {
  const given = new Map(answer.map((row) => [row.statement_id, row.answer_id]))
  return { letter_results: question.scales.map((scale) => countOn(scale, question, given)) }
}
