import { z } from 'zod'
import { acknowledged, dataOf, wholeList } from '../../kernel/envelope.ts'
import { id, idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { volatile } from '../../kernel/volatile.ts'
import { quizStyle, styleLimits } from './quiz-style.ts'
import { startInfo } from './start-info.ts'

const reading = { kind: 'staff', anyOf: ['quiz_list', 'quiz_read'] } as const
const editing = { kind: 'staff', anyOf: ['quiz_edit'] } as const

/** How a quiz looks to its learners, and its start page. */
export const quizPresentation = z.object({
  quiz_id: id,
  style: quizStyle.nullable(),
  start_info: startInfo.nullable(),
  /** Counts its stored changes; a save names the one it was made on. It is not the revision of the questions. */
  revision: volatile('revision', z.int()),
})
export type QuizPresentation = z.infer<typeof quizPresentation>

const styleName = z.string().trim().min(1).max(styleLimits.templateName)

/** A style that the school keeps, to give it to quizzes. */
export const styleTemplate = z.object({ id, name: z.string(), style: quizStyle })
export type StyleTemplate = z.infer<typeof styleTemplate>

export const getQuizStyle = defineOperation({
  id: 'quizzes.getQuizStyle',
  method: 'GET',
  path: '/quizzes/:quiz/style',
  summary: 'How a quiz looks to its learners, and its start page',
  params: z.object({ quiz: idParam }),
  output: dataOf(quizPresentation),
  errors: [],
  permission: { kind: 'staff', anyOf: ['quiz_read'] },
})

export const saveQuizStyle = defineOperation({
  id: 'quizzes.saveQuizStyle',
  method: 'PUT',
  path: '/quizzes/:quiz/style',
  summary:
    'Save how a quiz looks; running attempts look so at once, and no new version of the questions is made',
  params: z.object({ quiz: idParam }),
  body: z.strictObject({
    style: quizStyle.nullable(),
    start_info: startInfo.nullable(),
    /** The revision on which this change was made; without it the last writer wins. */
    base_revision: z.int().nonnegative().optional(),
  }),
  output: dataOf(quizPresentation),
  errors: ['stale_revision'],
  permission: editing,
})

export const listStyleTemplates = defineOperation({
  id: 'quizzes.listStyleTemplates',
  method: 'GET',
  path: '/quizzes/styles',
  summary: 'The styles that the school keeps, by name',
  output: dataOf(wholeList(styleTemplate, styleLimits.templates)),
  errors: [],
  permission: reading,
})

export const createStyleTemplate = defineOperation({
  id: 'quizzes.createStyleTemplate',
  method: 'POST',
  path: '/quizzes/styles',
  summary: 'Keep a style for other quizzes of the school',
  body: z.strictObject({ name: styleName, style: quizStyle }),
  output: dataOf(styleTemplate),
  errors: ['too_many_quiz_styles'],
  permission: editing,
  status: 201,
})

export const renameStyleTemplate = defineOperation({
  id: 'quizzes.renameStyleTemplate',
  method: 'PUT',
  path: '/quizzes/styles/:style',
  summary: 'Give a kept style another name; quizzes that took it have a copy of their own',
  params: z.object({ style: idParam }),
  body: z.strictObject({ name: styleName }),
  output: acknowledged,
  errors: [],
  permission: editing,
})

export const deleteStyleTemplate = defineOperation({
  id: 'quizzes.deleteStyleTemplate',
  method: 'DELETE',
  path: '/quizzes/styles/:style',
  summary: 'Delete a kept style; quizzes that took it keep their copy',
  params: z.object({ style: idParam }),
  output: acknowledged,
  errors: [],
  permission: editing,
})
