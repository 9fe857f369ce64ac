import type { QuestionSample } from '../../question-type.ts'
import type { ScalePoint } from './scale-point.ts'

/** The worked example of a scale: the last point, another one, and what no scale takes. */
export const scaleSample = <Q>(question: Q, points: readonly ScalePoint[]): QuestionSample<Q> => {
  const first = { answer_id: points[0]?.id }
  const last = { answer_id: points.at(-1)?.id }
  return {
    question,
    rekeyed: null,
    right: [last],
    half: null,
    wrong: [first],
    everything: null,
    refused: [
      [[{ answer_id: 'value-99' }], 'foreign_answer'],
      [[{ ...last, text_answer: 'very' }], 'foreign_answer'],
      [[{ text_answer: 'very' }], 'foreign_answer'],
      [[first, last], 'too_many'],
      [[last, last], 'twice'],
    ],
  }
}
