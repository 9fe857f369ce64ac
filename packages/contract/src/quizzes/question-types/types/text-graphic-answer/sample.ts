import { openRefusals } from '../../shared/open/open-sample.ts'
import { textAnswerType } from '../../shared/open/open-kinds.ts'
import type { QuestionSample } from '../../question-type.ts'
import type { TextGraphicQuestion } from './question.ts'

const question: TextGraphicQuestion = {
  id: 'sample-assignment',
  type: 'text_graphic_answer',
  name: 'Plan your next week of practice and show it.',
  description: 'A page of your calendar is enough.',
  is_required: true,
  points: 5,
  comment: 'A plan that is kept beats a full one.',
  is_answer_enabled: true,
  text_answer_type_id: textAnswerType.area,
  can_upload: true,
  is_audio_enabled: true,
  is_video_enabled: false,
}

export const textGraphicSample: QuestionSample<TextGraphicQuestion> = {
  question,
  rekeyed: null,
  right: [{ text_answer: 'Ten minutes each morning.', files: ['5b1c9f0e-7d1a-4a55-8a3e-2f64c0d9b817'] }],
  half: null,
  wrong: [{ text_answer: 'Later.' }],
  everything: null,
  refused: openRefusals,
}
