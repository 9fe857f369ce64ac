import { createContext, type ReactNode } from 'react'

interface TalkProps {
  attempt: number
  /** The question it is about; null: everything that is said about the attempt. */
  question: string | null
  numberOf: (question: string) => number | null | undefined
}

/** Draws what is said about a finished attempt; absent where nobody talks about attempts. */
export const AttemptTalkContext = createContext<((talk: TalkProps) => ReactNode) | undefined>(undefined)
