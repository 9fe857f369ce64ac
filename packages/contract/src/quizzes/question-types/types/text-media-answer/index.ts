import { defineQuestionType } from '../../define-question-type.ts'
import { readOpen } from '../../shared/open/open-answer.ts'
import { takesFiles } from '../../shared/open/open-kinds.ts'
import { openRules } from '../../shared/open/open-rules.ts'
import { publicTextMedia, toPublicTextMedia } from './public-question.ts'
import { createTextMedia, findTextMediaIssues, peersOfTextMedia, textMediaQuestion } from './question.ts'
import { textMediaSample } from './sample.ts'
import { validateTextMedia } from './validate.ts'

/** An open answer of words, files or a recording, which a person judges. */
export const textMediaAnswer = defineQuestionType({
  ...openRules,
  slug: 'text_media_answer',
  question: textMediaQuestion,
  publicQuestion: publicTextMedia,
  create: createTextMedia,
  findIssues: findTextMediaIssues,
  toPublic: toPublicTextMedia,
  readAnswer: readOpen,
  takesFiles,
  peers: peersOfTextMedia,
  validate: validateTextMedia,
  sample: textMediaSample,
})
