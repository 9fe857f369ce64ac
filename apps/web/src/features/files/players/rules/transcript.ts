import { type Cue, plainCue } from '@lectern/contract/files/captions'

/** A line of the transcript. */
export interface Line {
  readonly from: number
  readonly to: number
  readonly words: string
}

export const linesOf = (cues: readonly Cue[]): Line[] =>
  cues.map(({ from, to, text }) => ({ from, to, words: plainCue(text).replaceAll('\n', ' ') }))

/** The line that is spoken, or was last; −1 before the first. */
export const lineAt = (lines: readonly Line[], time: number): number =>
  lines.findLastIndex(({ from }) => from <= time + 0.05)

const fold = (text: string): string => text.toLocaleLowerCase()

/** A line cut at what is searched, so that every second part is a find; undefined when it is not in it. */
export const findIn = (words: string, wanted: string): string[] | undefined => {
  const needle = fold(wanted.trim())
  if (needle === '') return [words]
  // A letter whose small form is longer would shift every later place.
  const hay = fold(words).length === words.length ? fold(words) : words
  const parts: string[] = []
  let at = 0
  for (let next = hay.indexOf(needle); next >= 0; next = hay.indexOf(needle, at)) {
    parts.push(words.slice(at, next), words.slice(next, next + needle.length))
    at = next + needle.length
  }
  return parts.length === 0 ? undefined : [...parts, words.slice(at)]
}
