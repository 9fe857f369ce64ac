import { choiceRules, readOneChoice } from '../../shared/choice.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { arrangeYesNo, publicYesNo, toPublicYesNo } from './public-question.ts'
import { createYesNo, findYesNoIssues, yesNoQuestion } from './question.ts'
import { yesNoSample } from './sample.ts'
import { validateYesNo } from './validate.ts'
import { yesNoWords } from './words.ts'

/** A question to which the answer is yes or no. */
export const yesNo = defineQuestionType({
  ...choiceRules,
  slug: 'yes_no',
  question: yesNoQuestion,
  publicQuestion: publicYesNo,
  create: createYesNo,
  findIssues: findYesNoIssues,
  arrange: arrangeYesNo,
  toPublic: toPublicYesNo,
  readAnswer: readOneChoice,
  validate: validateYesNo,
  words: yesNoWords,
  sample: yesNoSample,
})
