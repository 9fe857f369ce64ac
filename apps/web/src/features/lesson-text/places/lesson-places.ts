import { createContext, useContext } from 'react'

/** Somewhere that a link of a lesson's text can lead. */
export interface LinkPlace {
  readonly href: string
  readonly name: string
}

const none: readonly LinkPlace[] = []

/** Units of the lesson that is written; its editor says them. */
export const LessonPlaces = createContext(none)

export const useLessonPlaces = (): readonly LinkPlace[] => useContext(LessonPlaces)
