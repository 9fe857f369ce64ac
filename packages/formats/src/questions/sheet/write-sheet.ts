import type { AuthorText } from '@lectern/contract/quizzes/question-types/shared/common'
import { isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { splitGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-text'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { textWords } from '@lectern/contract/kernel/words/rich-text-words'
import { doByType, type ByType } from '../file/by-type.ts'
import { columnHeading, sheetColumns, type SheetColumn } from './sheet-columns.ts'
import { isHeldBySheet } from './sheet-losses.ts'
import { writeGap, writePair, writeRight, writeSigns } from './sheet-signs.ts'

interface Cells {
  readonly named?: Readonly<Partial<Record<SheetColumn, string>>>
  readonly options?: readonly string[]
}

const wordsOf = (text: AuthorText): string => (typeof text === 'string' ? text : textWords(text))

const writeChoice = ({
  answers,
}: {
  readonly answers: readonly { readonly text: string; readonly is_correct: boolean }[]
}): Cells => ({
  named: {
    correct: writeRight(
      answers.flatMap(({ is_correct }, at) => (is_correct ? [at] : [])),
      answers.map(({ text }) => text),
    ),
  },
  options: answers.map(({ text }) => text),
})

const writers: ByType<[], Cells> = {
  single_answer: writeChoice,
  multiple_answer: writeChoice,
  yes_no: ({ answers: [yes] }) => ({ named: { correct: yes.is_correct ? 'true' : 'false' } }),
  numeric: ({ answers, tolerance }) => ({
    named: { correct: answers.map(({ text }) => text).join('; '), tolerance },
  }),
  sorting: ({ answers }) => ({ options: answers.map(({ text }) => text) }),
  conformity_answer: ({ statements, answers, binds }) => {
    const words = new Map(answers.map(({ id, text }) => [id, text]))
    const bound = new Set(binds.map(({ answer_id }) => answer_id))
    const answerOf = (id: string) => binds.find(({ statement_id }) => statement_id === id)?.answer_id ?? ''
    return {
      options: [
        ...statements.map(({ id, text }) => writePair(text, words.get(answerOf(id)) ?? '')),
        ...answers.filter(({ id }) => !bound.has(id)).map(({ text }) => writePair('', text)),
      ],
    }
  },
  fill_gaps: ({ text, answer_groups }) => {
    const groups = new Map(answer_groups.map((group) => [group.id, group]))
    const parts = splitGaps(text).map((part) => {
      if ('words' in part) return writeSigns(part.words)
      const group = groups.get(part.gap)
      if (!group) return ''
      const answers = group.answers.map(({ text: form, is_correct }) => ({ text: form, isRight: is_correct }))
      return writeGap({ isTyped: isTypedGap(group), answers })
    })
    return { named: { text: parts.join('') } }
  },
  essay: () => ({}),
  text_media_answer: () => ({}),
}

const rowOf = (
  question: Question,
): { named: Partial<Record<SheetColumn, string>>; options: readonly string[] } => {
  const { named, options = [] } = doByType(writers, question) ?? {}
  return {
    named: {
      type: question.type,
      question: question.name,
      description: wordsOf(question.description),
      points: String(question.points),
      comment: wordsOf(question.comment),
      tags: (question.tags ?? []).map((tag) => tag.replaceAll(';', ',')).join('; '),
      ...named,
    },
    options,
  }
}

/** The questions as a table whose first row names its columns. Those that a row cannot hold are left out. */
export const writeSheet = (questions: readonly Question[]): string[][] => {
  const rows = questions.filter(isHeldBySheet).map(rowOf)
  const most = Math.max(4, ...rows.map(({ options }) => options.length))
  const places = Array.from({ length: most }, (_, at) => at)
  return [
    [...sheetColumns.map(columnHeading), ...places.map((at) => `Answer ${at + 1}`)],
    ...rows.map(({ named, options }) => [
      ...sheetColumns.map((column) => named[column] ?? ''),
      ...places.map((at) => options[at] ?? ''),
    ]),
  ]
}
