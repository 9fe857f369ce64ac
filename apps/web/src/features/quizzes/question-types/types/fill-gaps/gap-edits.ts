import { fillGaps, gapIdsIn } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-text'
import { gapDisplay, gapKind } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { gapLimits } from '@lectern/contract/quizzes/question-types/types/fill-gaps/question'
import { typedLimits } from '@lectern/contract/quizzes/question-types/shared/typed/typed-limits'
import { partPointsOf } from '../../shared/part-points.tsx'
import type { FullQuestionOf } from '../../question-editor.ts'

type Gaps = FullQuestionOf<'fill_gaps'>
export type Gap = Gaps['answer_groups'][number]

const written = /\[\[([^[\]\n]*)\]\]/g

/** What an author reads in a gap: the first thing that is right there. */
const wordOf = (gap: Gap | undefined): string => gap?.answers.find(({ is_correct }) => is_correct)?.text ?? ''

/** The text as its author writes it: in double brackets stands the word of each gap. */
export const writtenText = ({ text, answer_groups }: Gaps): string =>
  fillGaps(text, (id) => `[[${wordOf(answer_groups.find((gap) => gap.id === id))}]]`)

/** The gaps of before at their words of now: by place when none came or went, else those before and behind the change. */
const matched = (before: readonly Gap[], words: readonly string[]): (Gap | undefined)[] => {
  if (before.length === words.length) return [...before]
  const most = Math.min(before.length, words.length)
  let start = 0
  while (start < most && wordOf(before[start]) === words[start]) start += 1
  let end = 0
  while (end < most - start && wordOf(before.at(-1 - end)) === words.at(-1 - end)) end += 1
  return words.map((_word, at) => {
    if (at < start) return before[at]
    return at >= words.length - end ? before[before.length - words.length + at] : undefined
  })
}

const withWord = (gap: Gap, word: string): Gap => {
  const first = gap.answers.findIndex(({ is_correct }) => is_correct)
  return {
    ...gap,
    answers: gap.answers.map((answer, at) => (at === first ? { ...answer, text: word } : answer)),
  }
}

/**
 * The question after its author wrote in the text. What stands in double brackets is a gap; one that is there already
 * keeps all that belongs to it, and `past` gives back the one that had this word before.
 */
export const writeText = (
  question: Gaps,
  value: string,
  key: () => string,
  past: (word: string) => Gap | undefined = () => undefined,
): Gaps => {
  const known = gapIdsIn(question.text).flatMap((id) => question.answer_groups.filter((gap) => gap.id === id))
  const words = [...value.matchAll(written)].map(([, word = '']) => word.slice(0, typedLimits.text))
  if (words.length > gapLimits.gaps) return question
  const gaps = matched(known, words).map((gap, at) => {
    const word = words[at] ?? ''
    if (gap) return wordOf(gap) === word ? gap : withWord(gap, word)
    return past(word) ?? newGap(question, word, key)
  })
  let next = 0
  const text = value.replace(written, () => {
    next += 1
    return `[[${gaps[next - 1]?.id ?? ''}]]`
  })
  return text.length > gapLimits.text ? question : { ...question, text, answer_groups: gaps }
}

/** A new gap is filled as the one before it. */
const newGap = ({ answer_groups }: Gaps, word: string, key: () => string): Gap => {
  const last = answer_groups.at(-1)
  return {
    id: key(),
    type_id: last?.type_id ?? gapKind.typed,
    display_type_id: last?.display_type_id ?? gapDisplay.dropdown,
    points: partPointsOf(answer_groups),
    answers: [{ id: key(), text: word, is_correct: true }],
  }
}

/** How a gap is filled, in one word. */
export type GapWay = 'typed' | 'dropdown' | 'flat'

export const wayOf = ({ type_id, display_type_id }: Gap): GapWay => {
  if (type_id === gapKind.typed) return 'typed'
  return display_type_id === gapDisplay.flat ? 'flat' : 'dropdown'
}

/**
 * The gap filled another way. A typed one has accepted forms alone; a list needs a second option, and gets back the wrong ones
 * that it had before (`past`).
 */
export const withWay = (gap: Gap, way: GapWay, key: () => string, past: Gap['answers'] = []): Gap => {
  if (way === 'typed')
    return { ...gap, type_id: gapKind.typed, answers: gap.answers.filter(({ is_correct }) => is_correct) }
  const offered = [...gap.answers, ...past.filter((one) => !gap.answers.some(({ id }) => id === one.id))]
  const answers = wayOf(gap) === 'typed' ? offered.slice(0, typedLimits.forms) : gap.answers
  const needsMore = way === 'dropdown' && answers.length < 2
  return {
    ...gap,
    type_id: gapKind.choice,
    display_type_id: gapDisplay[way],
    answers: needsMore ? [...answers, { id: key(), text: '', is_correct: false }] : answers,
  }
}

/**
 * The text after the author asked for a gap at the selection, and where the selection goes: a gap under it becomes words
 * again, without a selection the word at the caret is meant.
 */
export const toggleGap = (value: string, from: number, to: number): { value: string; at: number } => {
  const inside = [...value.matchAll(written)].find(
    (gap) => gap.index <= from && to <= gap.index + gap[0].length,
  )
  if (inside) {
    const [all, word = ''] = inside
    return {
      value: value.slice(0, inside.index) + word + value.slice(inside.index + all.length),
      at: inside.index,
    }
  }
  const before = from === to ? (/[\p{L}\p{N}'’-]*$/u.exec(value.slice(0, from))?.[0].length ?? 0) : 0
  const behind = from === to ? (/^[\p{L}\p{N}'’-]*/u.exec(value.slice(to))?.[0].length ?? 0) : 0
  const [start, end] = [from - before, to + behind]
  const word = value.slice(start, end).replaceAll(/[[\]\n]/g, '')
  return { value: `${value.slice(0, start)}[[${word}]]${value.slice(end)}`, at: start + word.length + 4 }
}

/** The same question under new keys. */
export const copyGaps = (question: Gaps, key: () => string): Gaps => {
  const keys = new Map(question.answer_groups.map(({ id }) => [id, key()]))
  const renamed = (id: string) => keys.get(id) ?? id
  return {
    ...question,
    id: key(),
    text: fillGaps(question.text, (id) => `[[${renamed(id)}]]`),
    answer_groups: question.answer_groups.map((gap) => ({
      ...gap,
      id: renamed(gap.id),
      answers: gap.answers.map((answer) => ({ ...answer, id: key() })),
    })),
  }
}
