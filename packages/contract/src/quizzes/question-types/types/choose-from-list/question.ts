import { blankQuestion } from '../../shared/common.ts'
import type { z } from 'zod'
import type { Issue } from '../../question-type.ts'
import { findListedIssues, listedQuestion, newListedStatement } from '../../shared/statements/listed.ts'

export const chooseFromListQuestion = listedQuestion('choose_from_list')
export type ChooseFromListQuestion = z.infer<typeof chooseFromListQuestion>

/** Two statements, each with two options. */
export const createChooseFromList = (key: () => string): ChooseFromListQuestion => ({
  ...blankQuestion(key),
  type: 'choose_from_list',
  shuffle_answers: true,
  statements: [newListedStatement(key), newListedStatement(key)],
})

/** Exactly one option is right at every statement (PRODUCT-learning §2.1). */
export const findChooseFromListIssues = (question: ChooseFromListQuestion): Issue[] =>
  findListedIssues(question, ({ id, answers }) =>
    answers.filter(({ is_correct }) => is_correct).length > 1 ? [{ code: 'several_correct', at: id }] : [],
  )
