import { createContext, type ReactNode, use } from 'react'

/** What stands beside a statement or a group of answers, by its id. */
export type PartMarks = (part: string) => ReactNode

/** Given around the result of a question; without it nothing stands beside its parts. */
export const PartMarksContext = createContext<PartMarks | null>(null)

/** What the page has beside a part of a question; nothing where it has nothing. */
export const PartMark = ({ part }: { part: string }) => use(PartMarksContext)?.(part)
