import type { QuestionStatistics } from '@lectern/contract/attempts/quiz-results'
import { correlationWithRest } from '@lectern/contract/attempts/rules/correlation'
import { leastForDiscrimination } from '@lectern/contract/attempts/rules/result-statistics'
import { plainText } from '@lectern/contract/quizzes/formulas'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { GradeCount } from './statistics.repository.ts'

const hundredths = (points: number): number => Math.round(points * 100)

/** One question in numbers, from the grades that were given to it; so many attempts have an answer. */
export const presentQuestion = (
  question: Question,
  grades: readonly GradeCount[],
  answered: number,
): QuestionStatistics => {
  const count = (is: (grade: Grade) => boolean) =>
    grades.reduce((sum, { grade, count: times }) => (is(grade) ? sum + times : sum), 0)
  const asked = count(() => true)
  const left_out = Math.max(0, asked - answered)
  const right = count(({ correctness }) => correctness === 'correct')
  const part = count(({ correctness, points }) => correctness === 'incorrect' && points > 0)
  const pending = count(({ correctness }) => correctness === 'pending')
  // Nobody marks what was left out: it counts among these.
  const unscored = Math.max(0, count(({ correctness }) => correctness === 'unscored') - left_out)
  const wrong = Math.max(0, asked - right - part - pending - unscored - left_out)
  return {
    id: question.id,
    name: plainText(question.name),
    type: question.type,
    is_scored: questionTypeOf(question).isScored(question),
    ...{ asked, right, part, wrong, pending, unscored, left_out },
    ...measure(grades, asked),
  }
}

const measure = (grades: readonly GradeCount[], asked: number) => {
  const sum = (of: (grade: Grade) => number) =>
    grades.reduce((all, { grade, count }) => all + hundredths(of(grade)) * count, 0)
  const most = sum(({ correctness, max_points }) => (correctness === 'unscored' ? 0 : max_points))
  if (most === 0) return { average_points: null, max_points: null, difficulty: null, discrimination: null }
  const points = sum((grade) => grade.points)
  const groups = grades.map(({ grade, ...each }) => ({ ...each, points: hundredths(grade.points) }))
  return {
    average_points: points / (asked * 100),
    max_points: most / (asked * 100),
    difficulty: points / most,
    discrimination: asked >= leastForDiscrimination ? correlationWithRest(groups) : null,
  }
}
