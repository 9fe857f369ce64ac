import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { readOpen } from '../../shared/open/open-answer.ts'
import { takesFiles } from '../../shared/open/open-kinds.ts'
import { openRules } from '../../shared/open/open-rules.ts'
import { publicTextGraphic, toPublicTextGraphic, type PublicTextGraphic } from './public-question.ts'
import {
  createTextGraphic,
  findTextGraphicIssues,
  peersOfTextGraphic,
  textGraphicQuestion,
  type TextGraphicQuestion,
} from './question.ts'
import { textGraphicSample } from './sample.ts'
import { validateTextGraphic } from './validate.ts'

const readAssignment = (question: PublicTextGraphic, rows: Answer): ReadAnswer =>
  question.is_answer_enabled || rows.length === 0 ? readOpen(question, rows) : { refusal: 'foreign_answer' }

/** An assignment with one open answer, which a person judges; or only something to read. */
export const textGraphicAnswer = defineQuestionType({
  ...openRules,
  slug: 'text_graphic_answer',
  question: textGraphicQuestion,
  publicQuestion: publicTextGraphic,
  create: createTextGraphic,
  findIssues: findTextGraphicIssues,
  toPublic: toPublicTextGraphic,
  readAnswer: readAssignment,
  takesFiles: (question) => question.is_answer_enabled && takesFiles(question),
  asks: (question) => question.is_answer_enabled,
  peers: peersOfTextGraphic,
  validate: validateTextGraphic,
  isScored: ({ is_answer_enabled, points }: TextGraphicQuestion) => is_answer_enabled && points > 0,
  sample: textGraphicSample,
})
