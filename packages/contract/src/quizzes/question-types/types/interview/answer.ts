import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { readChoice, readOneChoice } from '../../shared/choice.ts'
import { interviewType } from './interview-type.ts'
import type { PublicInterview } from './public-question.ts'

/** One option or several, as the poll says. */
export const readInterview = (question: PublicInterview, rows: Answer): ReadAnswer =>
  question.interview_type === interviewType.single
    ? readOneChoice(question, rows)
    : readChoice(question, rows)
