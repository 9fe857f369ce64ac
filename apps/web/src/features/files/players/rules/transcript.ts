import { type Cue, plainCue } from '@lectern/contract/files/captions'
import { findFolded, foldWithPlaces } from '@lectern/contract/kernel/words/fold'

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

/** A line cut at what is searched, so that every second part is a find; undefined when it is not in it. */
export const findIn = (words: string, wanted: string): string[] | undefined => {
  const needle = wanted.trim()
  if (needle === '') return [words]
  const parts: string[] = []
  let at = 0
  for (const { start, end } of findFolded(foldWithPlaces(words), needle)) {
    parts.push(words.slice(at, start), words.slice(start, end))
    at = end
  }
  return parts.length === 0 ? undefined : [...parts, words.slice(at)]
}
