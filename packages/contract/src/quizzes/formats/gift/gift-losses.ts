import { isFlatGap } from '../../question-types/fill-gaps/gap-kinds.ts'
import type { Question } from '../../question-types/registry.ts'

export const giftLosses = [
  'not_held',
  'another_type',
  'points_lost',
  'form_lost',
  'files_lost',
  'order_lost',
  'settings_lost',
  'key_lost',
] as const
export type GiftLoss = (typeof giftLosses)[number]

const hasPicture = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'image' in part && Boolean(part.image)

const thingsOf = (question: Question): readonly unknown[] => {
  const answers = 'answers' in question ? question.answers : []
  const statements = 'statements' in question ? question.statements : []
  return [question, ...answers, ...statements]
}

const earns = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'points' in part && part.points !== 0

const hasParts = (question: Question): boolean => {
  const [, ...things] = thingsOf(question)
  const gaps = question.type === 'fill_gaps' ? question.answer_groups : []
  const binds = question.type === 'conformity_answer' ? question.binds : []
  return [...things, ...gaps, ...binds].some(earns)
}

const hasSettings = (question: Question): boolean => {
  const flags = [
    question.is_comment_enabled,
    question.is_file_comment_enabled,
    question.is_audio_comment_enabled,
    question.is_video_comment_enabled,
    question.is_public_answer_enabled,
  ]
  const own = {
    timer: question.timer_duration,
    shown: question.comment_type_id,
    difficulty: question.difficulty,
    spelling: 'case_sensitive' in question && (question.case_sensitive || question.allow_typos),
    units: question.type === 'numeric' && (question.unit_type !== 'none' || question.digits_type !== 'any'),
    percent:
      question.type === 'numeric' && question.tolerance_type === 'percent' && question.tolerance !== '',
    chips: question.type === 'fill_gaps' && question.answer_groups.some(isFlatGap),
    labels: question.type === 'yes_no' && question.answers.some(({ text }) => text !== ''),
    guide:
      question.type === 'essay' &&
      (question.marking_guide.length > 0 || question.words_min !== null || question.words_max !== null),
  }
  return !question.is_required || [...flags, ...Object.values(own)].some(Boolean)
}

const isUnkeyed = (question: Question): boolean =>
  (question.type === 'single_answer' || question.type === 'yes_no' || question.type === 'multiple_answer') &&
  question.answers.every(({ is_correct }) => !is_correct)

const changesType = ({ type }: Question): boolean => type === 'paste_word' || type === 'text_media_answer'

/** What a GIFT text does not keep of a question that it knows. */
export const findGiftLosses = (question: Question): GiftLoss[] => {
  const holds: Readonly<Record<Exclude<GiftLoss, 'not_held'>, boolean>> = {
    another_type: changesType(question),
    points_lost: question.points !== 1 || hasParts(question),
    form_lost: typeof question.description !== 'string' || typeof question.comment !== 'string',
    files_lost:
      (question.files ?? []).length > 0 ||
      (question.comment_files ?? []).length > 0 ||
      thingsOf(question).some(hasPicture),
    order_lost: 'shuffle_answers' in question && !question.shuffle_answers,
    settings_lost: hasSettings(question),
    key_lost: isUnkeyed(question),
  }
  return giftLosses.filter((code) => code !== 'not_held' && holds[code])
}
