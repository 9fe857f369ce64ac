import type { AuthorText, Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { gapDisplay, gapKind } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { question, questionTypeOf, type Question } from '@lectern/contract/quizzes/question-types/registry'

/** What is read of any question, whatever its type. */
export interface ReadHead {
  readonly name: string
  readonly description?: AuthorText
  readonly image?: Picture
  readonly comment?: AuthorText
  readonly points?: number
  readonly tags?: readonly string[]
}

export interface ReadOption {
  readonly text: string
  readonly isRight: boolean
}

/** A gap with its accepted forms, or with options to choose from. */
export interface ReadGap {
  readonly isTyped: boolean
  readonly answers: readonly ReadOption[]
}

type Key = () => string

/** What every draft begins with. */
export const draftHead = (key: Key, { tags, ...head }: ReadHead) => ({
  id: key(),
  ...head,
  ...(tags && tags.length > 0 ? { tags } : {}),
})

/** The question of a registered type, or null where its schema refuses it: a part is longer, or there are more, than it holds. */
export const makeOf = (draft: unknown): Question | null => question.safeParse(draft).data ?? null

/** Whether learners may see it as it is. */
export const isReady = (made: Question): boolean => questionTypeOf(made).findIssues(made).length === 0

export const makeChoice = (key: Key, head: ReadHead, options: readonly ReadOption[], isMultiple: boolean) =>
  makeOf({
    ...draftHead(key, head),
    type: isMultiple ? 'multiple_answer' : 'single_answer',
    answers: options.map(({ text, isRight }) => ({ id: key(), text, is_correct: isRight, points: 0 })),
  })

export const makeYesNo = (key: Key, head: ReadHead, isYes: boolean) =>
  makeOf({
    ...draftHead(key, head),
    type: 'yes_no',
    answers: [isYes, !isYes].map((is_correct) => ({ id: key(), text: '', is_correct, points: 0 })),
  })

export const makeNumeric = (key: Key, head: ReadHead, numbers: readonly string[], tolerance = '') =>
  makeOf({
    ...draftHead(key, head),
    type: 'numeric',
    answers: numbers.map((text) => ({ id: key(), text })),
    tolerance,
  })

/** @param pieces words and gaps in their order */
export const makeGaps = (key: Key, head: ReadHead, pieces: readonly (string | ReadGap)[]) => {
  const groups: object[] = []
  const text = pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    const id = key()
    groups.push({
      id,
      type_id: piece.isTyped ? gapKind.typed : gapKind.choice,
      display_type_id: gapDisplay.dropdown,
      answers: piece.answers.map(({ text, isRight }) => ({ id: key(), text, is_correct: isRight })),
    })
    return `[[${id}]]`
  })
  return makeOf({ ...draftHead(key, head), type: 'fill_gaps', text: text.join(''), answer_groups: groups })
}

/** The question, and one field below it. */
export const makeTyped = (key: Key, head: ReadHead, forms: readonly string[]) =>
  makeGaps(key, head, [{ isTyped: true, answers: forms.map((text) => ({ text, isRight: true })) }])

export interface ReadPair {
  /** Empty for an answer that belongs to nothing. */
  readonly statement: string
  readonly answer: string
}

/** Pairs; an answer that several statements have is one answer that belongs to all of them. */
export const makeMatching = (key: Key, head: ReadHead, pairs: readonly ReadPair[]) => {
  const ids = new Map(pairs.map(({ answer }) => [answer, '']))
  for (const answer of ids.keys()) ids.set(answer, key())
  const stated = pairs
    .filter(({ statement }) => statement !== '')
    .map(({ statement, answer }) => ({ id: key(), text: statement, answer_id: ids.get(answer) ?? '' }))
  const isShared = new Set(stated.map(({ answer_id }) => answer_id)).size < stated.length
  return makeOf({
    ...draftHead(key, head),
    type: 'conformity_answer',
    conformity_type: isShared ? conformityType.many : conformityType.oneToOne,
    is_answers_combined: isShared,
    statements: stated.map(({ id, text }) => ({ id, text })),
    answers: Array.from(ids, ([text, id]) => ({ id, text })),
    binds: stated.map(({ id, answer_id }) => ({ statement_id: id, answer_id, points: 0 })),
  })
}

export const makeSorting = (key: Key, head: ReadHead, items: readonly string[]) =>
  makeOf({ ...draftHead(key, head), type: 'sorting', answers: items.map((text) => ({ id: key(), text })) })

export const makeOpen = (key: Key, head: ReadHead) =>
  makeOf({ ...draftHead(key, head), type: 'text_media_answer' })

/** Words that are read, not answered. */
export const makeDescription = (key: Key, head: ReadHead) =>
  makeOf({ ...draftHead(key, head), type: 'text_graphic_answer', is_answer_enabled: false })

export const makeEssay = (key: Key, head: ReadHead) => makeOf({ ...draftHead(key, head), type: 'essay' })
