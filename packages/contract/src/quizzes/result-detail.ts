/** How much of the result a learner sees after finishing (document 002 §3, result_attempt.type_show). */
export const resultDetails = [
  'simple_answer',
  'only_correct_or_not_question',
  'only_correct_or_not',
  'full_information',
] as const
export type ResultDetail = (typeof resultDetails)[number]
