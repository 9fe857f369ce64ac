/** What a list of quizzes can be ordered by. */
export const quizOrders = ['updated', 'name', 'questions', 'lessons'] as const
export type QuizOrder = (typeof quizOrders)[number]
