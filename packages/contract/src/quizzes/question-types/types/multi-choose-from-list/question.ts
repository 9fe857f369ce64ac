import { blankQuestion } from '../../shared/common.ts'
import type { z } from 'zod'
import type { Issue } from '../../question-type.ts'
import { findListedIssues, listedQuestion, newListedStatement } from '../../shared/statements/listed.ts'

export const multiChooseFromListQuestion = listedQuestion('multi_choose_from_list')
export type MultiChooseFromListQuestion = z.infer<typeof multiChooseFromListQuestion>

/** Two statements, each with two options. */
export const createMultiChooseFromList = (key: () => string): MultiChooseFromListQuestion => ({
  ...blankQuestion(key),
  type: 'multi_choose_from_list',
  shuffle_answers: true,
  statements: [newListedStatement(key), newListedStatement(key)],
})

/** One option at least is right at every statement, and one is not: otherwise choosing everything would win. */
export const findMultiChooseFromListIssues = (question: MultiChooseFromListQuestion): Issue[] =>
  findListedIssues(question, ({ id, answers }) =>
    answers.length > 0 && answers.every(({ is_correct }) => is_correct)
      ? [{ code: 'all_correct', at: id }]
      : [],
  )
