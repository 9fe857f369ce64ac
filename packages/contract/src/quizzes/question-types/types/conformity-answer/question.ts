import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import {
  findTextIssues,
  partPoints,
  questionHead,
  questionLimits,
  questionTail,
  thing,
  blankQuestion,
} from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { conformityType } from './conformity-type.ts'

/** That an answer belongs to a statement. */
const bind = z.object({
  statement_id: clientKey,
  answer_id: clientKey,
  /** Earned when the learner binds them too, whatever else is right. */
  points: partPoints,
})

export const conformityQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('conformity_answer'),
  conformity_type: z.literal([conformityType.oneToOne, conformityType.many]),
  /** With many: whether an answer may belong to several statements. */
  is_answers_combined: z.boolean().default(false),
  statements: z.array(thing).max(questionLimits.options),
  /** Those of all statements and, without a bind, those that belong to none. */
  answers: z.array(thing).max(questionLimits.options),
  /** The key. */
  binds: z.array(bind).max(questionLimits.binds),
})
export type ConformityQuestion = z.infer<typeof conformityQuestion>

/** Three pairs, one to one. */
export const createConformity = (key: () => string): ConformityQuestion => {
  const pairs = Array.from({ length: 3 }, () => ({ statement_id: key(), answer_id: key(), points: 0 }))
  return {
    ...blankQuestion(key),
    type: 'conformity_answer',
    conformity_type: conformityType.oneToOne,
    is_answers_combined: false,
    statements: pairs.map(({ statement_id }) => ({ id: statement_id, text: '' })),
    answers: pairs.map(({ answer_id }) => ({ id: answer_id, text: '' })),
    binds: pairs,
  }
}

/** Every statement has an answer, and as many as the way of matching allows; nothing is empty or there twice. */
export const findConformityIssues = (question: ConformityQuestion): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(question.answers.length < 2 ? [{ code: 'too_few_pairs' }] : []),
  ...findTextIssues(question.statements, { empty: 'statement_empty', repeated: 'statement_repeated' }),
  ...findTextIssues(question.answers, { empty: 'match_empty', repeated: 'match_repeated' }),
  ...findBindIssues(question),
]

const findBindIssues = ({ statements, answers, binds, ...rest }: ConformityQuestion): Issue[] => {
  const known = new Set([...statements, ...answers].map(({ id }) => id))
  if (binds.some((one) => !known.has(one.statement_id) || !known.has(one.answer_id)))
    return [{ code: 'bind_unknown' }]
  const issues: Issue[] = []
  if (statements.length === 0) issues.push({ code: 'too_few_pairs' })
  const isOneToOne = rest.conformity_type === conformityType.oneToOne
  for (const { id } of statements) {
    const count = binds.filter((one) => one.statement_id === id).length
    if (count === 0) issues.push({ code: 'statement_unbound', at: id })
    if (count > 1 && isOneToOne) issues.push({ code: 'several_binds', at: id })
  }
  const isShared = !isOneToOne && rest.is_answers_combined
  for (const { id } of answers) {
    if (!isShared && binds.filter((one) => one.answer_id === id).length > 1)
      issues.push({ code: 'answer_shared', at: id })
  }
  return issues
}
