import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import type { TextForm } from '../../rich-text/index.ts'
import { fitDocument } from './fit-document.ts'
import { lessonExtensions } from './lesson-extensions.ts'
import { storedText } from './stored-text.ts'

let made: Schema | undefined

/** What a lesson's text may hold where it is written. */
export const lessonSchema = (): Schema => {
  made ??= getSchema([...lessonExtensions('')])
  return made
}

/** Texts of lessons. */
export const lessonTextForm: TextForm<LessonText> = {
  read: storedText,
  content: ({ doc }) => fitDocument(doc.content, lessonSchema()),
  extensions: lessonExtensions,
}
