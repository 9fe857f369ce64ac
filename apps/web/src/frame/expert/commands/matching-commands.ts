import type { Command } from '../shell-context.ts'

/** The commands with every word that was typed in their name, second line or further words; all of them without words. */
export const matchingCommands = (
  offered: readonly Command[],
  typed: string,
  locale: string,
): readonly Command[] => {
  const words = typed.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  return offered.filter(({ label, description = '', keywords = [] }) => {
    const text = [label, description, ...keywords].join(' ').toLocaleLowerCase(locale)
    return words.every((word) => text.includes(word))
  })
}
