import type { QuestionResultState } from '@lectern/contract/attempts/attempt'
import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'

/** What a result says of several questions in one line. */
export type RestKind = 'correct' | 'pending' | 'answered' | 'read'

export interface RestGroup {
  readonly kind: RestKind
  readonly items: readonly ShownAttemptQuestion[]
}

/** A question that is worth a second look is shown for itself; the others are folded by kind. */
const kinds: Readonly<Record<QuestionResultState, RestKind | 'look'>> = {
  correct: 'correct',
  incorrect: 'look',
  skipped: 'look',
  not_started: 'look',
  pending: 'pending',
  answered: 'answered',
  not_asked: 'read',
}

const order: readonly RestKind[] = ['pending', 'answered', 'correct', 'read']

/** The questions of a result: those to look at again, in their order, and the rest by kind. */
export const groupResults = (questions: readonly ShownAttemptQuestion[]) => {
  const ofKind = (kind: RestKind | 'look') => questions.filter(({ result }) => kinds[result.state] === kind)
  const rest: RestGroup[] = order.map((kind) => ({ kind, items: ofKind(kind) }))
  return { look: ofKind('look'), rest: rest.filter(({ items }) => items.length > 0) }
}

/** Up to so many questions stand open: folding them would hide more than it spares. */
const whole = 3

export const isShort = (questions: readonly unknown[]): boolean => questions.length <= whole
