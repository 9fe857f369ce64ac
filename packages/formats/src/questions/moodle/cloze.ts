/** One gap of a text in Moodle's form of embedded answers. */
export interface ClozeGap {
  readonly weight: string
  /** In capitals, without what only says how it looks. */
  readonly kind: 'typed' | 'typed_exact' | 'number' | 'choice' | 'several'
  readonly answers: readonly ClozeAnswer[]
}

export interface ClozeAnswer {
  readonly text: string
  /** Per cent of the points. */
  readonly fraction: number
  readonly hasFeedback: boolean
}

const kinds: readonly (readonly [RegExp, ClozeGap['kind']])[] = [
  [/^(?:SHORTANSWER|SA|MW)$/, 'typed'],
  [/^(?:SHORTANSWER_C|SAC|MWC)$/, 'typed_exact'],
  [/^(?:NUMERICAL|NM)$/, 'number'],
  [/^(?:MULTICHOICE|MC)(?:_?[HVS]{1,2})?$/, 'choice'],
  [/^(?:MULTIRESPONSE|MR)(?:_?[HS]{1,2})?$/, 'several'],
]

const opening = /\{(\d{0,3}):([A-Z_]{2,20}):/g

/** The text between gaps, and the gaps; a brace that begins none is text. */
export const splitCloze = (text: string): (string | ClozeGap)[] => {
  const parts: (string | ClozeGap)[] = []
  let from = 0
  for (const found of text.matchAll(opening)) {
    if (found.index < from) continue
    const kind = kinds.find(([names]) => names.test(found[2] ?? ''))?.[1]
    const start = found.index + found[0].length
    const end = endOf(text, start)
    if (!kind || end === -1) continue
    parts.push(text.slice(from, found.index))
    parts.push({ weight: found[1] ?? '', kind, answers: answersIn(text.slice(start, end)) })
    from = end + 1
  }
  parts.push(text.slice(from))
  return parts
}

const endOf = (text: string, start: number): number => {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '}') return at
  }
  return -1
}

/** The pieces between signs that no backslash stands before; backslashes stay. */
const splitAt = (text: string, sign: string): string[] => {
  const pieces = ['']
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === sign) pieces.push('')
    else {
      const escaped = text[at] === '\\' ? text.slice(at, at + 2) : text.charAt(at)
      pieces.push(`${pieces.pop() ?? ''}${escaped}`)
      at += escaped.length - 1
    }
  }
  return pieces
}

const weighed = /^%(-?\d{1,3}(?:\.\d{1,9})?)%/

const answersIn = (text: string): ClozeAnswer[] =>
  splitAt(text, '~').map((piece) => {
    const isRight = piece.startsWith('=')
    const rest = isRight ? piece.slice(1) : piece
    const [head = '', weight] = weighed.exec(rest) ?? []
    const [words = '', ...feedback] = splitAt(rest.slice(head.length), '#')
    return {
      text: words.replaceAll(/\\([}#~/"\\])/g, '$1').trim(),
      fraction: weight === undefined ? (isRight ? 100 : 0) : Number(weight),
      hasFeedback: feedback.join('').trim() !== '',
    }
  })

/** Words as they may stand in a gap. */
export const writeClozeWords = (text: string): string => text.replaceAll(/[}#~/"\\]/g, String.raw`\$&`)
