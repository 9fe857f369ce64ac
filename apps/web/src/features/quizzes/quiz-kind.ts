import type { Quiz, QuizContent, QuizPool } from '@lectern/contract/quizzes/quiz'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import {
  defineDraftKind,
  idOfEntity,
  mergeFields,
  mergeLists,
  mergeValue,
  type Revised,
} from '../../lib/drafts/index.ts'
import { updateQuiz } from './api.ts'

/** A quiz as its editor holds it. */
export interface QuizDraft {
  name: string
  /** Undefined where a device held it before types could change: the quiz stays what it is. */
  type: QuizType | undefined
  settings: QuizSettings
  content: QuizContent
  /** Of a randomizer. */
  pools: QuizPool[]
}

export const quizEntity = (id: number): string => `quiz:${id}`

/** The server's quiz as a numbered document. */
export const reviseQuiz = ({ revision, name, type, settings, content, pools }: Quiz): Revised<QuizDraft> => ({
  revision,
  content: {
    name,
    type,
    settings,
    content,
    pools: pools.map(({ quiz_id, take_count }) => ({ quiz_id, take_count })),
  },
})

/** A quiz as a device may still hold it from before there were randomizers, or other types. */
type KeptQuiz = Omit<QuizDraft, 'pools' | 'type'> & Partial<Pick<QuizDraft, 'pools' | 'type'>>

/** Saves a quiz by `PUT /quizzes/{id}`. An empty name is not sent: the last one stays until there is another. */
export const quizKind = defineDraftKind<QuizDraft, KeptQuiz>({
  name: 'quiz@1',
  toPayload: (draft) => draft,
  toContent: (kept) => ({ pools: [], type: undefined, ...kept }),
  send: async (entity, { name, type, settings, content, pools = [] }, base, options) => {
    const body = {
      ...(name.trim() === '' ? {} : { name }),
      ...(type === undefined ? {} : { type }),
      settings,
      content,
      pools,
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
    const pools = mergeLists({ base: base.pools, mine: mine.pools, theirs: theirs.pools }, ({ quiz_id }) =>
      String(quiz_id),
    )
    return {
      clashes: [...questions.clashes, ...pools.clashes],
      content: {
        name: mergeValue(base.name, mine.name, theirs.name),
        type: mergeValue(base.type, mine.type, theirs.type),
        settings: mergeFields(base.settings, mine.settings, theirs.settings),
        content: { version: 1, questions: questions.items },
        pools: pools.items,
      },
    }
  },
})
