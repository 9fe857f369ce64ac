import { foldForms } from '@lectern/contract/kernel/words/fold'
import type { Note } from '../reading.ts'
import type { PlainLine } from './plain-line.ts'
import { splitNamed } from './plain-words.ts'

interface ReadAnswerLine {
  readonly options: readonly PlainLine[]
  readonly notes: readonly Note[]
}

/** The options that an answer line names, by letter or by words; a note for each name that is none of theirs. */
export const readAnswerLine = (options: readonly PlainLine[], answer: PlainLine): ReadAnswerLine => {
  const whole = named(options, answer.words)
  if (whole.length > 0) return { options: markRight(options, whole), notes: [] }
  const found = splitNamed(answer.words).map((name) => ({ name, options: namedOrSpelled(options, name) }))
  const known = found.filter((each) => each.options.length > 0)
  return {
    options: markRight(
      options,
      known.flatMap((each) => each.options),
    ),
    notes: found
      .filter((each) => each.options.length === 0)
      .map(({ name }) =>
        unknownName(
          answer,
          name,
          found.map((each) => each.name).filter((each) => each !== name),
        ),
      ),
  }
}

const markRight = (options: readonly PlainLine[], right: readonly PlainLine[]): PlainLine[] =>
  options.map((option) => (right.includes(option) ? { ...option, isRight: true } : option))

/** By its words first: "A" may be what an option says. A letter counts from the top where options have none. */
const named = (options: readonly PlainLine[], name: string): PlainLine[] => {
  const wanted = name.trim().toLowerCase()
  const byWords = options.filter(({ words }) => foldForms(words) === foldForms(name))
  if (byWords.length > 0) return byWords
  const letter = wanted.replace(/[.)]$/, '')
  const byLabel = options.filter(({ label }) => label !== '' && label === letter)
  if (byLabel.length > 0 || letter.length !== 1 || options.some(({ label }) => label !== '')) return byLabel
  const at = 'abcdefghijklmnopqrstuvwxyz'.indexOf(letter)
  return options.slice(at, at + 1).filter(() => at !== -1)
}

/** "BD" names two options where no option is called so. */
const namedOrSpelled = (options: readonly PlainLine[], name: string): PlainLine[] => {
  const whole = named(options, name)
  if (whole.length > 0 || name.length > 8) return whole
  const each = Array.from(name, (letter) => named(options, letter))
  return each.every((found) => found.length === 1) ? each.flat() : []
}

const unknownName = (answer: PlainLine, name: string, others: readonly string[]): Note => {
  const kept = others.length > 0 ? [`Answer: ${others.join('; ')}`] : []
  return {
    code: 'answer_unknown',
    line: answer.line,
    words: name,
    mends: [
      { code: 'add_right', words: name, edit: answer.replace([`* ${name}`, ...kept].join('\n')) },
      { code: 'as_comment', words: name, edit: answer.replace([...kept, `Comment: ${name}`].join('\n')) },
    ],
  }
}
