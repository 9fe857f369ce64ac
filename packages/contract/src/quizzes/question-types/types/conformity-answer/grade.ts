import { nameOfRow, type Answer } from '../../shared/answer.ts'
import { gradeParts } from '../../shared/grade-parts.ts'
import type { Grade } from '../../question-type.ts'
import { conformityType } from './conformity-type.ts'
import type { ConformityQuestion } from './question.ts'

/** The pairs of the key. */
export const boundPairs = ({ binds }: Pick<ConformityQuestion, 'binds'>): Answer =>
  binds.map(({ statement_id, answer_id }) => ({ statement_id, answer_id }))

/** Every pair that a learner could make. */
export const possiblePairs = ({ statements, answers }: ConformityQuestion): Answer =>
  statements.flatMap((statement) =>
    answers.map((answer) => ({ statement_id: statement.id, answer_id: answer.id })),
  )

/**
 * Right when exactly the pairs of the key are made and what belongs nowhere is left. Each right pair earns its points. Only
 * where answers are shared can wrong pairs be made beside all the right ones; elsewhere one takes a right one's place.
 */
export const gradeConformity = (question: ConformityQuestion, answer: Answer): Grade => {
  const made = new Set(answer.map(nameOfRow))
  const right = question.binds.map(({ statement_id, answer_id, points }) => ({
    points,
    isGiven: made.has(nameOfRow({ statement_id, answer_id })),
  }))
  const isShared = question.conformity_type === conformityType.many && question.is_answers_combined
  return gradeParts({
    points: question.points,
    right,
    wrong: made.size - right.filter((part) => part.isGiven).length,
    wrongPossible: isShared ? possiblePairs(question).length - right.length : 0,
  })
}
