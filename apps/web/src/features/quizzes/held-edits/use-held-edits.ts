import type { HeldEdits, QuizUse } from '@lectern/contract/quizzes/held-edits/held-edits'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AskedAboutEdits, HeldDecision } from '../../../frame/expert/index.ts'
import { useConnection } from '../../../frame/index.ts'
import { ApiError, queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getQuiz } from '../api.ts'
import type { OpenedQuiz } from '../editor/load-quiz.tsx'
import { type QuizRights, useQuizRights } from '../lists/use-quiz-rights.ts'
import { changeWords } from './change-words.ts'
import { useHeldWork } from './use-held-work.ts'
import { useQuizUse } from './use-quiz-use.ts'

/** What a page shows and does about the edits of a quiz. */
export interface HeldWork extends HeldDecision {
  readonly quizId: number
  readonly use: QuizUse | undefined
  readonly rights: QuizRights
  /** They were released on this page. */
  readonly isReleased: boolean
  /** The person wants them to go out as they are saved. */
  readonly isWaved: boolean
  /** How often the person has decided: what they pressed is gone each time. */
  readonly decided: number
  readonly wave: () => void
  readonly closeReleased: () => void
}

/** Holds, releases and discards the edits of an opened quiz. */
export const useHeldEdits = (opened: OpenedQuiz): HeldWork => {
  const { t } = useTexts()
  const { quiz, state } = opened
  const use = useQuizUse(quiz.id).data?.data
  const held = use?.held ?? undefined
  const [asked, setAsked] = useState<AskedAboutEdits>()
  const [answered, setAnswered] = useState<'released' | 'waved'>()
  const [decided, setDecided] = useState(0)
  const rights = useQuizRights()
  const isAway = useConnection() === 'none'
  const done = (answer: typeof answered) => {
    setAsked(undefined)
    setAnswered(answer)
    setDecided((before) => before + 1)
  }
  const { restart, reset, ...decisions } = useDecisions(opened, done)
  useOthersDecision(quiz.id, held)
  return {
    quizId: quiz.id,
    use,
    held,
    waiting: held ? changeWords(held.changes, t) : [],
    rights,
    mayEdit: rights.mayEdit,
    isBlocked: isAway || state.refused !== undefined || state.conflict !== undefined,
    ...decisions,
    isReleased: answered === 'released',
    isWaved: answered !== undefined,
    asked,
    decided,
    wave: () => {
      restart()
      done('waved')
    },
    closeReleased: () => done('waved'),
    ask: (what) => {
      reset()
      setAsked(what)
    },
  }
}

const useDecisions = (opened: OpenedQuiz, done: (answer: 'released' | undefined) => void) => {
  const { t } = useTexts()
  const reread = useReread(opened.quiz.id)
  const work = useHeldWork(opened)
  // What somebody else has saved comes in, so that the next press is made on it.
  const options = { onError: reread, meta: { showsErrors: true } }
  const putBack = useMutation({ mutationFn: (undo: () => Promise<void>) => undo() })
  const hold = useMutation({ mutationFn: work.hold, onSuccess: () => done(undefined), ...options })
  const release = useMutation({ mutationFn: work.release, onSuccess: () => done('released'), ...options })
  const discard = useMutation({
    mutationFn: work.discard,
    onSuccess: (undo) => {
      done(undefined)
      const action = { label: t('create-course.undo'), onSelect: () => putBack.mutate(undo) }
      toasts.show({ title: t('create-course.held_discarded'), action })
    },
    ...options,
  })
  const all = [hold, release, discard]
  const failed = all.find(({ error }) => error)?.error
  const isStale = failed instanceof ApiError && failed.code === 'stale_revision'
  return {
    hold: () => hold.mutate(),
    release: () => release.mutate(),
    discard: () => discard.mutate(),
    restart: work.restart,
    isBusy: all.some(({ isPending }) => isPending),
    error: failed ? (isStale ? t('quizzes.held_changed_meanwhile') : errorText(failed, t)) : undefined,
    reset: () => {
      for (const each of all) each.reset()
    },
  }
}

const useReread = (quizId: number) => {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ queryKey: queryFor(getQuiz, { params: { quiz: quizId } }).queryKey })
}

/** Reads the quiz again when somebody else has begun to hold its edits, released or discarded them. */
const useOthersDecision = (quizId: number, held: HeldEdits | undefined) => {
  const reread = useReread(quizId)
  const since = held?.since
  const known = useRef(since)
  useEffect(() => {
    if (known.current === since) return
    known.current = since
    void reread()
  })
}
