import type { Mend, Note } from '../reading.ts'
import type { NoteCode } from '@lectern/contract/quizzes/formats/note-codes'
import type { PlainLine } from './plain-line.ts'
import type { PlainParts } from './plain-parts.ts'
import { readGapPieces } from './plain-gaps.ts'
import { readOrder, readStatement } from './plain-words.ts'

/** A note about a line that nothing can mend but its author. */
export const noteOf = (code: NoteCode, { line }: PlainLine, words = ''): Note => ({
  code,
  line,
  words,
  mends: [],
})

const leaveOut = ({ words, replace }: PlainLine): Mend => ({ code: 'leave_out', words, edit: replace(null) })

/** A line of underscores below a question is room to write. */
export const openMend = ({ head }: PlainParts): Mend => {
  const words = readGapPieces(head.words).some((piece) => typeof piece !== 'string')
  return {
    code: 'make_open',
    words: '',
    edit: head.replace(`${words ? head.whole.replace(/_{3,}/g, '…') : head.whole}\n___`),
  }
}

/** What is to be said about lines that belong to nothing, and about a question that asks for nothing. */
export const findLineNotes = (parts: PlainParts): Note[] => {
  const unknown = parts.unknown.map((line) => (parts.pairs.length > 0 ? unpaired(line) : unplaced(line)))
  return [...unknown, ...findEmpty(parts)]
}

const unpaired = (line: PlainLine): Note => {
  const words = line.words.split(' ')
  const half = Math.ceil(words.length / 2)
  const [left, right] = [words.slice(0, half).join(' '), words.slice(half).join(' ')]
  const cut: Mend = { code: 'cut', words: `${left} | ${right}`, edit: line.replace(`${left} = ${right}`) }
  return { ...noteOf('no_sign', line, line.words), mends: [...(right === '' ? [] : [cut]), leaveOut(line)] }
}

const unplaced = (line: PlainLine): Note => ({
  ...noteOf('line_unknown', line, line.words),
  mends: [
    { code: 'as_option', words: line.words, edit: line.replace(`- ${line.words}`) },
    { code: 'as_comment', words: line.words, edit: line.replace(`Comment: ${line.words}`) },
    leaveOut(line),
  ],
})

const findEmpty = (parts: PlainParts): Note[] => {
  const { head, options, pairs, answer, hasRoom } = parts
  const asks = options.length > 0 || pairs.length > 0 || answer !== undefined || hasRoom
  if (asks || readStatement(head.words) || readOrder(head.words)) return []
  if (readGapPieces(head.words).some((piece) => typeof piece !== 'string')) return []
  return [{ ...noteOf('no_answer', head), mends: [openMend(parts), leaveOut(head)] }]
}
