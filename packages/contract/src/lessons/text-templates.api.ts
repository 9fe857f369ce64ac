import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { lessonText } from '../rich-text/lesson-text.ts'
import { isTextEmpty, lettersOfText } from '../rich-text/walk-text.ts'
import { mayEither } from '../kernel/course-rights.ts'

/** Limits of the blocks that a school keeps to use again. */
export const textTemplateLimits = { name: 80, letters: 20_000, perSchool: 200 } as const

const canEdit = mayEither('edit')
const canRead = mayEither('read')
const templateName = oneLine.min(1).max(textTemplateLimits.name)
const oneTemplate = z.object({ template: idParam })

/** Blocks of a text that the school keeps to use again, without what they say. */
export const textTemplate = z.object({ id, name: z.string(), author: z.string(), created_at: instant })
export type TextTemplate = z.infer<typeof textTemplate>

const keptText = lessonText
  .refine((text) => !isTextEmpty(text), 'required')
  .refine((text) => lettersOfText(text) <= textTemplateLimits.letters, {
    error: 'too_big',
    params: { maximum: textTemplateLimits.letters },
  })

export const listTextTemplates = defineOperation({
  id: 'lessons.listTextTemplates',
  method: 'GET',
  path: '/text-templates',
  summary: 'The blocks that the school keeps to use again, by name',
  output: dataOf(wholeList(textTemplate, textTemplateLimits.perSchool)),
  errors: [],
  permission: canRead,
})

export const getTextTemplate = defineOperation({
  id: 'lessons.getTextTemplate',
  method: 'GET',
  path: '/text-templates/:template',
  summary: 'What a kept template says',
  params: oneTemplate,
  output: dataOf(textTemplate.extend({ text: lessonText })),
  errors: [],
  permission: canRead,
})

export const createTextTemplate = defineOperation({
  id: 'lessons.createTextTemplate',
  method: 'POST',
  path: '/text-templates',
  summary: 'Keep blocks of a text for other texts of the school',
  body: z.strictObject({ name: templateName, text: keptText }),
  output: dataOf(textTemplate),
  errors: ['too_many_text_templates', 'foreign_file', 'not_a_picture'],
  permission: canEdit,
  status: 201,
})

export const renameTextTemplate = defineOperation({
  id: 'lessons.renameTextTemplate',
  method: 'PATCH',
  path: '/text-templates/:template',
  summary: 'Give a template another name; texts that took it keep what they have',
  params: oneTemplate,
  body: z.strictObject({ name: templateName }),
  output: acknowledged,
  errors: [],
  permission: canEdit,
})

export const deleteTextTemplate = defineOperation({
  id: 'lessons.deleteTextTemplate',
  method: 'DELETE',
  path: '/text-templates/:template',
  summary: 'Delete a template; texts that took it keep what they have',
  params: oneTemplate,
  output: acknowledged,
  errors: [],
  permission: canEdit,
})
