import { createContext, type ComponentType } from 'react'

/** What a tool of a composer works with. */
export interface ComposerToolProps {
  /** What is written so far. */
  text: string
  /** Puts words where the caret is, or in the place of what is selected. */
  insert: (words: string) => void
}

/** What the desk of the team adds to the composers on its page. */
export interface DeskComposer {
  /** Who reads what is not for the team alone. */
  reader: string
  /** Stands below the field. */
  Tool: ComponentType<ComposerToolProps> | undefined
}

/** Null everywhere but at the desk. */
export const DeskComposerContext = createContext<DeskComposer | null>(null)
