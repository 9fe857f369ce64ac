import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

export type Weight = 400 | 600

/** Every script has a file of its own: a letter is taken from the first that has it. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const

interface Face {
  readonly name: string
  readonly bytes: Buffer
  readonly has: (codePoint: number) => boolean
  /** Of a letter, as a part of the size. */
  readonly advanceOf: (codePoint: number) => number
}

const openFace = (weight: Weight, script: (typeof scripts)[number]): Face => {
  const file = require.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)
  const bytes = unpackWoff(readFileSync(file))
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`The face ${script} is a collection.`)
  const advances = new Map<number, number>()
  const measure = (codePoint: number): number => {
    const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
    advances.set(codePoint, advance)
    return advance
  }
  return {
    ...{ name: `${script}-${weight}`, bytes },
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    advanceOf: (codePoint) => advances.get(codePoint) ?? measure(codePoint),
  }
}

let opened: Readonly<Record<Weight, readonly Face[]>> | undefined

/** Faces are read once, when the first paper is set. */
export const facesOf = (weight: Weight): readonly Face[] => {
  opened ??= {
    400: scripts.map((script) => openFace(400, script)),
    600: scripts.map((script) => openFace(600, script)),
  }
  return opened[weight]
}

/** Stands for a letter that no face has. */
const unknown = '?'

/** Signs that join or colour others: nothing is lost where they are not drawn. */
const isSilent = (letter: string): boolean => /^\p{Default_Ignorable_Code_Point}$/u.test(letter)

export interface Run {
  readonly face: Face
  readonly text: string
}

/** A text in pieces of one face each; letters that no face has are replaced where the reader sees it. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const faces = facesOf(weight)
  const [first] = faces
  if (!first) throw new Error('There is no face.')
  const runs: { face: Face; text: string }[] = []
  for (const letter of text
    .normalize('NFC')
    .replaceAll(/\s/gu, (space) => (space === '\u00A0' ? space : ' '))) {
    if (isSilent(letter)) continue
    const codePoint = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const face = last?.face.has(codePoint) === true ? last.face : faces.find(({ has }) => has(codePoint))
    const drawn = face === undefined ? unknown : letter
    const of = face ?? first
    if (last?.face === of) last.text += drawn
    else runs.push({ face: of, text: drawn })
  }
  return runs
}

/** How wide a text is at a size of one point, letter by letter: no shaping, so it is quick, and never much narrower than what is drawn. */
export const roughWidth = (text: string, weight: Weight): number =>
  runsOf(text, weight).reduce(
    (sum, run) =>
      Array.from(run.text, (letter) => run.face.advanceOf(letter.codePointAt(0) ?? 0)).reduce(
        (width, advance) => width + advance,
        sum,
      ),
    0,
  )
