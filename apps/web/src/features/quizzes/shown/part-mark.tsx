import { use } from 'react'
import { PartMarksContext } from './part-marks-context.ts'

/** What the page has beside a part of a question; nothing where it has nothing. */
export const PartMark = ({ part }: { part: string }) => use(PartMarksContext)?.(part)
