import type { Quiz, QuizContent, QuizSettings } from '@lectern/contract/quizzes/quiz'
import { defineDraftKind, idOfEntity, mergeLists, mergeValue, type Revised } from '../../lib/drafts/index.ts'
import { updateQuiz } from './api.ts'

/** A quiz as its editor holds it. */
export interface QuizDraft {
  name: string
  settings: QuizSettings
  content: QuizContent
}

export const quizEntity = (id: number): string => `quiz:${id}`

/** The server's quiz as a numbered document. */
export const reviseQuiz = ({ revision, name, settings, content }: Quiz): Revised<QuizDraft> => ({
  revision,
  content: { name, settings, content },
})

const joinSettings = (base: QuizSettings, mine: QuizSettings, theirs: QuizSettings): QuizSettings => ({
  questions_display_type_id: mergeValue(
    base.questions_display_type_id,
    mine.questions_display_type_id,
    theirs.questions_display_type_id,
  ),
  attempts_limit: mergeValue(base.attempts_limit, mine.attempts_limit, theirs.attempts_limit),
  pass_percent: mergeValue(base.pass_percent, mine.pass_percent, theirs.pass_percent),
  result_detail: mergeValue(base.result_detail, mine.result_detail, theirs.result_detail),
})

/** Saves a quiz by `PUT /quizzes/{id}`. An empty name is not sent: the last one stays until there is another. */
export const quizKind = defineDraftKind<QuizDraft, QuizDraft>({
  name: 'quiz@1',
  toPayload: (draft) => draft,
  toContent: (draft) => draft,
  send: async (entity, { name, settings, content }, base, options) => {
    const body = {
      ...(name.trim() === '' ? {} : { name }),
      settings,
      content,
      base_revision: base.revision,
    }
    const reply = await updateQuiz.answer({ params: { quiz: idOfEntity(entity) }, body }, options)
    return { at: reply.date, stored: reviseQuiz(reply.body.data) }
  },
  join: (base, mine, theirs) => {
    const questions = mergeLists(
      { base: base.content.questions, mine: mine.content.questions, theirs: theirs.content.questions },
      (question) => question.id,
    )
    return {
      clashes: questions.clashes,
      content: {
        name: mergeValue(base.name, mine.name, theirs.name),
        settings: joinSettings(base.settings, mine.settings, theirs.settings),
        content: { version: 1, questions: questions.items },
      },
    }
  },
})
