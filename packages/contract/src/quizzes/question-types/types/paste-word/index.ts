import { defineQuestionType } from '../../define-question-type.ts'
import { keyedParts } from '../../shared/result-parts.ts'
import { countTexts } from '../../shared/typed/text-rows.ts'
import { readPasteWord } from './answer.ts'
import { gradePasteWord, markPasteWord, pasteWordKey } from './grade.ts'
import { arrangePasteWord, publicPasteWord, toPublicPasteWord } from './public-question.ts'
import { createPasteWord, findPasteWordIssues, pasteWordQuestion } from './question.ts'
import { pasteWordSample } from './sample.ts'
import { validatePasteWord } from './validate.ts'
import { pasteWordWords } from './words.ts'

/** "Enter the word": a text for each statement. */
export const pasteWord = defineQuestionType({
  slug: 'paste_word',
  question: pasteWordQuestion,
  publicQuestion: publicPasteWord,
  create: createPasteWord,
  findIssues: findPasteWordIssues,
  arrange: arrangePasteWord,
  toPublic: toPublicPasteWord,
  readAnswer: readPasteWord,
  validate: validatePasteWord,
  isScored: ({ statements }) => statements.some(({ answers }) => answers.length > 0),
  grade: gradePasteWord,
  marks: markPasteWord,
  key: pasteWordKey,
  shows: keyedParts,
  words: pasteWordWords,
  summarise: (_question, answers) => countTexts(answers),
  sample: pasteWordSample,
})
