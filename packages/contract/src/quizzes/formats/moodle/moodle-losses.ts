import { conformityType } from '../../question-types/conformity-answer/conformity-type.ts'
import { isFlatGap, isTypedGap } from '../../question-types/fill-gaps/gap-kinds.ts'
import { textAnswerType } from '../../question-types/open/open-kinds.ts'
import type { Question } from '../../question-types/registry.ts'
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

/** Whether Moodle has a type for a question. */
export const isHeldByMoodle = (question: Question): boolean => {
  switch (question.type) {
    case 'single_answer':
    case 'multiple_answer':
    case 'yes_no':
    case 'numeric':
    case 'sorting':
    case 'essay':
    case 'fill_gaps':
    case 'text_media_answer':
    case 'text_graphic_answer':
      return true
    case 'conformity_answer':
      return isMatched(question)
    case 'paste_word':
      return question.statements.length === 1
    case 'image_labels':
      return Boolean(question.image)
    default:
      return false
  }
}

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
const losesSettings = (question: Question): boolean => {
  switch (question.type) {
    case 'single_answer':
    case 'multiple_answer':
      return hasOwnWords(question)
    case 'yes_no':
      return question.answers.some(({ text }) => text !== '')
    case 'numeric':
      return (
        question.digits_type !== 'any' ||
        !question.allow_fractions ||
        (question.tolerance_type === 'percent' && question.tolerance !== '') ||
        question.unit_type === 'shown' ||
        (question.unit_type !== 'none' && question.units.some(({ factor }, at) => at > 0 && factor === ''))
      )
    case 'fill_gaps':
      return (
        (question.answer_groups.some(isFlatGap) && !isOfChips(question)) ||
        question.description !== '' ||
        Boolean(question.image) ||
        question.answer_groups.some((gap) => isTypedGap(gap) && gap.answers.some((each) => !each.is_correct))
      )
    case 'conformity_answer':
      return isShared(question)
    case 'essay':
      return question.marking_guide.length > 0
    case 'text_media_answer':
      return (
        question.is_audio_enabled ||
        question.is_video_enabled ||
        ![1, 3].includes(question.text_answer_type_id)
      )
    default:
      return false
  }
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
    settings_lost: hasOwnSettings(question) || losesSettings(question),
    key_lost: isUnkeyed(question),
  })
}
