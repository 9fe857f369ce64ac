import { conformityType } from '../../question-types/conformity-answer/conformity-type.ts'
import { isFlatGap } from '../../question-types/fill-gaps/gap-kinds.ts'
import { textAnswerType } from '../../question-types/open/open-kinds.ts'
import type { Question } from '../../question-types/registry.ts'
import {
  hasFiles,
  hasOwnSettings,
  hasOwnWords,
  hasParts,
  lossesWhere,
  type FormatLoss,
} from '../file/loss-rules.ts'

/** Whether QTI 2.1 has an interaction for a question. */
export const isHeldByQti = (question: Question): boolean => {
  switch (question.type) {
    case 'single_answer':
    case 'multiple_answer':
    case 'yes_no':
    case 'interview':
    case 'numeric':
    case 'sorting':
    case 'essay':
    case 'fill_gaps':
    case 'text_media_answer':
    case 'text_graphic_answer':
    case 'conformity_answer':
    case 'matrix':
      return true
    case 'hotspot':
    case 'image_labels':
      return Boolean(question.image)
    default:
      return false
  }
}

const changesType = (question: Question): boolean => {
  if (question.type === 'text_media_answer')
    return !question.can_upload && question.text_answer_type_id !== textAnswerType.none
  if (question.type === 'text_graphic_answer') return question.is_answer_enabled
  const { type } = question
  const isChoice = type === 'single_answer' || type === 'multiple_answer' || type === 'yes_no'
  return isChoice && question.answers.every(({ is_correct }) => !is_correct)
}

const mixesGaps = (question: Question): boolean => {
  if (question.type !== 'fill_gaps') return false
  const flat = question.answer_groups.filter(isFlatGap).length
  return (
    (flat > 0 && flat < question.answer_groups.length) ||
    question.description !== '' ||
    Boolean(question.image)
  )
}

/** What of its own settings each type loses. */
const losesSettings = (question: Question): boolean => {
  switch (question.type) {
    case 'single_answer':
    case 'multiple_answer':
    case 'interview':
      return hasOwnWords(question)
    case 'numeric':
      return (
        question.digits_type !== 'any' ||
        !question.allow_fractions ||
        question.unit_type !== 'none' ||
        (question.tolerance_type === 'percent' && question.tolerance !== '')
      )
    case 'fill_gaps':
      return mixesGaps(question)
    case 'sorting':
      return question.is_partial
    case 'essay':
      return question.marking_guide.length > 0 || question.words_min !== null || question.words_max !== null
    case 'text_media_answer':
      return (
        question.is_audio_enabled ||
        question.is_video_enabled ||
        ![1, 3].includes(question.text_answer_type_id)
      )
    case 'matrix':
      return !question.is_every_statement_required || question.shuffle_statements
    case 'conformity_answer':
      return question.conformity_type === conformityType.oneToOne && question.is_answers_combined
    default:
      return false
  }
}

/** What a package of QTI 2.1 does not keep of a question. */
export const findQtiLosses = (question: Question): FormatLoss[] => {
  if (!isHeldByQti(question)) return ['not_held']
  return lossesWhere({
    another_type: changesType(question),
    points_lost: question.type === 'text_graphic_answer' && question.points !== 0,
    parts_lost: hasParts(question),
    files_lost: hasFiles(question),
    settings_lost: hasOwnSettings(question) || (question.tags ?? []).length > 0 || losesSettings(question),
  })
}
