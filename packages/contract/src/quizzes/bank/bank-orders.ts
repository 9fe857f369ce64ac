/** What a list of the bank can be ordered by. */
export const bankOrders = ['updated', 'name', 'quizzes'] as const
export type BankOrder = (typeof bankOrders)[number]
