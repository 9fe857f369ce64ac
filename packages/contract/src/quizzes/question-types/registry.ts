import { z } from 'zod'
import { chooseFromList } from './types/choose-from-list/index.ts'
import { conformityAnswer } from './types/conformity-answer/index.ts'
import { fillGaps } from './types/fill-gaps/index.ts'
import { multiChooseFromList } from './types/multi-choose-from-list/index.ts'
import { yesNo } from './types/yes-no/index.ts'
import { hotspot } from './types/hotspot/index.ts'
import { imageLabels } from './types/image-labels/index.ts'
import { interview } from './types/interview/index.ts'
import { likertScale } from './types/likert-scale/index.ts'
import { rating } from './types/rating/index.ts'
import { reaction } from './types/reaction/index.ts'
import { newPromoterScore } from './types/new-promoter-score/index.ts'
import { multipleAnswer } from './types/multiple-answer/index.ts'
import type { QuestionType } from './define-question-type.ts'
import { matrix } from './types/matrix/index.ts'
import { mmpi } from './types/mmpi/index.ts'
import { numeric } from './types/numeric/index.ts'
import { pasteWord } from './types/paste-word/index.ts'
import { singleAnswer } from './types/single-answer/index.ts'
import type { QuestionSlug } from './slugs.ts'
import { sorting } from './types/sorting/index.ts'
import { wordFromChars } from './types/word-from-chars/index.ts'
import { textMediaAnswer } from './types/text-media-answer/index.ts'
import { textGraphicAnswer } from './types/text-graphic-answer/index.ts'
import { essay } from './types/essay/index.ts'
import { sentenceFromWords } from './types/sentence-from-words/index.ts'

/** Every question type, by slug. Total: a slug without an entry does not compile. */
export const questionTypes = {
  single_answer: singleAnswer,
  multiple_answer: multipleAnswer,
  conformity_answer: conformityAnswer,
  sorting,
  paste_word: pasteWord,
  fill_gaps: fillGaps,
  choose_from_list: chooseFromList,
  multi_choose_from_list: multiChooseFromList,
  word_from_chars: wordFromChars,
  sentence_from_words: sentenceFromWords,
  yes_no: yesNo,
  interview,
  likert_scale: likertScale,
  rating,
  reaction,
  new_promoter_score: newPromoterScore,
  numeric,
  matrix,
  mmpi,
  text_media_answer: textMediaAnswer,
  text_graphic_answer: textGraphicAnswer,
  essay,
  hotspot,
  image_labels: imageLabels,
} satisfies { [Slug in QuestionSlug]: QuestionType<Slug> }

/** A full question of any type, key included. Never part of a learner's reply. */
export const question = z.discriminatedUnion('type', [
  questionTypes.single_answer.question,
  questionTypes.multiple_answer.question,
  questionTypes.conformity_answer.question,
  questionTypes.sorting.question,
  questionTypes.paste_word.question,
  questionTypes.fill_gaps.question,
  questionTypes.choose_from_list.question,
  questionTypes.multi_choose_from_list.question,
  questionTypes.word_from_chars.question,
  questionTypes.sentence_from_words.question,
  questionTypes.yes_no.question,
  questionTypes.interview.question,
  questionTypes.likert_scale.question,
  questionTypes.rating.question,
  questionTypes.reaction.question,
  questionTypes.new_promoter_score.question,
  questionTypes.numeric.question,
  questionTypes.matrix.question,
  questionTypes.mmpi.question,
  questionTypes.text_media_answer.question,
  questionTypes.text_graphic_answer.question,
  questionTypes.essay.question,
  questionTypes.hotspot.question,
  questionTypes.image_labels.question,
])
export type Question = z.infer<typeof question>

/** A question of any type as a learner sees it. */
export const publicQuestion = z.discriminatedUnion('type', [
  questionTypes.single_answer.publicQuestion,
  questionTypes.multiple_answer.publicQuestion,
  questionTypes.conformity_answer.publicQuestion,
  questionTypes.sorting.publicQuestion,
  questionTypes.paste_word.publicQuestion,
  questionTypes.fill_gaps.publicQuestion,
  questionTypes.choose_from_list.publicQuestion,
  questionTypes.multi_choose_from_list.publicQuestion,
  questionTypes.word_from_chars.publicQuestion,
  questionTypes.sentence_from_words.publicQuestion,
  questionTypes.yes_no.publicQuestion,
  questionTypes.interview.publicQuestion,
  questionTypes.likert_scale.publicQuestion,
  questionTypes.rating.publicQuestion,
  questionTypes.reaction.publicQuestion,
  questionTypes.new_promoter_score.publicQuestion,
  questionTypes.numeric.publicQuestion,
  questionTypes.matrix.publicQuestion,
  questionTypes.mmpi.publicQuestion,
  questionTypes.text_media_answer.publicQuestion,
  questionTypes.text_graphic_answer.publicQuestion,
  questionTypes.essay.publicQuestion,
  questionTypes.hotspot.publicQuestion,
  questionTypes.image_labels.publicQuestion,
])
export type PublicQuestion = z.infer<typeof publicQuestion>

/** The type of a question, as the registry's form that takes any of them. */
export const questionTypeOf = (one: { type: QuestionSlug }): QuestionType => questionTypes[one.type]
