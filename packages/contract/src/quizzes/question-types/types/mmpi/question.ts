import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import {
  blankQuestion,
  findTextIssues,
  questionHead,
  questionLimits,
  questionTail,
} from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { mmpiLimits } from './mmpi-answers.ts'

const text = z.string().max(questionLimits.optionText)
const letter = z.string().max(mmpiLimits.letter)

/** What some of the statements say something about. */
const scale = z.object({
  id: clientKey,
  /** How the statements name it. */
  letter,
  name: text,
  /** What a result on it means. */
  text,
})
export type MmpiScale = z.infer<typeof scale>

const statement = z.object({
  id: clientKey,
  text,
  /** For each scale that it belongs to the answer that counts there. */
  keys: z.array(z.object({ letter, keyed: z.enum(['yes', 'no']) })).max(mmpiLimits.keys),
})
export type MmpiStatement = z.infer<typeof statement>

/** A questionnaire of statements that are answered by yes or no and counted on scales. */
export const mmpiQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('mmpi'),
  scales: z.array(scale).max(mmpiLimits.scales),
  statements: z.array(statement).max(mmpiLimits.statements),
  is_every_statement_required: z.boolean().default(true),
  /** Whether learners see the counts of their own answers; the team always does. */
  is_report_shown: z.boolean().default(false),
})
export type MmpiQuestion = z.infer<typeof mmpiQuestion>

/** One scale and two statements. */
export const createMmpi = (key: () => string): MmpiQuestion => ({
  ...blankQuestion(key, 0),
  type: 'mmpi',
  scales: [{ id: key(), letter: '', name: '', text: '' }],
  statements: Array.from({ length: 2 }, () => ({ id: key(), text: '', keys: [] })),
  is_every_statement_required: true,
  is_report_shown: false,
})

const letterCodes = { empty: 'letter_empty', repeated: 'letter_repeated' }

/** Every scale has a letter of its own and a statement that counts on it; every letter that is used is one of a scale. */
export const findMmpiIssues = ({ name, scales, statements }: MmpiQuestion): Issue[] => {
  const known = new Set(scales.map((each) => each.letter.trim()))
  const used = new Set(statements.flatMap(({ keys }) => keys.map((key) => key.letter)))
  return [
    ...(name.trim() === '' ? [{ code: 'question_empty' }] : []),
    ...(scales.length === 0 ? [{ code: 'too_few_scales' }] : []),
    ...(statements.length === 0 ? [{ code: 'too_few_statements' }] : []),
    ...findTextIssues(
      scales.map((each) => ({ id: each.id, text: each.letter })),
      letterCodes,
    ),
    ...scales
      .filter((each) => each.letter.trim() !== '' && !used.has(each.letter.trim()))
      .map(({ id }) => ({ code: 'scale_unused', at: id })),
    ...statements.flatMap((each): Issue[] => {
      if (each.text.trim() === '') return [{ code: 'statement_empty', at: each.id }]
      return each.keys.every((key) => known.has(key.letter)) ? [] : [{ code: 'letter_unknown', at: each.id }]
    }),
  ]
}
