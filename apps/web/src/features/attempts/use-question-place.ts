import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isAnswered } from './question-faults.ts'
import type { AnswerSheet } from './answer-sheet.ts'
import { showQuestion } from './show-question.ts'

const firstOpen = (items: readonly AttemptQuestion[], sheet: AnswerSheet): number =>
  Math.max(
    0,
    items.findIndex((item) => !item.is_final && !isAnswered(item, sheet)),
  )

/** Questions that were begun just now come to the top of the window, and the keyboard to the first. */
const useArrival = (isNew: boolean, first: string | undefined) => {
  const root = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (!isNew || first === undefined) return
    showQuestion(root.current, first, 'card')
    root.current?.scrollIntoView({ block: 'start' })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when they are there
  }, [])
  return root
}

/** Where one is among the questions, and which have been passed; begins at the first without an answer. */
export const useQuestionPlace = (items: readonly AttemptQuestion[], sheet: AnswerSheet, isNew: boolean) => {
  const [current, setCurrent] = useState(() => firstOpen(items, sheet))
  const [passed, setPassed] = useState<ReadonlySet<number>>(new Set())
  const shown = useRef(current)
  const root = useArrival(isNew, items[current]?.question.id)

  useEffect(() => {
    const id = items[current]?.question.id
    if (shown.current !== current && id !== undefined) showQuestion(root.current, id, 'card')
    shown.current = current
  }, [current, items, root])

  return {
    root,
    current,
    passed,
    go: (index: number) => {
      setPassed((before) => new Set([...before, current]))
      setCurrent(index)
    },
    /** To the question that holds something up, ready to be answered. */
    goToFault: (id: string) => {
      const index = items.findIndex(({ question }) => question.id === id)
      if (index < 0) return
      setCurrent(index)
      // After the page has drawn it.
      requestAnimationFrame(() => showQuestion(root.current, id, 'control'))
    },
  }
}
