import { z } from 'zod'
import { option, publicOption, questionHead, questionLimits, questionTail } from './common.ts'
import type { AnswerPayload, Arrangement, Grade, Issue, Random } from './question-type.ts'
import { shuffle } from './shuffle.ts'

/** What single and multiple answer share: a list of options, some of them right. */
export const choiceQuestion = <const T extends string>(type: T) =>
  z.object({
    ...questionHead,
    ...questionTail,
    type: z.literal(type),
    shuffle_answers: z.boolean().default(true),
    answers: z.array(option).max(questionLimits.options),
  })

export const publicChoiceQuestion = <const T extends string>(type: T) =>
  z.object({ ...questionHead, type: z.literal(type), answers: z.array(publicOption) })

export const choiceAnswer = z.object({ answer_ids: z.array(z.string()).max(questionLimits.options) })
export type ChoiceAnswer = z.infer<typeof choiceAnswer>

type AnyChoice = z.infer<ReturnType<typeof choiceQuestion<string>>>
type AnyPublicChoice = z.infer<ReturnType<typeof publicChoiceQuestion<string>>>

/** Issues of any list of options: too few of them, an empty one, two that read alike, no question. */
export const findChoiceIssues = (question: AnyChoice): Issue[] => {
  const texts = question.answers.map((answer) => answer.text.trim())
  const issues: Issue[] = []
  if (question.name.trim() === '') issues.push({ code: 'question_empty' })
  if (question.answers.length < 2) issues.push({ code: 'too_few_options' })
  for (const [index, answer] of question.answers.entries()) {
    if (texts[index] === '') issues.push({ code: 'option_empty', at: answer.id })
    else if (texts.indexOf(texts[index] ?? '') !== index)
      issues.push({ code: 'option_repeated', at: answer.id })
  }
  return issues
}

export const arrangeOptions = (question: AnyChoice, random: Random): Arrangement => {
  const ids = question.answers.map((answer) => answer.id)
  return { order: question.shuffle_answers ? shuffle(ids, random) : ids }
}

/** The options in the learner's order, without the key. */
export const publicOptions = (question: AnyChoice, { order }: Arrangement) =>
  order.flatMap((id) =>
    question.answers.filter((answer) => answer.id === id).map(({ text }) => ({ id, text })),
  )

/** The picked options, each once; null when one of them is not an option of this question. */
export const readChoice = (question: AnyPublicChoice, payload: AnswerPayload): ChoiceAnswer | null => {
  const known = new Set(question.answers.map((answer) => answer.id))
  const picked = [...new Set(payload.answer_ids)]
  return picked.every((id) => known.has(id)) ? { answer_ids: picked } : null
}

export const choicePayload = (answer: ChoiceAnswer): AnswerPayload => ({
  answer_ids: answer.answer_ids,
  text_answer: null,
})

export const correctIds = (question: AnyChoice): string[] =>
  question.answers.filter((answer) => answer.is_correct).map((answer) => answer.id)

/** Full points when the picked set equals the key, none otherwise; without a key the question is not scored. */
export const gradeChoice = (question: AnyChoice, answer: ChoiceAnswer): Grade => {
  const key = new Set(correctIds(question))
  if (key.size === 0) return { correctness: 'unscored', points: 0, max_points: 0 }
  const picked = new Set(answer.answer_ids)
  const right = picked.size === key.size && [...picked].every((id) => key.has(id))
  return {
    correctness: right ? 'correct' : 'incorrect',
    points: right ? question.points : 0,
    max_points: question.points,
  }
}
