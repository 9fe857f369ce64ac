import { chooseFromListForm } from '../types/choose-from-list/conversion.ts'
import { essayForm } from '../types/essay/conversion.ts'
import { interviewForm } from '../types/interview/conversion.ts'
import { likertForm, likertScaleForm } from '../types/likert-scale/conversion.ts'
import { matrixForm } from '../types/matrix/conversion.ts'
import { multiChooseFromListForm } from '../types/multi-choose-from-list/conversion.ts'
import { multipleAnswerForm } from '../types/multiple-answer/conversion.ts'
import { promoterForm } from '../types/new-promoter-score/conversion.ts'
import { numericForm } from '../types/numeric/conversion.ts'
import { pasteWordForm } from '../types/paste-word/conversion.ts'
import { ratingForm } from '../types/rating/conversion.ts'
import { reactionForm } from '../types/reaction/conversion.ts'
import type { Question } from '../registry.ts'
import { singleAnswerForm } from '../types/single-answer/conversion.ts'
import type { QuestionSlug } from '../slugs.ts'
import { sortingForm } from '../types/sorting/conversion.ts'
import { textGraphicForm } from '../types/text-graphic-answer/conversion.ts'
import { textMediaForm } from '../types/text-media-answer/conversion.ts'
import { yesNoForm } from '../types/yes-no/conversion.ts'
import type { ConversionForm } from './conversion-forms.ts'

interface Known<Form> extends ConversionForm<Question, Form> {
  readonly slug: QuestionSlug
}

/** A type's form as the registry holds it: it takes a question of any type and knows its own. */
const known = <const Slug extends QuestionSlug, Form>(
  slug: Slug,
  { read, ...rest }: ConversionForm<Extract<Question, { type: Slug }>, Form>,
): Known<Form> => {
  const isOwn = (question: Question): question is Extract<Question, { type: Slug }> => question.type === slug
  return { ...rest, slug, read: (question, context) => (isOwn(question) ? read(question, context) : null) }
}

/** The types that know a list of options. */
export const optionConversions = [
  known('single_answer', singleAnswerForm),
  known('multiple_answer', multipleAnswerForm),
  known('sorting', sortingForm),
  known('yes_no', yesNoForm),
  known('interview', interviewForm),
  known('likert_scale', likertForm),
]

/** The types that know statements with options. */
export const tableConversions = [
  known('choose_from_list', chooseFromListForm),
  known('multi_choose_from_list', multiChooseFromListForm),
  known('matrix', matrixForm),
]

/** The types of which a person judges the answer. */
export const openConversions = [
  known('text_media_answer', textMediaForm),
  known('text_graphic_answer', textGraphicForm),
  known('essay', essayForm),
]

/** The types that ask for a point of a scale. */
export const scaleConversions = [
  known('likert_scale', likertScaleForm),
  known('rating', ratingForm),
  known('reaction', reactionForm),
  known('new_promoter_score', promoterForm),
]

/** The types that ask for a typed text. */
export const typedConversions = [known('paste_word', pasteWordForm), known('numeric', numericForm)]
