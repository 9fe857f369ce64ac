import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'
import type { AttemptQuestion, QuestionResult } from '@lectern/contract/attempts/attempt'

/** What stood in each question after so many entries of the log; what came too late or after the answer was final changes nothing. */
export const answersAfter = (
  entries: readonly AnswerLogEntry[],
  count: number,
): ReadonlyMap<string, AnswerLogEntry['results']> =>
  new Map(
    entries
      .slice(0, count)
      .filter(({ outcome }) => outcome === 'stored')
      .map((entry) => [entry.quiz_question_id, entry.results]),
  )

/** A question as it stood then: without marks, which nobody had given yet. */
export const questionThen = (
  item: AttemptQuestion,
  answers: ReturnType<typeof answersAfter>,
): AttemptQuestion => {
  const results = answers.get(item.question.id) ?? []
  return { ...item, results, result: { ...item.result, ...unmarked, state: stateThen(item, results.length) } }
}

const unmarked = { points: null, max_points: null, correct_answers: null, comment: null, comment_files: [] }

const stateThen = ({ result }: AttemptQuestion, rows: number): QuestionResult['state'] => {
  if (result.state === 'not_asked') return 'not_asked'
  return rows > 0 ? 'answered' : 'skipped'
}

/** Milliseconds from one step to the next while it plays: as long as it took, within reason. */
export const pauseBefore = (entries: readonly AnswerLogEntry[], step: number): number => {
  const [before, next] = [entries[step - 1], entries[step]]
  if (!before || !next) return shortestPause
  const passed = new Date(next.at).getTime() - new Date(before.at).getTime()
  return Math.min(longestPause, Math.max(shortestPause, passed / speed))
}

const shortestPause = 300
const longestPause = 2_000
/** So many times as fast as it was. */
const speed = 8
