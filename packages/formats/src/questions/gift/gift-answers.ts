import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import type { ReadOption, ReadPair } from '../made-question.ts'
import { findSign, splitAtSigns } from './gift-signs.ts'
import { readWords } from './gift-words.ts'

/** What stands between the braces of a question. */
export type GiftAnswers =
  | { readonly kind: 'essay' }
  | { readonly kind: 'yes_no'; readonly isYes: boolean }
  | { readonly kind: 'numeric'; readonly numbers: readonly string[]; readonly tolerance: string }
  | { readonly kind: 'choice'; readonly options: readonly GiftOption[]; readonly isMultiple: boolean }
  | { readonly kind: 'typed'; readonly forms: readonly string[] }
  | { readonly kind: 'matching'; readonly pairs: readonly ReadPair[] }
  | { readonly kind: 'unknown' }

export interface GiftOption extends ReadOption {
  /** Where its sign stands between the braces. */
  readonly at: number
}

/** What was read between the braces, and what of it has no place. */
export interface ReadGift {
  readonly answers: GiftAnswers
  readonly comment: string
  readonly hasFeedback: boolean
  readonly hasWeights: boolean
  /** Words had a form that has no place here. */
  readonly hadForm: boolean
}

const yes = new Set(['T', 'TRUE'])
const no = new Set(['F', 'FALSE'])

/**
 * Moodle's order of looking: essay, number, choice, matching, yes or no, typed words.
 *
 * @param form of the question, which its answers have too
 */
export const readGiftAnswers = (braced: string, form: string): ReadGift => {
  const general = findSign(braced, '####')
  const body = general === -1 ? braced : braced.slice(0, general)
  const said = readWords(general === -1 ? '' : braced.slice(general + 4), form)
  const read = readBody(body, form)
  const hadForm = said.hadForm || read.hadForm === true
  return { hasFeedback: false, hasWeights: false, ...read, comment: said.words, hadForm }
}

type Body = Pick<ReadGift, 'answers'> & Partial<ReadGift>

const readBody = (body: string, form: string): Body => {
  const trimmed = body.trim()
  if (trimmed === '') return { answers: { kind: 'essay' } }
  if (trimmed.startsWith('#')) return readNumeric(trimmed.slice(1))
  const marked = splitAtSigns(body, '~=')
  if (marked.length === 0) return readYesNo(trimmed) ?? readForms([{ sign: '=', at: 0, text: body }], form)
  const isPaired = marked.some(({ text }) => findSign(text, '->') !== -1)
  if (isPaired && marked.every(({ sign }) => sign === '=')) return readPairs(marked, form)
  return readForms(marked, form)
}

const readForms = (marked: readonly Marked[], form: string): Body => {
  const parts = marked.map((part) => readPart(part, form))
  const lost = {
    hasFeedback: parts.some(({ feedback }) => feedback),
    hadForm: parts.some(({ hadForm }) => hadForm),
  }
  if (marked.some(({ sign }) => sign === '~')) return { ...readOptions(parts), ...lost }
  return {
    answers: { kind: 'typed', forms: parts.map(({ text }) => text) },
    ...lost,
    hasWeights: parts.some(({ weight }) => weight !== undefined && weight !== 100),
  }
}

/** Undefined for words that are neither: they are a short answer. */
const readYesNo = (body: string): Body | undefined => {
  const [word = '', ...feedback] = body.split('#')
  const named = word.trim().toUpperCase()
  if (!yes.has(named) && !no.has(named)) return undefined
  return { answers: { kind: 'yes_no', isYes: yes.has(named) }, hasFeedback: feedback.length > 0 }
}

interface Marked {
  readonly sign: string
  readonly at: number
  readonly text: string
}

interface Part {
  readonly sign: string
  readonly at: number
  readonly text: string
  readonly weight: number | undefined
  readonly feedback: boolean
  readonly hadForm: boolean
}

const weighed = /^\s*%(-?\d{1,3}(?:\.\d{1,9})?)%/

const readPart = ({ sign, at, text }: Marked, form: string): Part => {
  const [head, weight] = weighed.exec(text) ?? ['']
  const rest = text.slice(head.length)
  const feedback = findSign(rest, '#')
  const { words, hadForm } = readWords(feedback === -1 ? rest : rest.slice(0, feedback), form)
  return {
    sign,
    at,
    text: words,
    hadForm,
    weight: weight === undefined ? undefined : Number(weight),
    feedback: feedback !== -1,
  }
}

/** Several are right where weights say so; a part of the points for one of the others is lost. */
const readOptions = (parts: readonly Part[]): Body => {
  const equals = parts.filter(({ sign }) => sign === '=').length
  const isMultiple = equals === 0 ? parts.some(({ weight = 0 }) => weight > 0) : equals > 1
  const isRight = ({ sign, weight = 0 }: Part) => sign === '=' || (equals === 0 && weight > 0)
  const weights = new Set(parts.filter(isRight).map(({ weight }) => weight))
  const others = parts.filter((part) => !isRight(part) && (part.weight ?? 0) > 0)
  return {
    answers: {
      kind: 'choice',
      isMultiple,
      options: parts.map((part) => ({ text: part.text, isRight: isRight(part), at: part.at })),
    },
    hasWeights: weights.size > 1 || others.length > 0,
  }
}

const readPairs = (marked: readonly Marked[], form: string): Body => {
  const pairs = marked.map(({ text }) => {
    const cut = findSign(text, '->')
    const [left, right] = cut === -1 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 2)]
    return [readWords(left, form), readWords(right, form)] as const
  })
  return {
    answers: {
      kind: 'matching',
      pairs: pairs.map(([{ words: statement }, { words: answer }]) => ({ statement, answer })),
    },
    hasFeedback: marked.some(({ text }) => findSign(text, '#') !== -1),
    hadForm: pairs.flat().some(({ hadForm }) => hadForm),
  }
}

/** A number with its tolerance, or a range. */
const readNumeric = (body: string): Body => {
  const marked = splitAtSigns(body, '=')
  const texts = marked.length === 0 ? [body] : marked.map(({ text }) => text)
  const read = texts.map(readOne)
  const whole = read.filter(({ weight }) => weight === 100)
  const numbers = (whole.length > 0 ? whole : read).map(({ number }) => number)
  const tolerances = new Set(whole.map(({ tolerance }) => tolerance))
  if (numbers.includes('')) return { answers: { kind: 'unknown' } }
  return {
    answers: { kind: 'numeric', numbers, tolerance: whole[0]?.tolerance ?? '' },
    hasFeedback: texts.some((text) => findSign(text, '#') !== -1),
    hasWeights: tolerances.size > 1 || whole.length < read.length,
  }
}

const readOne = (text: string) => {
  const [head, weight] = weighed.exec(text) ?? ['']
  const rest = text.slice(head.length)
  const feedback = findSign(rest, '#')
  const written = (feedback === -1 ? rest : rest.slice(0, feedback)).trim()
  return { ...readValue(written), weight: weight === undefined ? 100 : Number(weight) }
}

const readValue = (written: string): { number: string; tolerance: string } => {
  const range = written.split('..')
  const [low, high] = range.map((each) => readNumber(each)[0])
  if (range.length === 2 && low !== undefined && high !== undefined)
    return { number: rounded((low + high) / 2), tolerance: rounded(Math.abs(high - low) / 2) }
  const [number = '', tolerance = ''] = written.split(':').map((each) => each.trim())
  if (readNumber(number).length === 0) return { number: '', tolerance: '' }
  return { number, tolerance: Number(tolerance) === 0 ? '' : tolerance }
}

/** Without the errors of binary fractions. */
const rounded = (value: number): string => String(Number(value.toPrecision(12)))
