import { question, type Question } from '@lectern/contract/quizzes/question-types/registry'
import { type DemoIds, type DemoPicture, keyOf } from '../content.ts'

/** A question of a paper; `ids` tells what the demo's pictures are called. */
export type PaperQuestion = (ids: Pick<DemoIds, 'fileOf'>) => Question

/** What every question of a paper may say. */
export interface Head {
  readonly name: string
  readonly description?: string
  readonly comment?: string
  readonly points?: number
  readonly isOptional?: true
  /** A picture of the demo, and what it shows. */
  readonly picture?: readonly [drawing: DemoPicture, alt: string]
}

/** A question from its head and what its type adds; fields that are left out get their defaults. */
export const made =
  (type: Question['type'], head: Head, own: object): PaperQuestion =>
  ({ fileOf }) => {
    const { name, description = '', comment = '', points = 0, isOptional, picture } = head
    const image = picture && { ...fileOf(picture[0]), alt: picture[1] }
    return question.parse({
      id: keyOf(name),
      type,
      name,
      description,
      comment,
      points,
      is_required: !isOptional,
      ...(image && { image }),
      ...own,
    })
  }

/** Options, a line each; those that begin with `+` are right. */
export const options = (name: string, lines: readonly string[], points = 0) =>
  lines.map((line) => {
    const text = line.replace(/^\+/, '').trim()
    const is_correct = line.startsWith('+')
    return { id: keyOf(name, text), text, is_correct, points: is_correct ? points : 0 }
  })

/** One right option. */
export const one = (head: Head & { options: readonly string[] }) =>
  made('single_answer', { points: 1, ...head }, { answers: options(head.name, head.options) })

/** Several right options, each worth a point. */
export const several = (head: Head & { options: readonly string[] }) =>
  made('multiple_answer', head, { answers: options(head.name, head.options, 1) })

/** True or false. */
export const trueOrFalse = (head: Head & { isTrue: boolean; words: readonly [string, string] }) =>
  made(
    'yes_no',
    { points: 1, ...head },
    {
      answers: head.words.map((text, at) => ({
        id: keyOf(head.name, text),
        text,
        is_correct: head.isTrue === (at === 0),
      })),
    },
  )

/** Pairs, each worth a point, and answers that belong nowhere. */
export const pairs = (
  head: Head & { pairs: readonly (readonly [string, string])[]; extra?: readonly string[] },
) => {
  const key = (text: string) => keyOf(head.name, text)
  return made('conformity_answer', head, {
    conformity_type: 1,
    statements: head.pairs.map(([text]) => ({ id: key(text), text })),
    answers: [...head.pairs.map(([, text]) => text), ...(head.extra ?? [])].map((text) => ({
      id: key(text),
      text,
    })),
    binds: head.pairs.map(([statement, answer]) => ({
      statement_id: key(statement),
      answer_id: key(answer),
      points: 1,
    })),
  })
}

/** Lines in their right order. */
export const inOrder = (head: Head & { items: readonly string[] }) =>
  made(
    'sorting',
    { points: 1, ...head },
    { is_partial: true, answers: head.items.map((text) => ({ id: keyOf(head.name, text), text })) },
  )

/** A sentence to put together; words are parted by "/". */
export const sentenceOf = (head: Head & { words: string; extra?: string }) =>
  made('sentence_from_words', head, {
    statements: [
      { id: keyOf(head.name, head.words), text: head.words, extra_words: head.extra ?? '', points: 1 },
    ],
  })

/** A word to put together from its letters and some more. */
export const wordOf = (head: Head & { word: string; extra: string }) =>
  made('word_from_chars', head, {
    is_length_shown: true,
    statements: [{ id: keyOf(head.name, head.word), text: head.word, extra_chars: head.extra, points: 1 }],
  })

/** Statements with a word to type for each; accepted forms are parted by "|". */
export const typedWords = (head: Head & { statements: readonly (readonly [string, string])[] }) =>
  made('paste_word', head, {
    statements: head.statements.map(([text, forms]) => ({
      id: keyOf(head.name, text),
      text,
      points: 1,
      answers: forms
        .split('|')
        .map((form, at) => ({ id: keyOf(head.name, text, String(at)), text: form, is_correct: true })),
    })),
  })

/** Statements with a list for each; right choices begin with `+`. */
export const lists = (
  type: 'choose_from_list' | 'multi_choose_from_list',
  head: Head & { statements: readonly (readonly [string, readonly string[]])[] },
) =>
  made(type, head, {
    statements: head.statements.map(([text, lines]) => ({
      id: keyOf(head.name, text),
      text,
      points: 1,
      answers: options(`${head.name} ${text}`, lines),
    })),
  })

/**
 * A text with gaps in braces: `{a|b}` is typed and takes both forms, `{+is|are}` is chosen from a list. Lines that begin with
 * "|" make a table.
 */
export const gaps = (head: Head & { text: string }) => {
  const groups: object[] = []
  const text = head.text.replaceAll(/\{([^}]*)\}/g, (_found, inside: string) => {
    const id = keyOf(head.name, 'gap', String(groups.length))
    const lines = inside.split('|')
    const isChosen = lines.some((line) => line.startsWith('+'))
    const forms = isChosen
      ? options(id, lines)
      : lines.map((form) => ({ id: keyOf(id, form), text: form, is_correct: true }))
    groups.push({ id, type_id: isChosen ? 2 : 1, display_type_id: 1, points: 1, answers: forms })
    return `[[${id}]]`
  })
  return made('fill_gaps', head, { text, answer_groups: groups })
}

interface AreaText {
  readonly name: string
  readonly isRight?: true
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

/** Areas of a picture, each right one worth a point. */
export const areas = (head: Head & { areas: readonly AreaText[] }) =>
  made('hotspot', head, {
    answers: head.areas.map(({ name, isRight = false, box: [x, y, width, height] }) => ({
      id: keyOf(head.name, name),
      text: name,
      is_correct: isRight,
      points: isRight ? 1 : 0,
      area: { shape: 'rectangle', x, y, width, height },
    })),
  })

interface LabelText {
  readonly label: string
  readonly at?: readonly [x: number, y: number]
  /** What is there, for who does not see the picture. */
  readonly place?: string
}

/** Labels of a picture, each worth a point; those without a point belong nowhere. */
export const labelled = (head: Head & { labels: readonly LabelText[] }) => {
  const placed = head.labels.flatMap(({ label, at, place = '' }) =>
    at ? [{ id: keyOf(head.name, label, 'place'), text: place, x: at[0], y: at[1] }] : [],
  )
  return made('image_labels', head, {
    statements: placed,
    answers: head.labels.map(({ label, at }) => ({
      id: keyOf(head.name, label),
      text: label,
      statement_id: at ? keyOf(head.name, label, 'place') : null,
      points: at ? 1 : 0,
    })),
  })
}

/** A number, with what it may be off by and its unit. */
export const numberOf = (head: Head & { value: string; tolerance?: string; unit?: string }) =>
  made(
    'numeric',
    { points: 1, ...head },
    {
      answers: [{ id: keyOf(head.name, head.value), text: head.value }],
      tolerance: head.tolerance ?? '',
      ...(head.unit !== undefined && {
        unit_type: 'shown',
        units: [{ id: keyOf(head.name, head.unit), text: head.unit }],
      }),
    },
  )

/** A table: one mark in each row; the number after each statement says which column is right, nothing that none is. */
export const table = (
  head: Head & { columns: readonly string[]; rows: readonly (readonly [string, number?])[] },
) =>
  made('matrix', head, {
    answers: head.columns.map((text) => ({ id: keyOf(head.name, text), text })),
    statements: head.rows.map(([text, right]) => ({
      id: keyOf(head.name, text),
      text,
      points: right === undefined ? 0 : 1,
      answer_ids: right === undefined ? [] : [keyOf(head.name, head.columns[right] ?? '')],
    })),
  })
