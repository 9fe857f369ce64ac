import { z } from 'zod'

/** Of a school that has set nothing. */
export const defaultAnswerHours = 48

/** Thirty days. */
export const mostAnswerHours = 720

/** Within how many hours the team of a school answers what was handed in; 0: whenever it does. */
export const answerTerm = z.strictObject({ answer_hours: z.int().min(0).max(mostAnswerHours) })
export type AnswerTerm = z.infer<typeof answerTerm>

const hour_ms = 60 * 60 * 1000

/** The part of the time after which an assistant is reminded. */
export const remindedAfter = 0.75

/** Until when an answer is in time; null where the school has set no time. */
export const answerDueAt = (finishedAt: Date, answerHours: number): Date | null =>
  answerHours === 0 ? null : new Date(finishedAt.getTime() + answerHours * hour_ms)

/** What was handed in by these moments has to be reminded of, and is late; null where the school has set no time. */
export const reminderEdges = (
  now: Date,
  answerHours: number,
): { readonly due: Date; readonly late: Date } | null =>
  answerHours === 0
    ? null
    : {
        due: new Date(now.getTime() - answerHours * remindedAfter * hour_ms),
        late: new Date(now.getTime() - answerHours * hour_ms),
      }
