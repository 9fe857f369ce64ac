import { lazyView } from './lazy-view.tsx'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionSlug, QuestionView } from './question-view.ts'

/**
 * How every question type looks to a learner, by slug; its code comes with the first question of the type. Total: a slug
 * without an entry does not compile.
 */
export const questionViews: { readonly [Slug in QuestionSlug]: QuestionView<Slug> } = {
  single_answer: lazyView(() => import('./single-answer/view.ts')),
  multiple_answer: lazyView(() => import('./multiple-answer/view.ts')),
  conformity_answer: lazyView(() => import('./conformity-answer/view.ts')),
  sorting: lazyView(() => import('./sorting/view.ts')),
  paste_word: lazyView(() => import('./paste-word/view.ts')),
  fill_gaps: lazyView(() => import('./fill-gaps/view.ts')),
  choose_from_list: lazyView(() => import('./choose-from-list/view.ts')),
  multi_choose_from_list: lazyView(() => import('./multi-choose-from-list/view.ts')),
  sentence_from_words: lazyView(() => import('./sentence-from-words/view.ts')),
  word_from_chars: lazyView(() => import('./word-from-chars/view.ts')),
  yes_no: lazyView(() => import('./yes-no/view.ts')),
  interview: lazyView(() => import('./interview/view.ts')),
  likert_scale: lazyView(() => import('./likert-scale/view.ts')),
  rating: lazyView(() => import('./rating/view.ts')),
  reaction: lazyView(() => import('./reaction/view.ts')),
  new_promoter_score: lazyView(() => import('./new-promoter-score/view.ts')),
  numeric: lazyView(() => import('./numeric/view.ts')),
  matrix: lazyView(() => import('./matrix/view.ts')),
  mmpi: lazyView(() => import('./mmpi/view.ts')),
  text_media_answer: lazyView(() => import('./text-media-answer/view.ts')),
  text_graphic_answer: lazyView(() => import('./text-graphic-answer/view.ts')),
  essay: lazyView(() => import('./essay/view.ts')),
  hotspot: lazyView(() => import('./hotspot/view.ts'), { drawsPicture: true }),
  image_labels: lazyView(() => import('./image-labels/view.ts'), {
    drawsPicture: true,
  }),
}

/** Gets the code of these questions, so that a connection lost later is not missed. */
export const loadPlayers = async (questions: readonly Pick<PublicQuestion, 'type'>[]): Promise<void> => {
  await Promise.all([...new Set(questions.map(({ type }) => type))].map((type) => questionViews[type].load()))
}
