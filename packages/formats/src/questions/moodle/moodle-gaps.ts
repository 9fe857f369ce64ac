import { gapDisplay, gapKind } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { draftHead, makeOf, type ReadHead } from '../made-question.ts'
import { childOf, childrenOf, type Markup, wordsIn, wordsOf } from '@lectern/contract/kernel/markup'
import { lineOf, readMarkup } from '../markup/text-of-markup.ts'
import { splitCloze, type ClozeGap } from './cloze.ts'
import { noteFeedback, type MoodleReading } from './moodle-parts.ts'

/** The lines of HTML in which gaps stand as keys. */
const gapText = (html: string, reading: MoodleReading): string => {
  const read = readMarkup(reading.readHtml(html))
  const lines = read.blocks.map(lineOf)
  reading.notes.addWhere(read.isFormLost || lines.some(({ hadForm }) => hadForm), 'form_lost')
  for (const { source } of read.pictures) reading.notes.add('picture_lost', source.slice(0, 100))
  return lines.map(({ words }) => words).join('\n')
}

const htmlOf = (question: Markup): string => wordsOf(childOf(childOf(question, 'questiontext'), 'text'))

const wordsOfHtml = (html: string, reading: MoodleReading): string =>
  readMarkup(reading.readHtml(html))
    .blocks.map((block) => lineOf(block).words)
    .join(' ')

interface GapDraft {
  readonly id: string
  readonly type_id: 1 | 2
  readonly display_type_id: 1 | 2
  readonly answers: readonly { readonly id: string; readonly text: string; readonly is_correct: boolean }[]
}

const gapOf = (gap: ClozeGap, id: string, reading: MoodleReading): GapDraft => {
  const { notes, key } = reading
  notes.addWhere(
    gap.answers.some(({ hasFeedback }) => hasFeedback),
    'feedback_lost',
  )
  notes.addWhere(
    gap.answers.some(({ fraction }) => fraction !== 0 && fraction !== 100),
    'weights_lost',
  )
  notes.addWhere(gap.kind === 'several', 'answers_lost')
  const isTyped = gap.kind !== 'choice' && gap.kind !== 'several'
  const answers = gap.answers.flatMap(({ text, fraction }) => {
    const [words = '', tolerance] = gap.kind === 'number' ? text.split(':') : [text]
    notes.addWhere(Number(tolerance ?? 0) > 0, 'setting_lost', `±${tolerance}`)
    const is_correct = fraction === 100 || (gap.kind === 'several' && fraction > 0)
    if (isTyped && (!is_correct || words === '*')) return []
    return [{ id: key(), text: wordsOfHtml(words, reading), is_correct }]
  })
  return {
    id,
    type_id: isTyped ? gapKind.typed : gapKind.choice,
    display_type_id: gapDisplay.dropdown,
    answers,
  }
}

/** `cloze`: answers that stand in the text. */
export const readCloze = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null => {
  const parts = splitCloze(htmlOf(question))
  const gaps = parts.filter((part) => typeof part !== 'string')
  const groups: GapDraft[] = []
  const html = parts.map((part) => {
    if (typeof part === 'string') return part
    const group = gapOf(part, reading.key(), reading)
    groups.push(group)
    return `[[${group.id}]]`
  })
  const weights = new Set(gaps.map(({ weight }) => weight || '1'))
  reading.notes.addWhere(weights.size > 1, 'weights_lost')
  const typed = gaps.filter(({ kind }) => kind.startsWith('typed'))
  return makeOf({
    ...draftHead(reading.key, head),
    type: 'fill_gaps',
    points: head.points ?? gaps.length,
    case_sensitive: typed.length > 0 && typed.every(({ kind }) => kind === 'typed_exact'),
    text: gapText(html.join(''), reading),
    answer_groups: groups,
  })
}

interface Choice {
  readonly text: string
  readonly group: string
}

const slot = /\[\[(\d{1,3})\]\]/g

/** `gapselect` and `ddwtos`: numbers in the text name what belongs there; all of one group can be chosen. */
const readSlots = (
  question: Markup,
  head: ReadHead,
  reading: MoodleReading,
  { names, isFlat }: { readonly names: 'selectoption' | 'dragbox'; readonly isFlat: boolean },
): Question | null => {
  noteFeedback(question, reading)
  const choices = childrenOf(question, names).map((choice): Choice => ({
    text: wordsOfHtml(wordsIn(choice, 'text'), reading),
    group: wordsIn(choice, 'group') || '1',
  }))
  const groups: GapDraft[] = []
  const used = new Set<Choice>()
  const html = htmlOf(question).replaceAll(slot, (whole, number: string) => {
    const right = choices[Number(number) - 1]
    if (!right) return whole
    const id = reading.key()
    const offered = isFlat ? [right] : choices.filter(({ group }) => group === right.group)
    used.add(right)
    groups.push({
      id,
      type_id: gapKind.choice,
      display_type_id: isFlat ? gapDisplay.flat : gapDisplay.dropdown,
      answers: offered.map((each) => ({ id: reading.key(), text: each.text, is_correct: each === right })),
    })
    return `[[${id}]]`
  })
  reading.notes.addWhere(
    isFlat && new Set(choices.map(({ group }) => group)).size > 1,
    'setting_lost',
    'group',
  )
  return makeOf({
    ...draftHead(reading.key, head),
    type: 'fill_gaps',
    text: gapText(html, reading),
    answer_groups: isFlat
      ? withSpare(
          groups,
          choices.filter((each) => !used.has(each)),
          reading,
        )
      : groups,
  })
}

/** Chips that belong nowhere stand with the first gap: all gaps share them. */
const withSpare = (
  [first, ...rest]: readonly GapDraft[],
  spare: readonly Choice[],
  { key }: MoodleReading,
): GapDraft[] => {
  if (!first) return []
  const more = spare.map(({ text }) => ({ id: key(), text, is_correct: false }))
  return [{ ...first, answers: [...first.answers, ...more] }, ...rest]
}

export const readGapselect = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null =>
  readSlots(question, head, reading, { names: 'selectoption', isFlat: false })

export const readDragWords = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null =>
  readSlots(question, head, reading, { names: 'dragbox', isFlat: true })
