import { z } from 'zod'
import { acknowledged, cutList, dataOf, listOf, wholeList } from '../../kernel/envelope.ts'
import { id, idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { pageQuery, queryFlag } from '../../kernel/paging.ts'
import { libraryLimits, tagCount, tagList } from '../library/library.ts'
import { question } from '../question-types/registry.ts'
import { questionSlugs } from '../question-types/slugs.ts'
import { bankLimits, bankPlace, bankQuestion, bankSummary, takenOver } from './bank.ts'
import { bankOrders } from './bank-orders.ts'

const finding = { kind: 'staff', anyOf: ['quiz_list', 'quiz_read'] } as const
const reading = { kind: 'staff', anyOf: ['quiz_read'] } as const
const editing = { kind: 'staff', anyOf: ['quiz_edit'] } as const
const entry = z.object({ question: idParam })
const someIds = z.array(id).min(1).max(bankLimits.perCall)
const files = ['foreign_file', 'not_a_picture'] as const

export const listBankQuestions = defineOperation({
  id: 'quizzes.listBankQuestions',
  method: 'GET',
  path: '/bank-questions',
  summary:
    'The questions that the school keeps for reuse, the latest change first unless asked for otherwise',
  query: z.object({
    ...pageQuery(15),
    query: z.string().trim().max(200).optional(),
    type: z.enum(questionSlugs).optional(),
    tag: z.string().trim().max(libraryLimits.tag).optional(),
    /** Whether a quiz holds them; both without it. */
    is_used: queryFlag,
    /** Those that were archived, in place of the others. */
    is_archived: queryFlag,
    order: z.enum(bankOrders).default('updated'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(bankSummary),
  errors: [],
  permission: finding,
})

export const keepQuestions = defineOperation({
  id: 'quizzes.keepQuestions',
  method: 'POST',
  path: '/bank-questions',
  summary: 'Keep questions for reuse, in their order; all of them or none',
  body: z.strictObject({ questions: z.array(question).min(1).max(bankLimits.perCall) }),
  output: dataOf(wholeList(bankQuestion, bankLimits.perCall)),
  errors: ['too_many_bank_questions', ...files],
  permission: editing,
  status: 201,
  bodyLimit: 4 * 1024 * 1024,
})

export const listChosenQuestions = defineOperation({
  id: 'quizzes.listChosenQuestions',
  method: 'GET',
  path: '/bank-questions/chosen',
  summary: 'Some questions of the bank whole, in the order in which they are named; what is gone is left out',
  query: z.object({
    /** Ids between commas. */
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/)
      .transform((line) => [...new Set(line.split(',').map(Number))])
      .refine((ids) => ids.length <= bankLimits.chosen, 'too_big'),
  }),
  output: dataOf(wholeList(bankQuestion, bankLimits.chosen)),
  errors: [],
  permission: reading,
})

export const listBankTags = defineOperation({
  id: 'quizzes.listBankTags',
  method: 'GET',
  path: '/bank-questions/tags',
  summary: 'The tags of the questions of the bank, the most used first',
  output: cutList(tagCount, libraryLimits.tagsOffered),
  errors: [],
  permission: finding,
})

export const organiseBankQuestions = defineOperation({
  id: 'quizzes.organiseBankQuestions',
  method: 'POST',
  path: '/bank-questions/organise',
  summary: 'Give questions of the bank tags, archive them or bring them back; all of them or none',
  body: z.strictObject({
    ids: someIds,
    /** In place of the tags that they have. */
    tags: tagList.optional(),
    /** Beside the tags that they have. */
    add_tags: tagList.optional(),
    is_archived: z.boolean().optional(),
  }),
  output: acknowledged,
  errors: ['foreign_bank_questions', 'question_too_many_tags'],
  permission: editing,
})

export const getBankQuestion = defineOperation({
  id: 'quizzes.getBankQuestion',
  method: 'GET',
  path: '/bank-questions/:question',
  summary: 'One question of the bank with its key, for its author',
  params: entry,
  output: dataOf(bankQuestion),
  errors: [],
  permission: reading,
})

export const updateBankQuestion = defineOperation({
  id: 'quizzes.updateBankQuestion',
  method: 'PUT',
  path: '/bank-questions/:question',
  summary: 'Save a question of the bank; the quizzes that hold it stay as they are',
  params: entry,
  body: z.strictObject({
    question,
    /** The revision on which this change was made; without it the last writer wins. */
    base_revision: z.int().nonnegative().optional(),
  }),
  output: dataOf(bankQuestion),
  errors: ['stale_revision', ...files],
  permission: editing,
  bodyLimit: 4 * 1024 * 1024,
})

export const deleteBankQuestion = defineOperation({
  id: 'quizzes.deleteBankQuestion',
  method: 'DELETE',
  path: '/bank-questions/:question',
  summary: 'Delete a question of the bank that no quiz holds',
  params: entry,
  output: acknowledged,
  errors: ['bank_question_in_use'],
  permission: { kind: 'staff', anyOf: ['quiz_delete'] },
})

export const listBankPlaces = defineOperation({
  id: 'quizzes.listBankPlaces',
  method: 'GET',
  path: '/bank-questions/:question/places',
  summary:
    'The quizzes that hold a question of the bank, and whether their form of it is an older or another one',
  params: entry,
  output: cutList(bankPlace, bankLimits.places),
  errors: [],
  permission: finding,
})

export const takeOverQuestion = defineOperation({
  id: 'quizzes.takeOverQuestion',
  method: 'POST',
  path: '/bank-questions/:question/take-over',
  summary:
    'Put the question as the bank has it into quizzes that hold it; all of them or none. Running attempts keep their version',
  params: entry,
  body: z.strictObject({ quiz_ids: someIds }),
  output: dataOf(wholeList(takenOver, bankLimits.perCall)),
  errors: ['foreign_quizzes'],
  permission: editing,
})
