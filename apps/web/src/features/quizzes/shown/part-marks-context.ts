import { createContext, type ReactNode } from 'react'

/** What stands beside a statement or a group of answers, by its id. */
export type PartMarks = (part: string) => ReactNode

/** Given around the result of a question; without it nothing stands beside its parts. */
export const PartMarksContext = createContext<PartMarks | null>(null)
