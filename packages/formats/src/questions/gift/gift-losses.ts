import {
  hasFiles,
  hasOwnSettings,
  hasParts,
  hasPictures,
  isUnkeyed,
  lossesWhere,
  type FormatLoss,
} from '../file/loss-rules.ts'
import { isFlatGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'

const hasSettings = (question: Question): boolean => {
  const own = {
    spelling: 'case_sensitive' in question && question.case_sensitive,
    units: question.type === 'numeric' && (question.unit_type !== 'none' || question.digits_type !== 'any'),
    percent:
      question.type === 'numeric' && question.tolerance_type === 'percent' && question.tolerance !== '',
    chips: question.type === 'fill_gaps' && question.answer_groups.some(isFlatGap),
    labels: question.type === 'yes_no' && question.answers.some(({ text }) => text !== ''),
    guide:
      question.type === 'essay' &&
      (question.marking_guide.length > 0 || question.words_min !== null || question.words_max !== null),
  }
  return hasOwnSettings(question) || Object.values(own).some(Boolean)
}

const changesType = ({ type }: Question): boolean => type === 'paste_word' || type === 'text_media_answer'

/** What a GIFT text does not keep of a question that it knows. */
export const findGiftLosses = (question: Question): FormatLoss[] =>
  lossesWhere({
    another_type: changesType(question),
    points_lost: question.points !== 1 || hasParts(question),
    form_lost: typeof question.description !== 'string' || typeof question.comment !== 'string',
    files_lost: hasFiles(question) || hasPictures(question),
    order_lost: 'shuffle_answers' in question && !question.shuffle_answers,
    settings_lost: hasSettings(question),
    key_lost: isUnkeyed(question),
  })
