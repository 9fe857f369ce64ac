import { lazyView } from './lazy-view.tsx'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionSlug, QuestionView } from './question-view.ts'

/**
 * How every question type looks to a learner, by slug; its code comes with the first question of the type. Total: a slug
 * without an entry does not compile.
 */
export const questionViews: { readonly [Slug in QuestionSlug]: QuestionView<Slug> } = {
  single_answer: lazyView(() => import('./types/single-answer/view.ts')),
  multiple_answer: lazyView(() => import('./types/multiple-answer/view.ts')),
  conformity_answer: lazyView(() => import('./types/conformity-answer/view.ts')),
  sorting: lazyView(() => import('./types/sorting/view.ts')),
  paste_word: lazyView(() => import('./types/paste-word/view.ts')),
  fill_gaps: lazyView(() => import('./types/fill-gaps/view.ts')),
  choose_from_list: lazyView(() => import('./types/choose-from-list/view.ts')),
  multi_choose_from_list: lazyView(() => import('./types/multi-choose-from-list/view.ts')),
  sentence_from_words: lazyView(() => import('./types/sentence-from-words/view.ts')),
  word_from_chars: lazyView(() => import('./types/word-from-chars/view.ts')),
  yes_no: lazyView(() => import('./types/yes-no/view.ts')),
  interview: lazyView(() => import('./types/interview/view.ts')),
  likert_scale: lazyView(() => import('./types/likert-scale/view.ts')),
  rating: lazyView(() => import('./types/rating/view.ts')),
  reaction: lazyView(() => import('./types/reaction/view.ts')),
  new_promoter_score: lazyView(() => import('./types/new-promoter-score/view.ts')),
  numeric: lazyView(() => import('./types/numeric/view.ts')),
  matrix: lazyView(() => import('./types/matrix/view.ts')),
  mmpi: lazyView(() => import('./types/mmpi/view.ts')),
  text_media_answer: lazyView(() => import('./types/text-media-answer/view.ts')),
  text_graphic_answer: lazyView(() => import('./types/text-graphic-answer/view.ts')),
  essay: lazyView(() => import('./types/essay/view.ts')),
  hotspot: lazyView(() => import('./types/hotspot/view.ts'), { drawsPicture: true }),
  image_labels: lazyView(() => import('./types/image-labels/view.ts'), {
    drawsPicture: true,
  }),
}

/** Gets the code of these questions, so that a connection lost later is not missed. */
export const loadPlayers = async (questions: readonly Pick<PublicQuestion, 'type'>[]): Promise<void> => {
  await Promise.all([...new Set(questions.map(({ type }) => type))].map((type) => questionViews[type].load()))
}
