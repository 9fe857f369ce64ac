/** Question-level types that exist (document 000 §3; names as stored). */
export const questionSlugs = ['single_answer', 'multiple_answer'] as const
export type QuestionSlug = (typeof questionSlugs)[number]
