import { arrangeOptions, findOptionIssues, optionWords, rowsOf } from '../../shared/choice.ts'
import { shareRows } from '../../shared/count-rows.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { surveyRules } from '../../shared/survey-rules.ts'
import { readInterview } from './answer.ts'
import { publicInterview, toPublicInterview } from './public-question.ts'
import { createInterview, interviewQuestion } from './question.ts'
import { interviewSample } from './sample.ts'
import { validateInterview } from './validate.ts'

/** A poll: what people think, not whether it is right. */
export const interview = defineQuestionType({
  ...surveyRules,
  slug: 'interview',
  question: interviewQuestion,
  publicQuestion: publicInterview,
  create: createInterview,
  findIssues: findOptionIssues,
  arrange: arrangeOptions,
  toPublic: toPublicInterview,
  readAnswer: readInterview,
  validate: validateInterview,
  words: optionWords,
  isCounted: true,
  summarise: (question, answers) => shareRows(rowsOf(question.answers), answers),
  sample: interviewSample,
})
