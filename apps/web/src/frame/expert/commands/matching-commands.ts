import { holdsWords } from '@lectern/contract/kernel/words/fold'
import type { Command } from '../shell-context.ts'

/** The commands with every word that was typed in their name, second line or further words; all of them without words. */
export const matchingCommands = (offered: readonly Command[], typed: string): readonly Command[] => {
  const words = typed.split(/\s+/).filter(Boolean)
  return offered.filter(({ label, description = '', keywords = [] }) => {
    const text = [label, description, ...keywords].join(' ')
    return words.every((word) => holdsWords(text, word))
  })
}
