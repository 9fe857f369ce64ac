import { buildRules } from '../../shared/building/build-rules.ts'
import { atSamePlace } from '../../shared/building/compare.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { publicWordFromChars, toPublicWords } from './public-question.ts'
import { createWordFromChars, findWordIssues, wordFromCharsQuestion, wordKeys } from './question.ts'
import { wordSample } from './sample.ts'
import { validateWords } from './validate.ts'

/** Words are put together from their letters. */
export const wordFromChars = defineQuestionType({
  ...buildRules({ keysOf: wordKeys, compare: atSamePlace, glue: '' }),
  slug: 'word_from_chars',
  question: wordFromCharsQuestion,
  publicQuestion: publicWordFromChars,
  create: createWordFromChars,
  findIssues: findWordIssues,
  toPublic: toPublicWords,
  validate: validateWords,
  sample: wordSample,
})
