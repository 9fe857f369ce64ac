import type { Answer } from './answer.ts'

/** Nothing picked, placed or written. By itself, because every page with a question carries it. */
export const noAnswer: Answer = []
