import { conformityAnswerEditor } from './types/conformity-answer/question-editor.ts'
import { yesNoEditor } from './types/yes-no/question-editor.ts'
import { interviewEditor } from './types/interview/question-editor.ts'
import { likertScaleEditor } from './types/likert-scale/question-editor.ts'
import { ratingEditor } from './types/rating/question-editor.ts'
import { reactionEditor } from './types/reaction/question-editor.ts'
import { hotspotEditor } from './types/hotspot/question-editor.ts'
import { imageLabelsEditor } from './types/image-labels/question-editor.ts'
import { newPromoterScoreEditor } from './types/new-promoter-score/question-editor.ts'
import { multipleAnswerEditor } from './types/multiple-answer/question-editor.ts'
import { fillGapsEditor } from './types/fill-gaps/question-editor.ts'
import { pasteWordEditor } from './types/paste-word/question-editor.ts'
import { chooseFromListEditor } from './types/choose-from-list/question-editor.ts'
import { multiChooseFromListEditor } from './types/multi-choose-from-list/question-editor.ts'
import { matrixEditor } from './types/matrix/question-editor.ts'
import { mmpiEditor } from './types/mmpi/question-editor.ts'
import { numericEditor } from './types/numeric/question-editor.ts'
import type { QuestionEditor } from './question-editor.ts'
import type { QuestionSlug } from './question-view.ts'
import { singleAnswerEditor } from './types/single-answer/question-editor.ts'
import { sentenceFromWordsEditor } from './types/sentence-from-words/question-editor.ts'
import { sortingEditor } from './types/sorting/question-editor.ts'
import { textMediaEditor } from './types/text-media-answer/question-editor.ts'
import { textGraphicEditor } from './types/text-graphic-answer/question-editor.ts'
import { essayEditor } from './types/essay/question-editor.ts'
import { wordFromCharsEditor } from './types/word-from-chars/question-editor.ts'

/** How every question type is written, by slug. Total: a slug without an entry does not compile. */
export const questionEditors: { readonly [Slug in QuestionSlug]: QuestionEditor<Slug> } = {
  single_answer: singleAnswerEditor,
  multiple_answer: multipleAnswerEditor,
  conformity_answer: conformityAnswerEditor,
  sorting: sortingEditor,
  paste_word: pasteWordEditor,
  fill_gaps: fillGapsEditor,
  choose_from_list: chooseFromListEditor,
  multi_choose_from_list: multiChooseFromListEditor,
  sentence_from_words: sentenceFromWordsEditor,
  word_from_chars: wordFromCharsEditor,
  yes_no: yesNoEditor,
  interview: interviewEditor,
  likert_scale: likertScaleEditor,
  rating: ratingEditor,
  reaction: reactionEditor,
  new_promoter_score: newPromoterScoreEditor,
  numeric: numericEditor,
  matrix: matrixEditor,
  mmpi: mmpiEditor,
  text_media_answer: textMediaEditor,
  text_graphic_answer: textGraphicEditor,
  essay: essayEditor,
  hotspot: hotspotEditor,
  image_labels: imageLabelsEditor,
}
