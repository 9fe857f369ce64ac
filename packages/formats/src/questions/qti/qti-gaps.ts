import { gapDisplay, gapKind } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { readThing } from '../file/read-words.ts'
import { draftHead, makeOf, type ReadHead } from '../made-question.ts'
import { lineOf, readMarkup } from '../markup/text-of-markup.ts'
import { childrenOf, type Markup } from '@lectern/contract/kernel/markup'
import { noteWeights, rightValues } from './qti-key.ts'
import { identifierOf, pairOf, responseOf, type QtiReading } from './qti-reading.ts'
import { replaceIn } from './qti-tree.ts'

interface GapDraft {
  readonly id: string
  readonly type_id: 1 | 2
  readonly display_type_id: 1 | 2
  readonly answers: readonly { readonly id: string; readonly text: string; readonly is_correct: boolean }[]
}

const textOf = (body: Markup, reading: QtiReading): string => {
  const read = readMarkup(body.children)
  const lines = read.blocks.map(lineOf)
  reading.notes.addWhere(read.isFormLost || lines.some(({ hadForm }) => hadForm), 'form_lost')
  for (const { source } of read.pictures) reading.notes.add('picture_lost', source.slice(0, 100))
  return lines.map(({ words }) => words).join('\n')
}

const typedGap = (field: Markup, reading: QtiReading): GapDraft => {
  const response = responseOf(field, reading)
  noteWeights(response, reading.notes)
  return {
    id: reading.key(),
    type_id: gapKind.typed,
    display_type_id: gapDisplay.dropdown,
    answers: rightValues(response).map((text) => ({ id: reading.key(), text, is_correct: true })),
  }
}

const listedGap = (field: Markup, reading: QtiReading): GapDraft => {
  const response = responseOf(field, reading)
  noteWeights(response, reading.notes)
  const right = new Set(rightValues(response))
  return {
    id: reading.key(),
    type_id: gapKind.choice,
    display_type_id: gapDisplay.dropdown,
    answers: childrenOf(field, 'inlinechoice').map((choice) => ({
      id: reading.key(),
      text: readThing(choice.children, reading.pictures, reading.notes).text,
      is_correct: right.has(identifierOf(choice)),
    })),
  }
}

/** Fields that stand in a text: typed, and with a list each. */
export const readInlineGaps = (body: Markup, head: ReadHead, reading: QtiReading): Question | null => {
  const groups: GapDraft[] = []
  const typed: boolean[] = []
  const marked = replaceIn(body, (each) => {
    const isTyped = each.name === 'textentryinteraction'
    if (!isTyped && each.name !== 'inlinechoiceinteraction') return
    const gap = (isTyped ? typedGap : listedGap)(each, reading)
    if (isTyped) typed.push(responseOf(each, reading).isExact)
    groups.push(gap)
    return [`[[${gap.id}]]`]
  })
  return makeOf({
    ...draftHead(reading.key, head),
    type: 'fill_gaps',
    case_sensitive: typed.length > 0 && typed.every(Boolean),
    text: textOf(marked, reading),
    answer_groups: groups,
  })
}

/** `gapMatchInteraction`: words that are put into the gaps of a text. */
export const readGapMatch = (interaction: Markup, head: ReadHead, reading: QtiReading): Question | null => {
  const { key, notes, pictures } = reading
  const pairs = rightValues(responseOf(interaction, reading)).map(pairOf)
  const chips = childrenOf(interaction, 'gaptext', 'gapimg').map((chip) => {
    notes.addWhere(chip.name === 'gapimg', 'answers_lost')
    return { name: identifierOf(chip), text: readThing(chip.children, pictures, notes).text }
  })
  const used = new Set<string>()
  const groups: GapDraft[] = []
  const words = {
    ...interaction,
    children: interaction.children.filter(
      (node) => typeof node === 'string' || !['gaptext', 'gapimg', 'prompt'].includes(node.name),
    ),
  }
  const marked = replaceIn(words, (each) => {
    if (each.name !== 'gap') return
    const names = new Set(pairs.filter((pair) => pair.includes(identifierOf(each))).flat())
    const right = chips.filter(({ name }) => names.has(name))
    for (const { name } of right) used.add(name)
    const id = key()
    groups.push({
      id,
      type_id: gapKind.choice,
      display_type_id: gapDisplay.flat,
      answers: right.map(({ text }) => ({ id: key(), text, is_correct: true })),
    })
    return [`[[${id}]]`]
  })
  const spare = chips
    .filter(({ name }) => !used.has(name))
    .map(({ text }) => ({ id: key(), text, is_correct: false }))
  return makeOf({
    ...draftHead(key, head),
    type: 'fill_gaps',
    text: textOf(marked, reading),
    answer_groups: groups.map((group, at) =>
      at === 0 ? { ...group, answers: [...group.answers, ...spare] } : group,
    ),
  })
}
