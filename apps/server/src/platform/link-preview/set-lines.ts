import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** A line of text as outlines: no machine needs a font to show it. */
export interface SetLine {
  /** An SVG path, its baseline at 0, 0. */
  readonly d: string
  /** In pixels. */
  readonly width: number
}

const require = createRequire(import.meta.url)
const weights = { strong: 600, plain: 500 } as const
export type Weight = keyof typeof weights

const scripts = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'] as const

const openFont = (file: string): Font => {
  const font = create(readFileSync(require.resolve(`@fontsource/inter/files/${file}`)))
  if ('fonts' in font) throw new Error(`${file} holds several fonts`)
  return font
}

const opened = new Map<Weight, readonly Font[]>()

const fontsOf = (weight: Weight): readonly Font[] => {
  const fonts =
    opened.get(weight) ?? scripts.map((script) => openFont(`inter-${script}-${weights[weight]}-normal.woff`))
  opened.set(weight, fonts)
  return fonts
}

/** Parts of a line, each in the first font that has its letters; letters of no font are left out. */
const runsOf = (text: string, fonts: readonly Font[]): { font: Font; text: string }[] => {
  const runs: { font: Font; text: string }[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const font = last?.font.hasGlyphForCodePoint(code)
      ? last.font
      : fonts.find((each) => each.hasGlyphForCodePoint(code))
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/**
 * Sets one line.
 *
 * @param size of the letters in pixels
 */
export const setLine = (text: string, size: number, weight: Weight): SetLine => {
  let [d, width] = ['', 0]
  for (const { font, text: part } of runsOf(text.normalize('NFC'), fontsOf(weight))) {
    const scale = size / font.unitsPerEm
    const run = font.layout(part)
    for (const [at, glyph] of run.glyphs.entries()) {
      d += glyph.path.scale(scale, -scale).translate(width, 0).toSVG()
      width += (run.positions[at]?.xAdvance ?? glyph.advanceWidth) * scale
    }
  }
  return { d, width }
}

/** The longest beginning of the text that fits, with an ellipsis where something is left out. */
const cutToFit = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  let [shortest, longest] = [0, letters.length]
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2)
    if (fits(`${letters.slice(0, middle).join('').trimEnd()}…`)) shortest = middle
    else longest = middle - 1
  }
  return `${letters.slice(0, shortest).join('').trimEnd()}…`
}

/** One line, cut to this width in pixels. */
export const setCutLine = (text: string, size: number, weight: Weight, width: number): SetLine =>
  setLine(
    cutToFit(text, (part) => setLine(part, size, weight).width <= width),
    size,
    weight,
  )

interface Block {
  readonly weight: Weight
  /** In pixels. */
  readonly width: number
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[]
  /** Lines at most. */
  readonly lines: number
}

/** How wide words are in letters of one pixel: each is set once, whatever sizes are tried. */
const widthsOf = (words: readonly string[], weight: Weight): ReadonlyMap<string, number> =>
  new Map([' ', ...words].map((word) => [word, setLine(word, 1, weight).width]))

/** Words over lines, in the largest size in which they fit; in the smallest the last line is cut. */
export const setBlock = (
  text: string,
  { weight, width, sizes, lines: most }: Block,
): { readonly size: number; readonly lines: readonly SetLine[] } => {
  const words = text.split(/\s+/u).filter(Boolean)
  const widths = widthsOf(words, weight)
  const tries = sizes.map((size) => ({ size, ...breakWords(words, widths, width / size) }))
  const chosen = tries.find(({ lines, isWhole }) => isWhole && lines.length <= most) ?? tries.at(-1)
  if (!chosen) return { size: 0, lines: [] }
  const { size, lines } = chosen
  const kept = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines
  return { size, lines: kept.map((line) => setCutLine(line, size, weight, width)) }
}

/** @returns the lines, and whether each word has room in one */
const breakWords = (
  words: readonly string[],
  widths: ReadonlyMap<string, number>,
  room: number,
): { lines: string[]; isWhole: boolean } => {
  const lines: string[] = []
  let left = 0
  for (const word of words) {
    const width = widths.get(word) ?? 0
    const joined = (widths.get(' ') ?? 0) + width
    if (lines.length > 0 && joined <= left) {
      lines[lines.length - 1] += ` ${word}`
      left -= joined
    } else {
      lines.push(word)
      left = room - width
    }
  }
  return { lines, isWhole: words.every((word) => (widths.get(word) ?? 0) <= room) }
}
