import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { isFlatGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { textAnswerType } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { doByType, type ByType } from '../file/by-type.ts'
import {
  hasFiles,
  hasOwnSettings,
  hasOwnWords,
  hasParts,
  lossesWhere,
  type FormatLoss,
} from '../file/loss-rules.ts'

const always = (): boolean => true
const onPicture = ({ image }: { readonly image?: unknown }): boolean => Boolean(image)

const held: ByType<[], boolean> = {
  single_answer: always,
  multiple_answer: always,
  yes_no: always,
  interview: always,
  numeric: always,
  sorting: always,
  essay: always,
  fill_gaps: always,
  text_media_answer: always,
  text_graphic_answer: always,
  conformity_answer: always,
  matrix: always,
  hotspot: onPicture,
  image_labels: onPicture,
}

/** Whether QTI 2.1 has an interaction for a question. */
export const isHeldByQti = (question: Question): boolean => doByType(held, question) ?? false

const changesType = (question: Question): boolean => {
  if (question.type === 'text_media_answer')
    return !question.can_upload && question.text_answer_type_id !== textAnswerType.none
  if (question.type === 'text_graphic_answer') return question.is_answer_enabled
  const { type } = question
  const isChoice = type === 'single_answer' || type === 'multiple_answer' || type === 'yes_no'
  return isChoice && question.answers.every(({ is_correct }) => !is_correct)
}

const mixesGaps = (question: Extract<Question, { type: 'fill_gaps' }>): boolean => {
  const flat = question.answer_groups.filter(isFlatGap).length
  return (
    (flat > 0 && flat < question.answer_groups.length) ||
    question.description !== '' ||
    Boolean(question.image)
  )
}

/** What of its own settings each type loses. */
const losesSettings: ByType<[], boolean> = {
  single_answer: hasOwnWords,
  multiple_answer: hasOwnWords,
  interview: hasOwnWords,
  numeric: (question) =>
    [
      question.digits_type !== 'any',
      !question.allow_fractions,
      question.unit_type !== 'none',
      question.tolerance_type === 'percent' && question.tolerance !== '',
    ].some(Boolean),
  fill_gaps: mixesGaps,
  sorting: ({ is_partial }) => is_partial,
  essay: (question) =>
    question.marking_guide.length > 0 || question.words_min !== null || question.words_max !== null,
  text_media_answer: (question) =>
    question.is_audio_enabled || question.is_video_enabled || ![1, 3].includes(question.text_answer_type_id),
  matrix: (question) => !question.is_every_statement_required || question.shuffle_statements,
  conformity_answer: (question) =>
    question.conformity_type === conformityType.oneToOne && question.is_answers_combined,
}

/** What a package of QTI 2.1 does not keep of a question. */
export const findQtiLosses = (question: Question): FormatLoss[] => {
  if (!isHeldByQti(question)) return ['not_held']
  return lossesWhere({
    another_type: changesType(question),
    points_lost: question.type === 'text_graphic_answer' && question.points !== 0,
    parts_lost: hasParts(question),
    files_lost: hasFiles(question),
    settings_lost:
      hasOwnSettings(question) ||
      (question.tags ?? []).length > 0 ||
      (doByType(losesSettings, question) ?? false),
  })
}
