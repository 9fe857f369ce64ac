import { undoSeconds } from '@lectern/contract/attempts/claim'
import { sameAnswerLimits } from '@lectern/contract/practices/desk/same-answers.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { markSameAnswers } from '../api.ts'
import { useTold } from '../desk/use-told.ts'

interface MarkedTogether {
  attempt: number
  question: string
  onMarked: () => Promise<unknown>
}

/** Gives points to attempts in batches, each of them one transaction; what was given can be taken back for some seconds. */
export const useMarkSame = ({ attempt, question, onMarked }: MarkedTogether) => {
  const { t } = useTexts()
  const told = useTold()
  const send = async (points: number | null, attempts: readonly number[]) => {
    const marked: number[] = []
    let claimed = 0
    for (let at = 0; at < attempts.length; at += sameAnswerLimits.batch) {
      const batch = attempts.slice(at, at + sameAnswerLimits.batch)
      const body = { question_id: question, points, attempts: batch }
      const { data } = await markSameAnswers({ params: { attempt }, body })
      marked.push(...data.marked)
      claimed += data.refused.filter(({ reason }) => reason === 'claimed').length
    }
    return { marked, claimed }
  }
  const undo = async (marked: readonly number[]) => {
    await told(() => send(null, marked))
    await onMarked()
  }
  const giving = useAction(async ({ points, attempts }: { points: number; attempts: readonly number[] }) => {
    try {
      const { marked, claimed } = await send(points, attempts)
      toasts.show({
        tone: claimed > 0 ? 'warning' : 'success',
        title: t('practices.same_marked', { count: marked.length }),
        message: claimed > 0 ? t('practices.same_claimed', { count: claimed }) : undefined,
        action: { label: t('create-course.undo'), onSelect: () => void undo(marked) },
        duration: undoSeconds * 1000,
      })
    } finally {
      // Of several batches some may be stored when one fails.
      await onMarked()
    }
  })
  return {
    give: (points: number, attempts: readonly number[]) => giving.run({ points, attempts }),
    busy: giving.busy,
    error: giving.error,
  }
}
