import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import type { QuizPresentation } from '@lectern/contract/quizzes/style/quiz-style.api'
import type { StartInfo } from '@lectern/contract/quizzes/style/start-info'
import {
  defineDraftKind,
  idOfEntity,
  mergeFields,
  mergeValue,
  type Revised,
} from '../../../lib/drafts/index.ts'
import { saveQuizStyle } from '../api.ts'

/** How a quiz looks, as its editor holds it. */
export interface StyleDraft {
  style: QuizStyle
  start_info: StartInfo | null
}

export const styleEntity = (quiz: number): string => `quiz-style:${quiz}`

/** The server's style as a numbered document. */
export const reviseStyle = ({ revision, style, start_info }: QuizPresentation): Revised<StyleDraft> => ({
  revision,
  content: { style: style ?? {}, start_info },
})

/** Saves a style by `PUT /quizzes/{id}/style`. What two people chose is joined choice by choice; mine stands where both chose. */
export const styleKind = defineDraftKind<StyleDraft, StyleDraft>({
  name: 'quiz-style@1',
  toPayload: (draft) => draft,
  toContent: (kept) => kept,
  send: async (entity, { style, start_info }, base, options) => {
    const body = {
      style: Object.keys(style).length > 0 ? style : null,
      start_info,
      base_revision: base.revision,
    }
    const reply = await saveQuizStyle.answer({ params: { quiz: idOfEntity(entity) }, body }, options)
    return { at: reply.date, stored: reviseStyle(reply.body.data) }
  },
  join: (base, mine, theirs) => ({
    clashes: [],
    content: {
      style: mergeFields(base.style, mine.style, theirs.style),
      start_info: mergeValue(base.start_info, mine.start_info, theirs.start_info),
    },
  }),
})
