import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { splitGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-text'
import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import type { AuthorText } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { textWords } from '@lectern/contract/kernel/words/rich-text-words'
import type { FormatLoss } from '../file/loss-rules.ts'
import { findGiftLosses } from './gift-losses.ts'
import { writeSigns } from './gift-signs.ts'
import { writeWords } from './gift-words.ts'

/** A quiz as a GIFT text, and for each question that is not whole in it what it lost. */
export interface WrittenGift {
  readonly text: string
  readonly report: readonly {
    readonly number: number
    readonly name: string
    readonly losses: readonly FormatLoss[]
  }[]
}

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>

const wordsOf = (text: AuthorText): string => (typeof text === 'string' ? text : textWords(text))

/** Something that would begin a mark, a comment or a category says first that it is plain. */
const guarded = (words: string): string => (/^\s*(?:\[|\/\/|\$)/.test(words) ? `[plain]${words}` : words)

const askedIn = ({ name, description }: Question): string =>
  guarded(writeSigns([name, wordsOf(description)].filter((each) => each.trim() !== '').join('\n')))

/** A weight is written where the words could be taken for one. */
const option = (sign: string, words: string): string => {
  const text = writeWords(words)
  return text.startsWith('%') ? `${sign}%${sign === '=' ? 100 : 0}%${text}` : `${sign}${text}`
}

const share = (count: number): string => String(Number((100 / Math.max(1, count)).toFixed(5)))

const writeMultiple = ({ answers }: Of<'multiple_answer'>): string[] => {
  const right = answers.filter(({ is_correct }) => is_correct).length
  const [gain, loss] = [share(right), `-${share(answers.length - right)}`]
  return answers.map(({ text, is_correct }) => `~%${is_correct ? gain : loss}%${writeWords(text)}`)
}

const writeNumeric = ({ answers, tolerance, tolerance_type }: Of<'numeric'>): string[] => {
  const [range = 0] = readNumber(tolerance)
  const numbers = answers.map(({ text }) => {
    const [value = 0] = readNumber(text)
    const wide =
      tolerance_type === 'percent' ? Number(((Math.abs(value) * range) / 100).toPrecision(12)) : range
    return wide === 0 ? String(value) : `${value}:${wide}`
  })
  return numbers.length === 1 ? [`#${numbers[0]}`] : ['#', ...numbers.map((number) => `=${number}`)]
}

const writeMatching = ({
  statements,
  answers,
  binds,
  conformity_type,
}: Of<'conformity_answer'>): string[] => {
  const words = new Map(answers.map(({ id, text }) => [id, text]))
  const bound = statements.flatMap(({ id, text }) =>
    binds
      .filter(({ statement_id }) => statement_id === id)
      .slice(0, conformity_type === conformityType.oneToOne ? 1 : undefined)
      .map(({ answer_id }) => [text, words.get(answer_id) ?? ''] as const),
  )
  const used = new Set(binds.map(({ answer_id }) => answer_id))
  const spare = answers.filter(({ id }) => !used.has(id)).map(({ text }) => ['', text] as const)
  return [...bound, ...spare].map(([left, right]) => `=${writeWords(left)} -> ${writeWords(right)}`)
}

const writeForms = (forms: readonly { readonly text: string }[]): string[] =>
  forms.map(({ text }) => option('=', text))

/** What stands between the braces; undefined for a type that GIFT does not know. */
const answersIn = (question: Question): string[] | undefined => {
  if (question.type === 'single_answer')
    return question.answers.map(({ text, is_correct }) => option(is_correct ? '=' : '~', text))
  if (question.type === 'multiple_answer') return writeMultiple(question)
  if (question.type === 'yes_no') return [question.answers[0].is_correct ? 'T' : 'F']
  if (question.type === 'numeric') return writeNumeric(question)
  if (question.type === 'conformity_answer') return writeMatching(question)
  if (question.type === 'essay' || question.type === 'text_media_answer') return []
  return question.type === 'paste_word' && question.statements.length === 1
    ? writeForms(question.statements[0]?.answers ?? [])
    : undefined
}

const braced = (question: Question, answers: readonly string[]): string => {
  const comment = writeWords(wordsOf(question.comment))
  const lines = comment === '' ? answers : [...answers, `####${comment}`]
  return lines.length <= 1 ? `{${lines.join('')}}` : `{\n${lines.map((line) => `\t${line}\n`).join('')}}`
}

/** One gap in a sentence is GIFT's missing word; a gap alone is its short answer. */
const writeGaps = (question: Of<'fill_gaps'>): string | undefined => {
  const [gap, ...more] = question.answer_groups
  if (!gap || more.length > 0) return
  const answers = isTypedGap(gap)
    ? writeForms(gap.answers)
    : gap.answers.map(({ text, is_correct }) => option(is_correct ? '=' : '~', text))
  const parts = splitGaps(question.text)
  const at = parts.findIndex((part) => 'gap' in part)
  const side = (pieces: typeof parts) => pieces.map((part) => ('words' in part ? part.words : '')).join('')
  const [before, after] = [side(parts.slice(0, at)), side(parts.slice(at + 1))]
  if (`${before}${after}`.trim() === '') return `${askedIn(question)} ${braced(question, answers)}`
  if (after.trim() === '') return
  const title = `::${writeSigns(question.name)}::`
  return `${title}${spaced(before)}${braced(question, answers)}${spaced(after)}`
}

const spaced = (words: string): string => {
  const lead = /^\s/.test(words) ? ' ' : ''
  const trail = /\s$/.test(words) && words.trim() !== '' ? ' ' : ''
  return `${lead}${guarded(writeSigns(words))}${trail}`
}

/** Words that are read only are a block without braces. */
const writeBody = (question: Question): string | undefined => {
  if (question.type === 'fill_gaps') return writeGaps(question)
  if (question.type === 'text_graphic_answer' && !question.is_answer_enabled) return askedIn(question)
  const answers = answersIn(question)
  return answers && `${askedIn(question)} ${braced(question, answers)}`
}

const writeQuestion = (question: Question): string | undefined => {
  const body = writeBody(question)
  if (body === undefined) return
  const tags = (question.tags ?? []).map((tag) => `[tag:${tag.replaceAll(']', ')')}]`).join(' ')
  return tags === '' ? body : `// ${tags}\n${body}`
}

/** The questions in GIFT. Those that it cannot hold are left out, and the report says so. */
export const writeGift = (questions: readonly Question[]): WrittenGift => {
  const written = questions.map((question) => ({ question, text: writeQuestion(question) }))
  return {
    text: written.flatMap(({ text }) => (text === undefined ? [] : [`${text}\n`])).join('\n'),
    report: written.flatMap(({ question, text }, at) => {
      const losses: readonly FormatLoss[] = text === undefined ? ['not_held'] : findGiftLosses(question)
      return losses.length === 0 ? [] : [{ number: at + 1, name: question.name, losses }]
    }),
  }
}
