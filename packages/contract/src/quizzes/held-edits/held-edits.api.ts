import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { quiz, quizContent, quizName, quizPools, quizTypeName } from '../quiz.ts'
import { quizSettings } from '../quiz-settings.ts'
import { quizUse } from './held-edits.ts'

const quizParam = z.object({ quiz: idParam })
const editing = { kind: 'staff', anyOf: ['quiz_edit'] } as const

/** The revision that the caller has seen: a save in between is not released or discarded unseen. */
const baseRevision = z.int().nonnegative().optional()

export const getQuizUse = defineOperation({
  id: 'quizzes.getQuizUse',
  method: 'GET',
  path: '/quizzes/:quiz/use',
  summary: 'Whom an edit of a quiz concerns, and whether edits are held',
  params: quizParam,
  output: dataOf(quizUse),
  errors: [],
  permission: { kind: 'staff', anyOf: ['quiz_read'] },
})

export const holdEdits = defineOperation({
  id: 'quizzes.holdEdits',
  method: 'PUT',
  path: '/quizzes/:quiz/hold',
  summary: 'Hold edits of a quiz: learners go on getting what they get now, until the edits are released',
  params: quizParam,
  body: z.strictObject({
    /** What learners go on getting instead: the quiz as it was before edits that are to wait as well. */
    before: z
      .strictObject({
        name: quizName,
        type: quizTypeName,
        settings: quizSettings,
        content: quizContent,
        pools: quizPools,
      })
      .optional(),
    base_revision: baseRevision,
  }),
  output: dataOf(quiz),
  errors: ['stale_revision', 'foreign_file', 'not_a_picture', 'questions_not_of_type', 'quiz_type_fixed'],
  permission: editing,
  bodyLimit: 4 * 1024 * 1024,
})

export const releaseEdits = defineOperation({
  id: 'quizzes.releaseEdits',
  method: 'POST',
  path: '/quizzes/:quiz/hold/release',
  summary: 'Let new attempts get the quiz as it is now; questions that are not ready as they last were',
  params: quizParam,
  body: z.strictObject({ base_revision: baseRevision }),
  output: dataOf(quiz),
  errors: ['stale_revision'],
  permission: editing,
})

export const discardEdits = defineOperation({
  id: 'quizzes.discardEdits',
  method: 'POST',
  path: '/quizzes/:quiz/hold/discard',
  summary: 'Put a quiz back to what it was when its edits began to be held',
  params: quizParam,
  body: z.strictObject({ base_revision: baseRevision }),
  output: dataOf(quiz),
  errors: ['stale_revision', 'foreign_file', 'not_a_picture'],
  permission: editing,
})
