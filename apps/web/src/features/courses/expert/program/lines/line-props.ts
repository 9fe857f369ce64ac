import type { Program, ProgramLesson, ProgramModule } from '@lectern/contract/courses/program'
import type { ComponentProps } from 'react'
import type { Released } from '../release-of.tsx'
import type { ProgramWork } from '../use-program-work.ts'

/** What lines ask for: the same object at every drawing, so that a line is drawn again only when it changed itself. */
export interface LineHands {
  /** As it is when it is asked for. */
  readonly program: () => Program
  readonly work: () => ProgramWork
  readonly move: (place: number, step: -1 | 1) => void
  readonly release: (of: Released) => void
  readonly toggle: (module: ProgramModule) => void
  readonly askDelete: (module: ProgramModule) => void
  /** @param isRange with all lessons since the one that was pressed before */
  readonly select: (rowId: string, isRange: boolean) => void
  /** Asks when a lesson opens that never does as it is. */
  readonly mend: (lesson: ProgramLesson) => void
  readonly copyTo: (lesson: ProgramLesson) => void
}

/** What each line of the program is given. */
export interface LineProps {
  /** Among all lines, from 0. */
  at: number
  total: number
  /** Pixels below the top of the list. */
  top: number
  /** Whether Tab comes to it. */
  isCurrent: boolean
  /** Whether a search stands on it. */
  isFound: boolean
  measure: (line: HTMLElement | null) => void
  item: ComponentProps<'div'>
  handle: ComponentProps<'button'>
  hands: LineHands
}

const isShallowSame = (one: object, other: object): boolean => {
  const [own, others] = [Object.entries(one), new Map(Object.entries(other))]
  return own.length === others.size && own.every(([name, value]) => Object.is(value, others.get(name)))
}

const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && isShallowSame(one, other)

/** Whether a line would be drawn as it was: rows and what is spread on them are made anew each time. */
export const isSameLine = <Props extends LineProps & { row: object }>(one: Props, other: Props): boolean => {
  const { row, item, ...rest } = one
  const { row: otherRow, item: otherItem, ...otherRest } = other
  const others = new Map<string, unknown>(Object.entries(otherRow))
  return (
    isShallowSame(rest, otherRest) &&
    isShallowSame(item, otherItem) &&
    Object.entries(row).every(
      ([name, value]) => Object.is(value, others.get(name)) || isSameList(value, others.get(name)),
    )
  )
}
