import type { Answer } from '../../shared/answer.ts'
import { shareRows, type RowCount } from '../../shared/count-rows.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { surveyRules } from '../../shared/survey-rules.ts'
import { readMmpi } from './answer.ts'
import { mmpiAnswers } from './mmpi-answers.ts'
import { arrangeMmpi, publicMmpi, toPublicMmpi } from './public-question.ts'
import { createMmpi, findMmpiIssues, mmpiQuestion, type MmpiQuestion } from './question.ts'
import { figuresOfMmpi } from './figures.ts'
import { reportMmpi } from './report.ts'
import { mmpiSample } from './sample.ts'
import { validateMmpi } from './validate.ts'
import { mmpiWords } from './words.ts'

const summarise = ({ statements }: MmpiQuestion, answers: readonly Answer[]): RowCount[] =>
  shareRows(
    statements.flatMap(({ id }) =>
      Object.values(mmpiAnswers).map((answer_id) => ({ statement_id: id, answer_id })),
    ),
    answers,
  )

/** A questionnaire with scales: statements to answer by yes or no, counted letter by letter, never right or wrong. */
export const mmpi = defineQuestionType({
  ...surveyRules,
  slug: 'mmpi',
  question: mmpiQuestion,
  publicQuestion: publicMmpi,
  create: createMmpi,
  findIssues: findMmpiIssues,
  arrange: arrangeMmpi,
  toPublic: toPublicMmpi,
  readAnswer: readMmpi,
  validate: validateMmpi,
  words: mmpiWords,
  report: reportMmpi,
  isReportShown: ({ is_report_shown }) => is_report_shown,
  summarise,
  figures: figuresOfMmpi,
  sample: mmpiSample,
})
