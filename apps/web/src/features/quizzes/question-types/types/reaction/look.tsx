import type { Translate } from '../../../../../lib/texts/index.ts'
import type { QuestionOf } from '../../question-view.ts'
import type { ScaleLook } from '../../shared/scales/scale-player.tsx'
import { DrawnFace, faceAt } from './faces.tsx'

/** Faces with their names. */
export const lookReaction = (
  { answers }: Pick<QuestionOf<'reaction'>, 'answers'>,
  _picked: string | undefined,
  t: Translate,
): ScaleLook => ({
  look: 'faces',
  points: answers.map(({ id, text }, at) => {
    const face = faceAt(at, answers.length)
    return {
      id,
      name: text.trim() || (face ? t(face.name) : String(at + 1)),
      face: face && <DrawnFace face={face} />,
    }
  }),
})
