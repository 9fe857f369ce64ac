import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import {
  isReady,
  makeChoice,
  makeDescription,
  makeEssay,
  makeGaps,
  makeMatching,
  makeNumeric,
  makeTyped,
  makeYesNo,
  type ReadHead,
} from '../made-question.ts'
import {
  formatLimits,
  type LineMark,
  type Mend,
  type Note,
  type ReadBlock,
  type ReadContext,
} from '../reading.ts'
import { type NoteCode } from '@lectern/contract/quizzes/formats/note-codes'
import { readGiftAnswers, type GiftAnswers } from './gift-answers.ts'
import type { GiftBlock } from './gift-blocks.ts'
import { findSign, readSigns } from './gift-signs.ts'
import { formOf, markBefore, readWords } from './gift-words.ts'

/** The parts of a block. */
interface Cut {
  readonly title: string
  readonly before: string
  /** What stands between the braces, and where it begins; undefined where there are none. */
  readonly braced: { readonly text: string; readonly at: number } | undefined
  readonly after: string
  readonly problem: NoteCode | undefined
}

const cutBlock = (text: string): Cut => {
  const form = markBefore(text)
  const start = form.length + text.slice(form.length).search(/\S|$/)
  const titleEnd = text.startsWith('::', start) ? findSign(text, '::', start + 2) : -1
  const bodyAt = titleEnd === -1 ? start : titleEnd + 2
  const title = titleEnd === -1 ? '' : readSigns(text.slice(start + 2, titleEnd))
  const open = findSign(text, '{', bodyAt)
  const rest = { title, braced: undefined, after: '', problem: undefined }
  if (open === -1) return { ...rest, before: form + text.slice(bodyAt) }
  const close = findSign(text, '}', open + 1)
  const before = form + text.slice(bodyAt, open)
  if (close === -1) return { ...rest, before, problem: 'not_closed' }
  const after = text.slice(close + 1)
  const problem = findSign(after, '{') === -1 ? undefined : 'several_blocks'
  return { title, before, braced: { text: text.slice(open + 1, close), at: open + 1 }, after, problem }
}

const leaveOut = ({ from, to }: GiftBlock): Mend => ({
  code: 'leave_out',
  words: '',
  edit: { from, to, text: null },
})

const lineAt = ({ from, text }: GiftBlock, at: number): number =>
  from + text.slice(0, at).split('\n').length - 1

const firstLineOf = (block: GiftBlock): number =>
  lineAt(block, block.text.length - block.text.trimStart().length)

/** The block with one of its characters replaced. */
const withSign = (block: GiftBlock, at: number, sign: string): Mend['edit'] => ({
  from: block.from,
  to: block.to,
  text: `${block.text.slice(0, at)}${sign}${block.text.slice(at + 1)}`,
})

const refuse = (block: GiftBlock, code: NoteCode, words: string, mends: readonly Mend[] = []): ReadBlock => ({
  question: {
    from: block.from,
    to: block.to,
    made: null,
    notes: [{ code, line: block.from, words, mends: [...mends, leaveOut(block)] }],
  },
  marks: [],
})

/** One block of GIFT as a question of a registered type, with what was lost of it. */
export const readGiftBlock = (block: GiftBlock, context: ReadContext): ReadBlock => {
  if (block.text.trimStart().startsWith('$CATEGORY:'))
    return refuse(block, 'category_lost', block.text.trimStart().slice('$CATEGORY:'.length).trim())
  if (block.text.length > formatLimits.question) return refuse(block, 'too_big', block.text.slice(0, 100))
  const cut = cutBlock(block.text)
  const { from, to, text } = block
  const { words } = readWords(cut.before)
  if (cut.problem === 'not_closed')
    return refuse(block, cut.problem, words, [
      { code: 'close', words: '', edit: { from, to, text: `${text}}` } },
    ])
  if (cut.problem) return refuse(block, cut.problem, words)
  if (!cut.braced) return readDescription(block, cut, context)
  return readQuestion(block, cut, cut.braced, context)
}

/** A block without braces is read, not answered; a press makes it a question, where its answer was forgotten. */
const readDescription = (block: GiftBlock, cut: Cut, { key }: ReadContext): ReadBlock => {
  const { from, to, text } = block
  const { words, hadForm } = readWords(cut.before)
  const head = headOf(words === '' ? cut.title : words, block, '')
  const made = makeDescription(key, head)
  if (!made) return refuse(block, 'too_big', head.name.slice(0, 100))
  const open: Mend = { code: 'make_open', words: '', edit: { from, to, text: `${text} {}` } }
  const notes = notesOf(block, cut.title, [
    [cut.title !== '' && cut.title !== head.name, 'title_lost'],
    [hadForm, 'form_lost'],
  ])
  const unanswered: Note = { code: 'no_answer', line: from, words: '', mends: [open, leaveOut(block)] }
  return {
    question: { from, to, made, notes: [unanswered, ...notes] },
    marks: [{ line: firstLineOf(block), role: 'question' }],
  }
}

/** What was lost of a block. */
const notesOf = (
  { from }: GiftBlock,
  title: string,
  lost: readonly (readonly [boolean, NoteCode])[],
): Note[] =>
  lost.flatMap(([holds, code]) =>
    holds ? [{ code, line: from, words: code === 'title_lost' ? title : '', mends: [] }] : [],
  )

const readQuestion = (
  block: GiftBlock,
  cut: Cut,
  braced: NonNullable<Cut['braced']>,
  context: ReadContext,
): ReadBlock => {
  const read = readGiftAnswers(braced.text, formOf(cut.before))
  const form = readWords(cut.before)
  const hasWords = cut.after.trim() !== ''
  if (read.answers.kind === 'unknown') return refuse(block, 'value_unknown', braced.text.trim())
  if (form.words === '' && !hasWords) return refuse(block, 'no_question', cut.title)
  const made = make(headOf(form.words, block, read.comment), cut, read.answers, context)
  if (!made) return refuse(block, 'too_big', form.words.slice(0, 100))
  const isGapped = made.type === 'fill_gaps' && hasWords
  const notes = notesOf(block, cut.title, [
    [!isGapped && cut.title !== '' && cut.title !== form.words, 'title_lost'],
    [form.hadForm || read.hadForm, 'form_lost'],
    [read.hasFeedback, 'feedback_lost'],
    [read.hasWeights, 'weights_lost'],
    [!isReady(made), 'unready'],
  ])
  return {
    question: {
      from: block.from,
      to: block.to,
      made,
      notes: [...findUnkeyed(block, read.answers, braced.at), ...notes],
    },
    marks: marksOf(block, read.answers, braced.at),
  }
}

const headOf = (words: string, { tags }: GiftBlock, comment: string): ReadHead => {
  const [name = '', ...rest] = words.split('\n')
  return {
    name: name.trim(),
    description: rest.join('\n').trim(),
    comment,
    tags: tags.map((tag) => tag.slice(0, questionLimits.tag).trim()),
  }
}

const make = (head: ReadHead, cut: Cut, answers: GiftAnswers, context: ReadContext): Question | null => {
  const { key } = context
  if (cut.after.trim() !== '' && (answers.kind === 'typed' || answers.kind === 'choice'))
    return makeMissingWord(head, cut, answers, context)
  switch (answers.kind) {
    case 'essay':
      return makeEssay(key, head)
    case 'yes_no':
      return makeYesNo(key, head, answers.isYes)
    case 'numeric':
      return makeNumeric(key, head, answers.numbers, answers.tolerance)
    case 'choice':
      return makeChoice(key, head, answers.options, answers.isMultiple)
    case 'typed':
      return makeTyped(key, head, answers.forms)
    case 'matching':
      return makeMatching(key, head, answers.pairs)
    case 'unknown':
      return null
  }
}

/** A sentence with words behind its answers: the title, if it has one, is what is asked. */
const makeMissingWord = (
  head: ReadHead,
  cut: Cut,
  answers: Extract<GiftAnswers, { kind: 'typed' | 'choice' }>,
  { key, gapsName }: ReadContext,
): Question | null => {
  const isTyped = answers.kind === 'typed'
  const options = isTyped ? answers.forms.map((text) => ({ text, isRight: true })) : answers.options
  const form = formOf(cut.before)
  const [before, after] = [spaced(cut.before, form), spaced(cut.after, form)]
  return makeGaps(key, { ...head, description: '', name: cut.title === '' ? gapsName : cut.title }, [
    before.trimStart(),
    { isTyped, answers: options },
    after.trimEnd(),
  ])
}

/** The words with the spaces that part them from a gap. */
const spaced = (text: string, form: string): string => {
  const { words } = readWords(text, form)
  const lead = /^[ \n]/.test(text) ? ' ' : ''
  const trail = /[ \n]$/.test(text) ? ' ' : ''
  return words === '' ? lead : `${lead}${words}${trail}`
}

const findUnkeyed = (block: GiftBlock, answers: GiftAnswers, offset: number): Note[] => {
  if (answers.kind !== 'choice' || answers.options.some(({ isRight }) => isRight)) return []
  const mends = answers.options.slice(0, 6).map(({ text, at }): Mend => ({
    code: 'mark_right',
    words: text,
    edit: withSign(block, offset + at, '='),
  }))
  return [{ code: 'no_right', line: block.from, words: '', mends }]
}

const marksOf = (block: GiftBlock, answers: GiftAnswers, offset: number): LineMark[] => {
  const first: LineMark = { line: firstLineOf(block), role: 'question' }
  if (answers.kind !== 'choice') return [first]
  const lines = new Map<number, LineMark['role']>()
  for (const { at, isRight } of answers.options) {
    const line = lineAt(block, offset + at)
    if (isRight || !lines.has(line)) lines.set(line, isRight ? 'right' : 'option')
  }
  lines.delete(first.line)
  return [first, ...Array.from(lines, ([line, role]) => ({ line, role }))]
}
