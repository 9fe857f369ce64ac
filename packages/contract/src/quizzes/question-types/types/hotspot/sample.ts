import type { QuestionSample } from '../../question-type.ts'
import type { HotspotQuestion } from './question.ts'

const box = (x: number, y: number) => ({ shape: 'rectangle' as const, x, y, width: 0.2, height: 0.2 })

const root = { id: 'area-root', text: 'Root', is_correct: true, points: 1, area: box(0.4, 0.7) }
const leaf = {
  id: 'area-leaf',
  text: 'Leaf',
  is_correct: false,
  points: 0,
  area: { shape: 'ellipse' as const, x: 0.1, y: 0.3, width: 0.2, height: 0.1 },
}
const hair = {
  id: 'area-hair',
  text: 'Root hair',
  is_correct: true,
  points: 1,
  area: {
    shape: 'polygon' as const,
    corners: [
      { x: 0.6, y: 0.8 },
      { x: 0.7, y: 0.9 },
      { x: 0.6, y: 1 },
    ],
  },
}

const question: HotspotQuestion = {
  id: 'sample-hotspot',
  type: 'hotspot',
  name: 'Where does a plant take in water?',
  description: 'There may be more than one place.',
  is_required: true,
  points: 2,
  comment: 'Water comes in through the root and, most of it, through the hairs of the root.',
  image: {
    uuid: '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11',
    width: null,
    height: null,
    alt: 'A young plant with its roots',
  },
  is_single: false,
  answers: [root, leaf, hair],
}

export const hotspotSample: QuestionSample<HotspotQuestion> = {
  question,
  rekeyed: { ...question, answers: [{ ...root, is_correct: false }, { ...leaf, is_correct: true }, hair] },
  right: [{ answer_id: root.id }, { answer_id: hair.id }],
  half: { answer: [{ answer_id: hair.id }], points: 1 },
  wrong: [{ answer_id: leaf.id }],
  everything: [{ answer_id: root.id }, { answer_id: leaf.id }, { answer_id: hair.id }],
  refused: [
    [[{ answer_id: 'somebody-elses' }], 'foreign_answer'],
    [[{ answer_id: root.id, statement_id: root.id }], 'foreign_answer'],
    [[{ text_answer: 'root' }], 'foreign_answer'],
    [[{ answer_id: root.id }, { answer_id: root.id }], 'twice'],
  ],
}
