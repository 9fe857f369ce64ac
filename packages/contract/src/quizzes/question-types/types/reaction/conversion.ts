import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { fittedLength, namedPoints } from '../../conversion/scale-points.ts'
import type { ReactionQuestion } from './question.ts'
import { reactionFaces } from './reaction-faces.ts'

/** A face for each point; a name of a point is the name of its face. */
export const reactionForm: ConversionForm<ReactionQuestion, ConversionForms['scale']> = {
  read: ({ answers }) => ({ made: { points: answers.map(({ id, text }) => ({ id, text })) }, losses: [] }),
  write: (base, { points }, { key }) => {
    const { length, loss } = fittedLength(points, reactionFaces)
    const { named, loss: names } = namedPoints(points, length, key)
    return {
      made: { ...base, type: 'reaction', answers: named.map((each, at) => ({ ...each, value: at + 1 })) },
      losses: [loss, names],
    }
  },
}
