import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import { PinLayer } from './pin-layer.tsx'

/** The picture with its numbered places, for paper. */
export const LabelsPaperPicture = ({
  question,
}: {
  question: Extract<Question, { type: 'image_labels' }>
}) => (
  <PictureFrame image={question.image}>
    <PinLayer pins={question.statements} />
  </PictureFrame>
)
