import { graphemesOf } from '../text/graphemes.ts'

const simple = /^[\p{Script=Latin}\p{Script=Cyrillic}](?=[\p{Script=Latin}\p{Script=Cyrillic}]|$)/u

// Cutting a word into graphemes costs more than a whole menu does, and a page shows many names. The first letter is among
// the first few code units.
const letters = (word = ''): string => simple.exec(word)?.[0] ?? graphemesOf(word.slice(0, 24))[0] ?? ''

/** One or two capitals of a name, in its own script; "?" for no name. An e-mail gives the first letter. */
export const initialsOf = (name: string): string => {
  const words = name
    .replaceAll(/[^\p{L}\p{M}\p{N}\s@-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = letters(words[0])
  const last = words.length > 1 && !name.includes('@') ? letters(words.at(-1)) : ''
  return (first + last).toUpperCase() || '?'
}

/** The first capital of a name alone, where there is room for one; "?" for no name. */
export const firstInitialOf = (name: string): string => graphemesOf(initialsOf(name))[0] ?? '?'

/** A hue in steps of 30° that stays the same for the same text on every device. */
export const hueOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 0) % 12) * 30
}
