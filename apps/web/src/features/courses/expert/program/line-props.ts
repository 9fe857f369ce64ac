import type { Program } from '@lectern/contract/courses/program'
import type { ComponentProps } from 'react'
import type { Released } from './release-of.tsx'
import type { ProgramWork } from './use-program-work.ts'

/** What each line of the program is given. */
export interface LineProps {
  program: Program
  work: ProgramWork
  /** Among all lines, from 0. */
  place: number
  total: number
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onMove: (step: -1 | 1) => void
  onRelease: (of: Released) => void
}
