import { z } from 'zod'
import { dataOf, listOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery, queryFlag } from '../kernel/paging.ts'
import { libraryLimits } from './library/library.ts'
import { quizOrders } from './library/quiz-orders.ts'
import { quiz, quizContent, quizName, quizPools, quizSummary, quizTypeName } from './quiz.ts'
import { quizSettings } from './quiz-settings.ts'

export const listQuizzes = defineOperation({
  id: 'quizzes.listQuizzes',
  method: 'GET',
  path: '/quizzes',
  summary: 'The quizzes of the school, the latest change first unless asked for otherwise',
  query: z.object({
    ...pageQuery(15),
    query: z.string().trim().max(200).optional(),
    /** Whether a lesson shows them; both without it. */
    is_used: queryFlag,
    /** Those that were archived, in place of the others. */
    is_archived: queryFlag,
    tag: z.string().trim().max(libraryLimits.tag).optional(),
    /** `0` for what lies in no folder; without it, everywhere. */
    folder_id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional(),
    order: z.enum(quizOrders).default('updated'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(quizSummary),
  errors: [],
  permission: { kind: 'staff', anyOf: ['quiz_list', 'quiz_read'] },
})

export const createQuiz = defineOperation({
  id: 'quizzes.createQuiz',
  method: 'POST',
  path: '/quizzes',
  summary: 'Create an empty quiz',
  body: z.strictObject({ name: quizName, type: quizTypeName.default('default') }),
  output: dataOf(quiz),
  errors: [],
  permission: { kind: 'staff', anyOf: ['quiz_create'] },
  status: 201,
})

export const getQuiz = defineOperation({
  id: 'quizzes.getQuiz',
  method: 'GET',
  path: '/quizzes/:quiz',
  summary: 'One quiz with its key, for its author',
  params: z.object({ quiz: idParam }),
  output: dataOf(quiz),
  errors: [],
  permission: { kind: 'staff', anyOf: ['quiz_read'] },
})

export const updateQuiz = defineOperation({
  id: 'quizzes.updateQuiz',
  method: 'PUT',
  path: '/quizzes/:quiz',
  summary: 'Save name, settings or questions of a quiz; running attempts keep the version they started with',
  params: z.object({ quiz: idParam }),
  body: z.strictObject({
    name: quizName.optional(),
    /** Another type; its questions have to fit. */
    type: quizTypeName.optional(),
    settings: quizSettings.partial().optional(),
    content: quizContent.optional(),
    /** Out of which quizzes a randomizer draws. */
    pools: quizPools.optional(),
    /** The revision on which this change was made; without it the last writer wins. */
    base_revision: z.int().nonnegative().optional(),
  }),
  output: dataOf(quiz),
  errors: ['stale_revision', 'foreign_file', 'not_a_picture', 'questions_not_of_type', 'quiz_type_fixed'],
  permission: { kind: 'staff', anyOf: ['quiz_edit'] },
  bodyLimit: 4 * 1024 * 1024,
})
