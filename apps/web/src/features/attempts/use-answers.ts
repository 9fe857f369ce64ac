import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEnqueue, useOutbox, type Change, type Refusal } from '../../lib/outbox/index.ts'
import { report } from '../../lib/reporting.ts'
import { answerEntity, answerKind, answerWorkOf, attemptPrefix } from './answer-kind.ts'
import { answerIn, sheetOf, takeChanges, writeAnswer, type AnswerSheet } from './answer-sheet.ts'
import { getAttemptView } from './api.ts'
import type { AttemptAddress } from './attempt-address.ts'

interface AnswersOf {
  address: AttemptAddress
  sheet: AnswerSheet
  /** The server says that the attempt is over. */
  onFinished: () => void
}

/** Question id → what the server said against its last answer. */
type RefusedAnswers = Readonly<Record<string, Refusal>>

const release = (held: Map<string, number>, question: string): void => {
  const others = (held.get(question) ?? 1) - 1
  if (others > 0) held.set(question, others)
  else held.delete(question)
}

/**
 * The answers of a running attempt: shown at once, kept on the device, sent when possible, followed from other tabs. A
 * refused one gives way to what the server holds now.
 */
export const useAnswers = ({ address, sheet: first, onFinished }: AnswersOf) => {
  const { lesson, quiz, attempt } = address
  const outbox = useOutbox()
  const enqueue = useEnqueue()
  const [sheet, setSheet] = useState(first)
  const [refused, setRefused] = useState<RefusedAnswers>({})
  const held = useRef(new Map<string, number>())
  const prefix = attemptPrefix(attempt)

  const take = useCallback(
    (changes: readonly Change[]) =>
      setSheet((now) => takeChanges(now, changes, new Set(held.current.keys()))),
    [],
  )

  useEffect(() => {
    if (!outbox) return
    const goBack = async (id: string, question: string) => {
      await outbox.discard(id)
      const params = { lesson, quiz, attempt }
      const { data } = await getAttemptView({ params })
      const stored = answerIn(sheetOf(data.questions), question)
      const waiting = await outbox.pending(answerEntity(attempt, question))
      // Answered again meanwhile: that one stands.
      if (waiting.some((later) => !later.refusal) || held.current.has(question)) return
      setSheet((now) => writeAnswer(now, question, stored))
    }
    const refuse = (change: Change) => {
      const { refusal } = change
      const work = answerWorkOf(change)
      if (!refusal || !work) return
      if (refusal.code === 'attempt_finished' || refusal.code === 'time_expired') return onFinished()
      const { question } = work
      setRefused((now) => ({ ...now, [question]: refusal }))
      goBack(change.id, question).catch((error: unknown) => report(error, 'answer'))
    }
    return outbox.listen((message) => {
      if (message.type === 'enqueued' && message.change.entity.startsWith(prefix)) take([message.change])
      if (message.type === 'refused' && message.change.entity.startsWith(prefix)) refuse(message.change)
    })
  }, [outbox, prefix, take, onFinished, lesson, quiz, attempt])

  const answer = async (question: string, given: Answer, gives?: 'answer' | 'check') => {
    held.current.set(question, (held.current.get(question) ?? 0) + 1)
    setSheet((now) => writeAnswer(now, question, given))
    setRefused(({ [question]: _taken, ...others }) => others)
    const work = { lesson, attempt, question, answer: given, ...(gives && { gives }) }
    await enqueue(answerKind, answerEntity(attempt, question), work)
    release(held.current, question)
    if (outbox) take(await outbox.pending(prefix))
  }

  /** Takes what the server holds in the place of everything here, also of what waits to be sent. */
  const replace = async (stored: AnswerSheet) => {
    if (outbox) {
      const waiting = await outbox.pending(prefix)
      await Promise.all(waiting.map(({ entity }) => outbox.withdraw(entity)))
    }
    setSheet(stored)
    setRefused({})
  }

  /** Shows what the server holds of these questions, not over what is being answered here. */
  const show = (stored: AnswerSheet, questions: readonly string[]) =>
    setSheet((now) =>
      questions
        .filter((question) => !held.current.has(question))
        .reduce((sheet, question) => writeAnswer(sheet, question, answerIn(stored, question)), now),
    )

  return { sheet, refused, answer, replace, show }
}
