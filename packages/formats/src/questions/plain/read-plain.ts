import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import {
  isReady,
  makeChoice,
  makeGaps,
  makeMatching,
  makeNumeric,
  makeOpen,
  makeSorting,
  makeTyped,
  makeYesNo,
  type ReadHead,
} from '../made-question.ts'
import { formatLimits, type LineMark, type Note, type ReadBlock, type ReadContext } from '../reading.ts'
import type { PlainBlock } from './plain-blocks.ts'
import { fillFromList, formsIn, readGapPieces } from './plain-gaps.ts'
import type { PlainLine } from './plain-line.ts'
import { findLineNotes, noteOf, openMend } from './plain-notes.ts'
import { partsOf, type PlainParts } from './plain-parts.ts'
import { readOrder, readStatement, readTruth } from './plain-words.ts'
import { readAnswerLine } from './read-answer-line.ts'

/** What was made of a block; null without a note means that a part of it is too long. */
interface Made {
  readonly made: Question | null
  readonly notes?: readonly Note[]
  readonly options?: readonly PlainLine[]
}

/** One block of lines as a question of a registered type, and what was not understood of it. */
export const readPlainBlock = (block: PlainBlock, context: ReadContext): ReadBlock => {
  if (isTooBig(block)) return refuseWhole(block)
  const parts = partsOf(block)
  const { made, notes = [], options = parts.options } = makeOf(parts, context)
  const { head } = parts
  const found = [...notes, ...findLineNotes(parts)]
  const refused = !made && found.length === 0 ? [noteOf('too_big', head, head.words.slice(0, 100))] : []
  const unready = made && !isReady(made) ? [noteOf('unready', head)] : []
  const last = block.at(-1) ?? head
  return {
    question: { from: head.line, to: last.line, made, notes: [...found, ...refused, ...unready] },
    marks: marksOf(block, parts, options, made),
  }
}

const isTooBig = (block: PlainBlock): boolean =>
  block.length > formatLimits.lines ||
  block.reduce((sum, { whole }) => sum + whole.length, 0) > formatLimits.question

const refuseWhole = ([head, ...rest]: PlainBlock): ReadBlock => ({
  question: {
    from: head.line,
    to: rest.at(-1)?.line ?? head.line,
    made: null,
    notes: [noteOf('too_big', head, head.words.slice(0, 100))],
  },
  marks: [],
})

const headOf = ({ head, description, comments, points }: PlainParts): ReadHead => {
  const worth = readNumber(points?.words ?? '')[0]
  return {
    name: head.words,
    description: description.map(({ words }) => words).join('\n'),
    comment: comments.map(({ words }) => words).join('\n'),
    ...(worth === undefined ? {} : { points: worth }),
  }
}

const makeOf = (parts: PlainParts, context: ReadContext): Made => {
  const head = headOf(parts)
  if (parts.pairs.length > 0) return { made: makeMatching(context.key, head, parts.pairs) }
  return parts.options.length > 0 ? makeOfOptions(parts, head, context) : makeOfWords(parts, head, context)
}

const makeOfOptions = (parts: PlainParts, head: ReadHead, { key }: ReadContext): Made => {
  const { options, notes } = parts.answer
    ? readAnswerLine(parts.options, parts.answer)
    : { options: parts.options, notes: [] }
  const right = options.filter(({ isRight }) => isRight).length
  const isMultiple = right > 1 || options.some(({ isBox }) => isBox)
  const read = options.map(({ words, isRight }) => ({ text: words, isRight }))
  return {
    made: makeChoice(key, head, read, isMultiple),
    options,
    notes: right === 0 ? [...notes, unkeyed(parts)] : notes,
  }
}

const unkeyed = ({ head, options }: PlainParts): Note => ({
  ...noteOf('no_right', head),
  mends: options.slice(0, 6).map(({ words, whole, replace }) => ({
    code: 'mark_right',
    words,
    edit: replace(/^\s*[*+] /.test(whole) ? `${whole.replace(/[*+]/, '-')} *` : `*${whole.trim()}`),
  })),
})

/** A question without options: a statement, an order, a sentence with gaps, a typed answer, or room to write. */
const makeOfWords = (parts: PlainParts, head: ReadHead, { key, gapsName }: ReadContext): Made => {
  const { answer } = parts
  const statement = readStatement(head.name)
  if (statement) return { made: makeYesNo(key, { ...head, name: statement.words }, statement.isTrue) }
  const order = readOrder(head.name)
  if (order) return { made: makeSorting(key, { ...head, name: order.words }, order.items) }
  const pieces = readGapPieces(head.name)
  if (pieces.some((piece) => typeof piece !== 'string')) {
    const filled = answer ? fillFromList(pieces, answer.words) : pieces
    const isKeyed = filled.every((piece) => typeof piece === 'string' || piece.answers.length > 0)
    const made = makeGaps(key, { ...head, name: gapsName }, filled)
    return {
      made,
      notes: isKeyed ? [] : [{ ...noteOf('gap_unkeyed', parts.head), mends: [openMend(parts)] }],
    }
  }
  if (answer) return { made: makeAnswered(head, answer.words, key) }
  if (parts.hasRoom) return { made: makeOpen(key, head) }
  return { made: null, notes: [] }
}

const makeAnswered = (head: ReadHead, answer: string, key: () => string): Question | null => {
  const isTrue = readTruth(answer)
  if (isTrue !== undefined) return makeYesNo(key, head, isTrue)
  const forms = formsIn(answer)
  const isNumber = forms.length > 0 && forms.every((form) => readNumber(form).length === 1)
  return isNumber ? makeNumeric(key, head, forms) : makeTyped(key, head, forms)
}

const marksOf = (
  block: PlainBlock,
  parts: PlainParts,
  options: readonly PlainLine[],
  made: Question | null,
): LineMark[] => {
  const right = new Set(options.filter(({ isRight }) => isRight).map(({ line }) => line))
  const optional = new Set(options.map(({ line }) => line))
  const pairs = new Set(parts.pairs.map(({ line }) => line.line))
  return block.flatMap(({ line, kind }, at): LineMark[] => {
    if (at === 0) return [{ line, role: made?.type === 'fill_gaps' ? 'gap' : 'question' }]
    if (line === block[0].line) return []
    if (right.has(line)) return [{ line, role: 'right' }]
    if (optional.has(line)) return [{ line, role: 'option' }]
    if (pairs.has(line)) return [{ line, role: 'pair' }]
    return kind === 'answer' || kind === 'comment' ? [{ line, role: kind }] : []
  })
}
