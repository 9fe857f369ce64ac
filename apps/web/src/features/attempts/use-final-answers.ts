import type { AttemptQuestion, AttemptView } from '@lectern/contract/attempts/attempt'
import { toResultRow } from '@lectern/contract/attempts/rules/answer-rows'
import { useCallback, useEffect, useState } from 'react'
import { useOutbox } from '../../lib/outbox/index.ts'
import { report } from '../../lib/reporting.ts'
import { answerEntity, attemptPrefix } from './answer-kind.ts'
import { answerIn } from './answer-sheet.ts'
import { getAttemptView } from './api.ts'
import { loadQuestions } from './components/lazy-extras.ts'
import type { AttemptAddress } from './attempt-address.ts'
import type { useAnswers } from './use-answers.ts'

interface FinalAnswersOf {
  address: AttemptAddress
  view: AttemptView
  answers: Pick<ReturnType<typeof useAnswers>, 'sheet' | 'answer'>
}

type Given = ReadonlyMap<string, 'answer' | 'check'>

/**
 * The questions of a running attempt, and what makes their answers final: going on where answers may not be changed, and
 * asking for a result. Both are kept on the device like every answer; what comes of them is read when the server has them.
 */
export const useFinalAnswers = ({ address, view: first, answers }: FinalAnswersOf) => {
  const { lesson, quiz, attempt } = address
  const outbox = useOutbox()
  const [view, setView] = useState(first)
  const [given, setGiven] = useState<Given>(new Map())
  const { sheet, answer } = answers

  const reload = useCallback(async () => {
    const { data } = await getAttemptView({ params: { lesson, quiz, attempt } })
    await loadQuestions(data)
    setView(data)
    setGiven((now) => new Map([...now].filter(([id]) => !isFinalIn(data.questions, id))))
    return data
  }, [lesson, quiz, attempt])

  useEffect(() => {
    if (!outbox || given.size === 0) return
    const entities = new Map([...given.keys()].map((id) => [answerEntity(attempt, id), id]))
    return outbox.listen((message) => {
      if (message.type === 'stored' && entities.has(message.entity))
        reload().catch((error: unknown) => report(error, 'answer'))
      if (message.type !== 'refused' || !message.change.entity.startsWith(attemptPrefix(attempt))) return
      const refused = entities.get(message.change.entity)
      setGiven((now) => new Map([...now].filter(([id]) => id !== refused)))
    })
  }, [outbox, given, attempt, reload])

  const give = (question: string, gives: 'answer' | 'check') => {
    setGiven((now) => new Map(now).set(question, gives))
    answer(question, answerIn(sheet, question), gives).catch((error: unknown) => report(error, 'answer'))
  }

  return {
    /** The attempt as it was read last. */
    view,
    items: view.questions.map((item) =>
      given.get(item.question.id) === 'answer' ? asGiven(item, answerIn(sheet, item.question.id)) : item,
    ),
    /** The questions whose result was asked for and is on its way. */
    checking: new Set([...given].flatMap(([id, gives]) => (gives === 'check' ? [id] : []))),
    give,
    reload,
  }
}

const isFinalIn = (items: readonly AttemptQuestion[], id: string): boolean =>
  items.some(({ question, is_final }) => question.id === id && is_final)

/** As the server will show it: the own answer, and nothing of what is right. */
const asGiven = (item: AttemptQuestion, answer: ReturnType<typeof answerIn>): AttemptQuestion => ({
  ...item,
  is_final: true,
  results: answer.map((row) => toResultRow(item.question.id, row, null)),
  result: { ...item.result, state: answer.length > 0 ? 'answered' : 'skipped' },
})
