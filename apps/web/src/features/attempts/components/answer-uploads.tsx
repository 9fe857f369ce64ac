import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHandInWork } from '../../files/handed-in/index.ts'
import { uploads } from '../../files/uploads/index.ts'
import { questionViews } from '../../quizzes/index.ts'
import { filePlaceOf, filePrefix, type WorkBefore } from '../answer-place.ts'

interface AnswerUploadsProps {
  attempt: number
  items: readonly AttemptQuestion[]
  answerTo: (question: string) => Answer
  onAnswer: (question: string, answer: Answer) => void
  /** The question that one goes on from; absent where all are on the screen. */
  current: string | undefined
  onWork: (work: WorkBefore) => void
}

/** Brings files to their answers as they arrive, also those of questions that are not on the screen. Draws nothing. */
export const AnswerUploads = (props: AnswerUploadsProps) => {
  const { attempt, items, answerTo, onAnswer, current, onWork } = props
  const { arrived, work: finish } = useHandInWork(filePrefix(attempt))
  const { work: here } = useHandInWork(current === undefined ? null : filePlaceOf(attempt)(current))
  // What was taken out of the answer again stays out.
  const brought = useRef(new Set<string>())
  const bring = useEffectEvent((place: string, file: string) => {
    const item = items.find(({ question }) => filePlaceOf(attempt)(question.id) === place)
    if (!item || !isShown(item)) return
    const answer = answerTo(item.question.id)
    const next = questionViews[item.question.type].addFile(item.question, answer, file)
    if (next !== answer) onAnswer(item.question.id, next)
  })
  useEffect(() => {
    for (const { id, place, fileUuid, status } of arrived) {
      if (!brought.current.has(id) && place !== null) bring(place, fileUuid)
      brought.current.add(id)
      if (status === 'completed') uploads.remove(id)
    }
  }, [arrived])
  const tell = useEffectEvent(() => onWork({ next: here, finish }))
  const stands = JSON.stringify([here, finish])
  useEffect(() => tell(), [stands])
  return null
}
