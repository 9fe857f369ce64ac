import { conformityAnswerEditor } from './conformity-answer/question-editor.ts'
import { yesNoEditor } from './yes-no/question-editor.ts'
import { interviewEditor } from './interview/question-editor.ts'
import { likertScaleEditor } from './likert-scale/question-editor.ts'
import { ratingEditor } from './rating/question-editor.ts'
import { reactionEditor } from './reaction/question-editor.ts'
import { hotspotEditor } from './hotspot/question-editor.ts'
import { imageLabelsEditor } from './image-labels/question-editor.ts'
import { newPromoterScoreEditor } from './new-promoter-score/question-editor.ts'
import { multipleAnswerEditor } from './multiple-answer/question-editor.ts'
import { fillGapsEditor } from './fill-gaps/question-editor.ts'
import { pasteWordEditor } from './paste-word/question-editor.ts'
import { chooseFromListEditor } from './choose-from-list/question-editor.ts'
import { multiChooseFromListEditor } from './multi-choose-from-list/question-editor.ts'
import { matrixEditor } from './matrix/question-editor.ts'
import { mmpiEditor } from './mmpi/question-editor.ts'
import { numericEditor } from './numeric/question-editor.ts'
import type { QuestionEditor } from './question-editor.ts'
import type { QuestionSlug } from './question-view.ts'
import { singleAnswerEditor } from './single-answer/question-editor.ts'
import { sentenceFromWordsEditor } from './sentence-from-words/question-editor.ts'
import { sortingEditor } from './sorting/question-editor.ts'
import { textMediaEditor } from './text-media-answer/question-editor.ts'
import { textGraphicEditor } from './text-graphic-answer/question-editor.ts'
import { essayEditor } from './essay/question-editor.ts'
import { wordFromCharsEditor } from './word-from-chars/question-editor.ts'

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
