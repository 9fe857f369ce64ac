import { conformityAnswerView } from './conformity-answer/view.ts'
import { yesNoView } from './yes-no/view.ts'
import { interviewView } from './interview/view.ts'
import { likertScaleView } from './likert-scale/view.ts'
import { ratingView } from './rating/view.ts'
import { reactionView } from './reaction/view.ts'
import { hotspotView } from './hotspot/view.ts'
import { imageLabelsView } from './image-labels/view.ts'
import { newPromoterScoreView } from './new-promoter-score/view.ts'
import { multipleAnswerView } from './multiple-answer/view.ts'
import { fillGapsView } from './fill-gaps/view.ts'
import { pasteWordView } from './paste-word/view.ts'
import { chooseFromListView } from './choose-from-list/view.ts'
import { multiChooseFromListView } from './multi-choose-from-list/view.ts'
import { matrixView } from './matrix/view.ts'
import { mmpiView } from './mmpi/view.ts'
import { numericView } from './numeric/view.ts'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionSlug, QuestionView } from './question-view.ts'
import { singleAnswerView } from './single-answer/view.ts'
import { sentenceFromWordsView } from './sentence-from-words/view.ts'
import { sortingView } from './sorting/view.ts'
import { textMediaView } from './text-media-answer/view.ts'
import { textGraphicView } from './text-graphic-answer/view.ts'
import { essayView } from './essay/view.ts'
import { wordFromCharsView } from './word-from-chars/view.ts'

/** How every question type looks to a learner, by slug. Total: a slug without an entry does not compile. */
export const questionViews: { readonly [Slug in QuestionSlug]: QuestionView<Slug> } = {
  single_answer: singleAnswerView,
  multiple_answer: multipleAnswerView,
  conformity_answer: conformityAnswerView,
  sorting: sortingView,
  paste_word: pasteWordView,
  fill_gaps: fillGapsView,
  choose_from_list: chooseFromListView,
  multi_choose_from_list: multiChooseFromListView,
  sentence_from_words: sentenceFromWordsView,
  word_from_chars: wordFromCharsView,
  yes_no: yesNoView,
  interview: interviewView,
  likert_scale: likertScaleView,
  rating: ratingView,
  reaction: reactionView,
  new_promoter_score: newPromoterScoreView,
  numeric: numericView,
  matrix: matrixView,
  mmpi: mmpiView,
  text_media_answer: textMediaView,
  text_graphic_answer: textGraphicView,
  essay: essayView,
  hotspot: hotspotView,
  image_labels: imageLabelsView,
}

/** Gets what the players of these questions need, so that a connection lost later is not missed. */
export const loadPlayers = async (questions: readonly PublicQuestion[]): Promise<void> => {
  await Promise.all([...new Set(questions.map(({ type }) => type))].map((type) => questionViews[type].load()))
}
