import { openRefusals } from '../../shared/open/open-sample.ts'
import { textAnswerType } from '../../shared/open/open-kinds.ts'
import type { QuestionSample } from '../../question-type.ts'
import type { TextMediaQuestion } from './question.ts'

const question: TextMediaQuestion = {
  id: 'sample-text-media',
  type: 'text_media_answer',
  name: 'Describe a quiet place near your home.',
  description: 'A few sentences and, if you like, a picture.',
  is_required: true,
  points: 3,
  comment: 'Good descriptions name what one hears.',
  text_answer_type_id: textAnswerType.area,
  can_upload: true,
  is_audio_enabled: true,
  is_video_enabled: true,
}

export const textMediaSample: QuestionSample<TextMediaQuestion> = {
  question,
  rekeyed: null,
  right: [
    {
      text_answer: 'A bench under a lime tree. Bees, and far away a tram.',
      files: ['0f0e4bd1-2f58-4c6e-9a42-0d7a3c1b5e6f'],
    },
  ],
  half: null,
  wrong: [{ text_answer: 'I do not know.' }],
  everything: null,
  refused: openRefusals,
}
