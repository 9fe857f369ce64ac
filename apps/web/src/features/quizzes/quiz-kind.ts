import type { Quiz, QuizContent, QuizPool } from '@lectern/contract/quizzes/quiz'
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
  settings: QuizSettings
  content: QuizContent
  /** Of a randomizer. */
  pools: QuizPool[]
}

export const quizEntity = (id: number): string => `quiz:${id}`

/** The server's quiz as a numbered document. */
export const reviseQuiz = ({ revision, name, settings, content, pools }: Quiz): Revised<QuizDraft> => ({
  revision,
  content: {
    name,
    settings,
    content,
    pools: pools.map(({ quiz_id, take_count }) => ({ quiz_id, take_count })),
  },
})

/** A quiz as a device may still hold it from before there were randomizers. */
type KeptQuiz = Omit<QuizDraft, 'pools'> & Partial<Pick<QuizDraft, 'pools'>>

/** Saves a quiz by `PUT /quizzes/{id}`. An empty name is not sent: the last one stays until there is another. */
export const quizKind = defineDraftKind<QuizDraft, KeptQuiz>({
  name: 'quiz@1',
  toPayload: (draft) => draft,
  toContent: (kept) => ({ pools: [], ...kept }),
  send: async (entity, { name, settings, content, pools = [] }, base, options) => {
    const body = {
      ...(name.trim() === '' ? {} : { name }),
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
        settings: mergeFields(base.settings, mine.settings, theirs.settings),
        content: { version: 1, questions: questions.items },
        pools: pools.items,
      },
    }
  },
})
