import { applyEdit, readQuestions, recogniseFormat } from '@lectern/formats/questions/read-questions'
import type { Mend, ReadQuestion, TextFormat } from '@lectern/formats/questions/reading'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { useDeferredValue, useMemo, useState } from 'react'
import { newKey } from '../../../lib/new-key.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { previewKeys } from './preview-keys.ts'

/** From how many characters on reading would slow down writing. */
const longText = 50_000

/** The text in the box and what it is understood to be. */
export const usePasted = (room: number, gapsName: string) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<TextFormat>()
  const deferred = useDeferredValue(text)
  const late = text.length > longText ? deferred : text
  const read = useMemo(
    () => readQuestions(late, chosen ?? recogniseFormat(late), room, { key: previewKeys(), gapsName }),
    [late, chosen, room, gapsName],
  )
  const takes = useTakes()
  const isMade = ({ made }: ReadQuestion) => made !== null
  const isTaken = ({ made }: ReadQuestion) => made !== null && takes(made.type)
  const made = read.questions.filter(isTaken)
  const ready = made.filter(({ notes }) => notes.length === 0)
  const taken = (all: typeof made): Question[] =>
    all.flatMap(({ made: one }) => (one ? [questionEditors[one.type].copy(one, newKey)] : []))
  /** The text without the questions that were taken. */
  const rest = (all: typeof made): string => {
    const gone = new Set(
      all.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
    )
    const lines = late.split('\n').filter((_line, at) => !gone.has(at + 1))
    return lines.some((line) => line.trim() !== '') ? lines.join('\n').trim() : ''
  }
  return {
    text,
    /** The text that was read. */
    source: late,
    setText,
    chosen,
    setChosen,
    read,
    made,
    /** Questions that the quiz does not take because of its type. */
    misfits: read.questions.filter(isMade).length - made.length,
    ready,
    taken,
    rest,
    // The lines of a change are those of the text that was read.
    mend: ({ edit }: Mend) => setText((now) => (now === late ? applyEdit(late, edit) : now)),
  }
}
