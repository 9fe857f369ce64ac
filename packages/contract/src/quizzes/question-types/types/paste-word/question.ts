import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import {
  findTextIssues,
  partPoints,
  questionHead,
  questionLimits,
  questionTail,
  blankQuestion,
  thing,
} from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { findFormIssues } from '../../shared/typed/find-form-issues.ts'
import { spelling } from '../../shared/typed/spelling.ts'
import { typedLimits } from '../../shared/typed/typed-limits.ts'

/** Something that the right word belongs to. */
const statement = thing.extend({
  /** Earned when its word is right, whatever the others are. */
  points: partPoints,
  /** The key: every form that is accepted, the first of them shown as the right one. */
  answers: z
    .array(z.object({ id: clientKey, text: z.string().max(typedLimits.text) }))
    .max(typedLimits.forms),
})

export const pasteWordQuestion = z.object({
  ...questionHead,
  ...questionTail,
  ...spelling,
  type: z.literal('paste_word'),
  statements: z.array(statement).max(questionLimits.options),
})
export type PasteWordQuestion = z.infer<typeof pasteWordQuestion>

/** Two statements, each waiting for its word. */
export const createPasteWord = (key: () => string): PasteWordQuestion => ({
  ...blankQuestion(key),
  type: 'paste_word',
  case_sensitive: false,
  allow_typos: false,
  statements: Array.from({ length: 2 }, () => ({
    id: key(),
    text: '',
    points: 0,
    answers: [{ id: key(), text: '' }],
  })),
})

/** Every statement has words of its own and one accepted form at least. */
export const findPasteWordIssues = (question: PasteWordQuestion): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(question.statements.length === 0 ? [{ code: 'too_few_statements' }] : []),
  ...findTextIssues(question.statements, { empty: 'statement_empty', repeated: 'statement_repeated' }),
  ...question.statements.flatMap(({ id, answers }) => findFormIssues(id, answers, question)),
]
