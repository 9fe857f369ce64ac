import { isFlatGap, isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { doByType, type ByType } from '../file/by-type.ts'
import {
  hasFiles,
  hasOwnSettings,
  hasOwnWords,
  hasParts,
  hasPictures,
  isUnkeyed,
  lossesWhere,
  type FormatLoss,
} from '../file/loss-rules.ts'

const always = (): boolean => true

const held: ByType<[], boolean> = {
  single_answer: always,
  multiple_answer: always,
  yes_no: always,
  numeric: always,
  fill_gaps: always,
  sorting: always,
  essay: always,
  text_media_answer: always,
  conformity_answer: ({ statements, binds }) =>
    statements.every(({ id }) => binds.filter(({ statement_id }) => statement_id === id).length === 1),
}

/** Whether a row of a table can hold a question. */
export const isHeldBySheet = (question: Question): boolean => doByType(held, question) ?? false

/** What of its own settings each type loses. */
const losesSettings: ByType<[], boolean> = {
  single_answer: hasOwnWords,
  multiple_answer: hasOwnWords,
  yes_no: ({ answers }) => answers.some(({ text }) => text !== ''),
  numeric: (question) =>
    [
      question.digits_type !== 'any',
      !question.allow_fractions,
      question.unit_type !== 'none',
      question.tolerance_type === 'percent' && question.tolerance !== '',
    ].some(Boolean),
  fill_gaps: (question) =>
    question.case_sensitive ||
    question.answer_groups.some(isFlatGap) ||
    question.answer_groups.some((gap) => isTypedGap(gap) && gap.answers.some((each) => !each.is_correct)),
  sorting: ({ is_partial }) => is_partial,
  essay: (question) =>
    question.marking_guide.length > 0 || question.words_min !== null || question.words_max !== null,
  text_media_answer: (question) =>
    question.is_audio_enabled ||
    question.is_video_enabled ||
    !question.can_upload ||
    question.text_answer_type_id !== 3,
  conformity_answer: ({ statements, binds, conformity_type }) =>
    new Set(binds.map(({ answer_id }) => answer_id)).size < statements.length !== (conformity_type === 2),
}

/** What a table of questions does not keep of one. */
export const findSheetLosses = (question: Question): FormatLoss[] => {
  if (!isHeldBySheet(question)) return ['not_held']
  return lossesWhere({
    parts_lost: hasParts(question),
    form_lost: typeof question.description !== 'string' || typeof question.comment !== 'string',
    files_lost: hasFiles(question) || hasPictures(question),
    order_lost: 'shuffle_answers' in question && !question.shuffle_answers,
    settings_lost: hasOwnSettings(question) || (doByType(losesSettings, question) ?? false),
    key_lost: isUnkeyed(question),
  })
}
