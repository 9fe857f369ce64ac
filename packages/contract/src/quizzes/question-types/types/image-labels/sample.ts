import type { QuestionSample } from '../../question-type.ts'
import type { ImageLabelsQuestion } from './question.ts'

const pair = (statement_id: string, answer_id: string) => ({ statement_id, answer_id })
const label = (id: string, text: string, statement_id: string | null) => ({
  id,
  text,
  statement_id,
  points: statement_id === null ? 0 : 1,
})

const question: ImageLabelsQuestion = {
  id: 'sample-labels',
  type: 'image_labels',
  name: 'Label the parts of the plant.',
  description: 'One label is left over.',
  is_required: true,
  points: 2,
  comment: 'A stem carries the leaves, a root holds the plant.',
  image: {
    uuid: '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11',
    width: null,
    height: null,
    alt: 'A young plant with its roots',
  },
  statements: [
    { id: 'place-below', text: 'Below the ground', x: 0.5, y: 0.85 },
    { id: 'place-middle', text: '', x: 0.5, y: 0.5 },
  ],
  answers: [
    label('label-root', 'Root', 'place-below'),
    label('label-stem', 'Stem', 'place-middle'),
    label('label-fruit', 'Fruit', null),
  ],
}

export const imageLabelsSample: QuestionSample<ImageLabelsQuestion> = {
  question,
  rekeyed: {
    ...question,
    answers: [
      label('label-root', 'Root', null),
      label('label-stem', 'Stem', 'place-below'),
      label('label-fruit', 'Fruit', 'place-middle'),
    ],
  },
  right: [pair('place-below', 'label-root'), pair('place-middle', 'label-stem')],
  half: { answer: [pair('place-middle', 'label-stem')], points: 1 },
  wrong: [pair('place-below', 'label-fruit')],
  everything: null,
  refused: [
    [[pair('place-below', 'somebody-elses')], 'foreign_answer'],
    [[{ answer_id: 'label-root' }], 'foreign_answer'],
    [[{ ...pair('place-below', 'label-root'), text_answer: 'root' }], 'foreign_answer'],
    [[pair('place-below', 'label-root'), pair('place-below', 'label-root')], 'twice'],
    [[pair('place-below', 'label-root'), pair('place-below', 'label-stem')], 'too_many'],
    [[pair('place-below', 'label-root'), pair('place-middle', 'label-root')], 'twice'],
  ],
}
