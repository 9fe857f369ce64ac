import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import { AreaLayer } from './area-layer.tsx'

/** The picture with its numbered areas, for paper. */
export const HotspotPaperPicture = ({ question }: { question: Extract<Question, { type: 'hotspot' }> }) => (
  <PictureFrame image={question.image}>
    <AreaLayer areas={question.answers.map(({ id, area }) => ({ id, area, isPicked: false }))} />
  </PictureFrame>
)
