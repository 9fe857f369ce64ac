import { buildRules } from '../../shared/building/build-rules.ts'
import { inCommon } from '../../shared/building/compare.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { publicSentenceFromWords, toPublicSentences } from './public-question.ts'
import {
  createSentenceFromWords,
  findSentenceIssues,
  sentenceFromWordsQuestion,
  sentenceKeys,
} from './question.ts'
import { sentenceSample } from './sample.ts'
import { validateSentences } from './validate.ts'

/** Sentences are put together from their words. */
export const sentenceFromWords = defineQuestionType({
  ...buildRules({ keysOf: sentenceKeys, compare: inCommon, glue: ' ' }),
  slug: 'sentence_from_words',
  question: sentenceFromWordsQuestion,
  publicQuestion: publicSentenceFromWords,
  create: createSentenceFromWords,
  findIssues: findSentenceIssues,
  toPublic: toPublicSentences,
  validate: validateSentences,
  sample: sentenceSample,
})
