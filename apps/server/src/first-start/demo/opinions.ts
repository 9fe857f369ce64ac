import { interviewType } from '@lectern/contract/quizzes/question-types/types/interview/interview-type'
import { textAnswerType } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { optionType } from '@lectern/contract/quizzes/question-types/shared/own-answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { keyOf } from './content.ts'

interface OpinionText {
  readonly name: string
  readonly description?: string
  readonly comment?: string
}

/** A question without right and wrong, which may be left out. */
const opinion = ({ name, description = '', comment = '' }: OpinionText) => ({
  id: keyOf(name),
  name,
  description,
  is_required: false,
  points: 0,
  comment,
})

const pointsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: keyOf(name, String(at)), text: '', value: at + 1 }))

/** One of some options, or own words. */
export const poll = (text: OpinionText & { options: readonly string[] }): Question => ({
  ...opinion(text),
  type: 'interview',
  interview_type: interviewType.single,
  shuffle_answers: false,
  answers: [
    ...text.options.map((words) => ({ id: keyOf(text.name, words), text: words, type: optionType.default })),
    { id: keyOf(text.name, ''), text: '', type: optionType.custom },
  ],
})

/** Yes or no, neither of them right. */
export const yesOrNo = (text: OpinionText): Question => ({
  ...opinion(text),
  type: 'yes_no',
  answers: [
    { id: keyOf(text.name, 'yes'), text: '', is_correct: false, points: 0 },
    { id: keyOf(text.name, 'no'), text: '', is_correct: false, points: 0 },
  ],
})

/** How far somebody agrees, in the reader's words. */
export const agreement = (text: OpinionText): Question => ({
  ...opinion(text),
  type: 'likert_scale',
  likert_scale_type: 'horizontal',
  answers: pointsOf(text.name, 5),
})

/** Five faces. */
export const reactionTo = (text: OpinionText): Question => ({
  ...opinion(text),
  type: 'reaction',
  answers: pointsOf(text.name, 5),
})

/** Five stars, and what none and all of them mean. */
export const stars = (text: OpinionText & { ends: readonly [string, string] }): Question => ({
  ...opinion(text),
  type: 'rating',
  stars: 5,
  grade_text_min: text.ends[0],
  grade_text_max: text.ends[1],
})

/** 0 to 10. */
export const recommendation = (text: OpinionText): Question => ({
  ...opinion(text),
  type: 'new_promoter_score',
  grade_text_min: '',
  grade_text_max: '',
})

interface QuestionnaireText extends OpinionText {
  /** Each with its letter, its name and what it means. */
  readonly scales: readonly (readonly [letter: string, name: string, text: string])[]
  /** Each with the answer that counts on every scale it belongs to. */
  readonly statements: readonly (readonly [statement: string, keys: Readonly<Record<string, 'yes' | 'no'>>])[]
}

/** Statements to answer by yes or no, counted on scales. */
export const questionnaire = (text: QuestionnaireText): Question => ({
  ...opinion(text),
  type: 'mmpi',
  is_every_statement_required: true,
  is_report_shown: true,
  scales: text.scales.map(([letter, name, meaning]) => ({
    id: keyOf(text.name, letter),
    letter,
    name,
    text: meaning,
  })),
  statements: text.statements.map(([words, keys]) => ({
    id: keyOf(text.name, words),
    text: words,
    keys: Object.entries(keys).map(([letter, keyed]) => ({ letter, keyed })),
  })),
})

/** Words, a file or a voice; nobody has to mark it. */
export const openAnswer = (text: OpinionText): Question => ({
  ...opinion(text),
  type: 'text_media_answer',
  text_answer_type_id: textAnswerType.area,
  can_upload: true,
  is_audio_enabled: true,
  is_video_enabled: false,
})

/** Something to do and to show; nobody has to mark it. */
export const assignment = (text: OpinionText): Question => ({
  ...opinion(text),
  type: 'text_graphic_answer',
  is_answer_enabled: true,
  text_answer_type_id: textAnswerType.area,
  can_upload: true,
  is_audio_enabled: true,
  is_video_enabled: true,
})

/** A few lines of one's own, up to so many words. */
export const shortEssay = (text: OpinionText & { words: number }): Question => ({
  ...opinion(text),
  type: 'essay',
  words_min: null,
  words_max: text.words,
  marking_guide: [],
})
