import type { ComponentType } from 'react'
import { defineQuestionResult } from './define-question-result.tsx'
import { ConformityResult } from './types/conformity-answer/result.tsx'
import { YesNoResult } from './types/yes-no/result.tsx'
import { InterviewResult } from './types/interview/result.tsx'
import { LikertResult } from './types/likert-scale/result.tsx'
import { RatingResult } from './types/rating/result.tsx'
import { ReactionResult } from './types/reaction/result.tsx'
import { PromoterResult } from './types/new-promoter-score/result.tsx'
import { MultipleAnswerResult } from './types/multiple-answer/result.tsx'
import { FillGapsResult } from './types/fill-gaps/result.tsx'
import { PasteWordResult } from './types/paste-word/result.tsx'
import { HotspotResult } from './types/hotspot/result.tsx'
import { ImageLabelsResult } from './types/image-labels/result.tsx'
import { ChooseFromListResult } from './types/choose-from-list/result.tsx'
import { MultiChooseFromListResult } from './types/multi-choose-from-list/result.tsx'
import { MatrixResult } from './types/matrix/result.tsx'
import { MmpiResult } from './types/mmpi/result.tsx'
import { NumericResult } from './types/numeric/result.tsx'
import type { QuestionSlug, ResultProps } from './question-view.ts'
import { SingleAnswerResult } from './types/single-answer/result.tsx'
import { SentenceResult } from './types/sentence-from-words/result.tsx'
import { SortingResult } from './types/sorting/result.tsx'
import { TextMediaResult } from './types/text-media-answer/result.tsx'
import { TextGraphicResult } from './types/text-graphic-answer/result.tsx'
import { EssayResult } from './types/essay/result.tsx'
import { WordResult } from './types/word-from-chars/result.tsx'

/**
 * How every question type looks when its attempt is finished, by slug; apart from the players, because it is loaded with
 * the first result. Total: a slug without an entry does not compile.
 */
export const questionResults: { readonly [Slug in QuestionSlug]: ComponentType<ResultProps> } = {
  single_answer: defineQuestionResult('single_answer', SingleAnswerResult),
  multiple_answer: defineQuestionResult('multiple_answer', MultipleAnswerResult),
  conformity_answer: defineQuestionResult('conformity_answer', ConformityResult),
  sorting: defineQuestionResult('sorting', SortingResult),
  paste_word: defineQuestionResult('paste_word', PasteWordResult),
  fill_gaps: defineQuestionResult('fill_gaps', FillGapsResult),
  choose_from_list: defineQuestionResult('choose_from_list', ChooseFromListResult),
  multi_choose_from_list: defineQuestionResult('multi_choose_from_list', MultiChooseFromListResult),
  sentence_from_words: defineQuestionResult('sentence_from_words', SentenceResult),
  word_from_chars: defineQuestionResult('word_from_chars', WordResult),
  yes_no: defineQuestionResult('yes_no', YesNoResult),
  interview: defineQuestionResult('interview', InterviewResult),
  likert_scale: defineQuestionResult('likert_scale', LikertResult),
  rating: defineQuestionResult('rating', RatingResult),
  reaction: defineQuestionResult('reaction', ReactionResult),
  new_promoter_score: defineQuestionResult('new_promoter_score', PromoterResult),
  numeric: defineQuestionResult('numeric', NumericResult),
  matrix: defineQuestionResult('matrix', MatrixResult),
  mmpi: defineQuestionResult('mmpi', MmpiResult),
  text_media_answer: defineQuestionResult('text_media_answer', TextMediaResult),
  text_graphic_answer: defineQuestionResult('text_graphic_answer', TextGraphicResult),
  essay: defineQuestionResult('essay', EssayResult),
  hotspot: defineQuestionResult('hotspot', HotspotResult),
  image_labels: defineQuestionResult('image_labels', ImageLabelsResult),
}
