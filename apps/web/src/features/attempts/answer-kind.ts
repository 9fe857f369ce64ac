import { defineKind } from '../../lib/outbox/index.ts'
import type { Answer } from '../quizzes/index.ts'
import { saveAnswer } from './api.ts'

/** One answer on its way to the server. */
export interface AnswerWork {
  lesson: number
  attempt: number
  question: string
  answer: Answer
}

/** Under this every answer of an attempt is kept on the device. */
export const attemptPrefix = (attempt: number): string => `attempt-answer:${attempt}:`

export const answerEntity = (attempt: number, question: string): string => attemptPrefix(attempt) + question

/** Answers go under their device and number, which the server takes once (docs/decisions/0004). */
export const answerKind = defineKind<AnswerWork>({
  name: 'answer',
  settle: 250,
  send: async ({ payload: { lesson, attempt, question, answer }, device, seq }, options) => {
    const body = {
      quiz_question_id: question,
      answer_ids: [...answer.answer_ids],
      text_answer: answer.text_answer,
      device,
      seq,
    }
    const reply = await saveAnswer.answer({ params: { lesson, attempt }, body }, options)
    return { at: new Date(reply.body.quiz_question.saved_at), body: reply.body }
  },
})
