import { createContext } from 'react'

/** One page of what others wrote to a question. */
export interface OthersPage {
  readonly texts: readonly string[]
  readonly hasMore: boolean
}

/** Asks for it; pages count from 1. */
export type AskOthers = (question: string, page: number) => Promise<OthersPage>

/** Given around the result of an own attempt; without it nobody else's answers are shown. */
export const OthersAnswersContext = createContext<AskOthers | undefined>(undefined)
