import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { isFlatGap, isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { textAnswerType } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { doByType, type ByType } from '../file/by-type.ts'
import {
  hasFiles,
  hasOwnSettings,
  hasOwnWords,
  hasParts,
  isUnkeyed,
  lossesWhere,
  type FormatLoss,
} from '../file/loss-rules.ts'

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>

/** Whether every statement has one answer, as Moodle's matching wants it. */
const isMatched = ({ statements, binds }: Of<'conformity_answer'>): boolean =>
  statements.every(({ id }) => binds.filter(({ statement_id }) => statement_id === id).length === 1)

const always = (): boolean => true

const held: ByType<[], boolean> = {
  single_answer: always,
  multiple_answer: always,
  yes_no: always,
  numeric: always,
  sorting: always,
  essay: always,
  fill_gaps: always,
  text_media_answer: always,
  text_graphic_answer: always,
  conformity_answer: isMatched,
  paste_word: ({ statements }) => statements.length === 1,
  image_labels: ({ image }) => Boolean(image),
}

/** Whether Moodle has a type for a question. */
export const isHeldByMoodle = (question: Question): boolean => doByType(held, question) ?? false

/** Whether all gaps of a text are chips. */
export const isOfChips = ({ answer_groups }: Of<'fill_gaps'>): boolean =>
  answer_groups.length > 0 && answer_groups.every(isFlatGap)

const changesType = (question: Question): boolean => {
  if (question.type === 'text_media_answer')
    return !question.can_upload && question.text_answer_type_id !== textAnswerType.none
  if (question.type === 'text_graphic_answer') return question.is_answer_enabled
  return question.type === 'paste_word'
}

const isShared = ({ statements, binds, ...rest }: Of<'conformity_answer'>): boolean => {
  const repeats = new Set(binds.map(({ answer_id }) => answer_id)).size < statements.length
  return repeats !== (rest.conformity_type === conformityType.many && rest.is_answers_combined)
}

/** What of its own settings each type loses. */
const losesSettings: ByType<[], boolean> = {
  single_answer: hasOwnWords,
  multiple_answer: hasOwnWords,
  yes_no: ({ answers }) => answers.some(({ text }) => text !== ''),
  numeric: (question) =>
    [
      question.digits_type !== 'any',
      !question.allow_fractions,
      question.tolerance_type === 'percent' && question.tolerance !== '',
      question.unit_type === 'shown',
      question.unit_type !== 'none' && question.units.some(({ factor }, at) => at > 0 && factor === ''),
    ].some(Boolean),
  fill_gaps: (question) =>
    [
      question.answer_groups.some(isFlatGap) && !isOfChips(question),
      question.description !== '',
      question.image,
      question.answer_groups.some((gap) => isTypedGap(gap) && gap.answers.some((each) => !each.is_correct)),
    ].some(Boolean),
  conformity_answer: isShared,
  essay: ({ marking_guide }) => marking_guide.length > 0,
  text_media_answer: (question) =>
    question.is_audio_enabled || question.is_video_enabled || ![1, 3].includes(question.text_answer_type_id),
}

const hasPictureAnswers = (question: Question): boolean =>
  question.type === 'conformity_answer' && question.answers.some(({ image }) => Boolean(image))

/** What Moodle XML does not keep of a question. */
export const findMoodleLosses = (question: Question): FormatLoss[] => {
  if (!isHeldByMoodle(question)) return ['not_held']
  return lossesWhere({
    another_type: changesType(question),
    parts_lost: hasParts(question),
    files_lost: hasFiles(question) || hasPictureAnswers(question),
    settings_lost: hasOwnSettings(question) || (doByType(losesSettings, question) ?? false),
    key_lost: isUnkeyed(question),
  })
}
