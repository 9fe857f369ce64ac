import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { readOpen } from '../../shared/open/open-answer.ts'
import { wordsAlone } from '../../shared/open/open-kinds.ts'
import { openRules } from '../../shared/open/open-rules.ts'
import { publicEssay, toPublicEssay } from './public-question.ts'
import { createEssay, essayQuestion, findEssayIssues, peersOfEssay, type EssayQuestion } from './question.ts'
import { essaySample } from './sample.ts'
import { validateEssay } from './validate.ts'

/** A long text, which a person judges after a guide. */
export const essay = defineQuestionType({
  ...openRules,
  slug: 'essay',
  question: essayQuestion,
  publicQuestion: publicEssay,
  create: createEssay,
  findIssues: findEssayIssues,
  toPublic: toPublicEssay,
  readAnswer: (_question: unknown, rows: Answer): ReadAnswer => readOpen(wordsAlone, rows),
  validate: validateEssay,
  guide: ({ marking_guide }: EssayQuestion) => marking_guide,
  peers: peersOfEssay,
  publicWords: (_question: unknown, answer: Answer): string => openRules.publicWords(wordsAlone, answer),
  words: { ...openRules.words, question: () => openRules.words.question(wordsAlone) },
  sample: essaySample,
})
