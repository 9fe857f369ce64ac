import type { Question } from '@lectern/contract/quizzes/question-types/registry'

/** What a format does not keep of a question that it knows; the first where it does not know it at all. */
export const formatLosses = [
  'not_held',
  'another_type',
  'points_lost',
  'parts_lost',
  'form_lost',
  'files_lost',
  'order_lost',
  'settings_lost',
  'key_lost',
] as const
export type FormatLoss = (typeof formatLosses)[number]

/** What each of a list of losses holds for, in the order of the list. */
export const lossesWhere = (holds: Readonly<Partial<Record<FormatLoss, boolean>>>): FormatLoss[] =>
  formatLosses.filter((code) => holds[code] === true)

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null

const hasPicture = (part: unknown): boolean => isObject(part) && 'image' in part && Boolean(part.image)

const earns = (part: unknown): boolean => isObject(part) && 'points' in part && part.points !== 0

/** The question and what it is made of. */
const thingsOf = (question: Question): readonly unknown[] => {
  const answers = 'answers' in question ? question.answers : []
  const statements = 'statements' in question ? question.statements : []
  return [question, ...answers, ...statements]
}

/** Whether parts of the answer earn points by themselves. */
export const hasParts = (question: Question): boolean => {
  const [, ...things] = thingsOf(question)
  const gaps = question.type === 'fill_gaps' ? question.answer_groups : []
  const binds = question.type === 'conformity_answer' ? question.binds : []
  return [...things, ...gaps, ...binds].some(earns)
}

/** Whether anything of it is a picture. */
export const hasPictures = (question: Question): boolean => thingsOf(question).some(hasPicture)

/** Whether files stand with the question or its comment. */
export const hasFiles = ({ files, comment_files }: Question): boolean =>
  (files ?? []).length > 0 || (comment_files ?? []).length > 0

/** Settings of ours that no other system has. */
export const hasOwnSettings = (question: Question): boolean => {
  const set = [
    question.is_comment_enabled,
    question.is_file_comment_enabled,
    question.is_audio_comment_enabled,
    question.is_video_comment_enabled,
    question.is_public_answer_enabled,
    question.timer_duration,
    question.comment_type_id,
    question.difficulty,
    'allow_typos' in question && question.allow_typos,
    'peer_review' in question && question.peer_review,
  ]
  return !question.is_required || set.some(Boolean)
}

/** Whether a question that others mark by its key has none. */
export const isUnkeyed = (question: Question): boolean =>
  (question.type === 'single_answer' || question.type === 'yes_no' || question.type === 'multiple_answer') &&
  question.answers.every(({ is_correct }) => !is_correct)

/** Whether an option is there for own words. */
export const hasOwnWords = (question: Question): boolean =>
  'answers' in question && question.answers.some((each) => 'type' in each && each.type === 2)
