import type { Attempt, AttemptView } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Suspense, useCallback, useEffect, useState, type ComponentProps } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRetry } from '../../../lib/use-retry.ts'
import { isRunning } from '../attempt-variant.ts'
import { useFinishedElsewhere } from '../attempt-news.ts'
import { useOpenedAttempt } from '../use-opened-attempt.ts'
import { AttemptPlayer } from './attempt-player.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { WithExtras } from './with-extras.tsx'
import { LazyResult } from './lazy-result.ts'

interface AttemptScreenProps {
  lesson: number
  quiz: number
  attempt: number
  /** The page takes the attempt for a running one. */
  plays: boolean
  /** The attempt has just been finished; here, then with what came of it, or elsewhere. */
  onFinished: (attempt?: Attempt) => void
  /** Shows another attempt in its place. */
  onShow: (attempt: number) => void
}

const Result = (props: ComponentProps<typeof LazyResult>) => (
  <Suspense fallback={<QuestionSkeleton />}>
    <LazyResult {...props} />
  </Suspense>
)

/** One attempt: its questions while it runs, its result afterwards. */
export const AttemptScreen = ({ plays, onFinished, onShow, ...address }: AttemptScreenProps) => {
  const { t } = useTexts()
  const { opening, reopen } = useOpenedAttempt(address)
  const [finished, setFinished] = useState<AttemptView>()
  const [wasOpen, setWasOpen] = useState(false)
  const onOver = useCallback(() => {
    setWasOpen(true)
    reopen()
    onFinished()
  }, [reopen, onFinished])
  useFinishedElsewhere(address.attempt, onOver)

  // Finished on its way here: what was kept on this device was sent while the page was loading.
  const over = opening.state === 'open' && !isRunning(opening.view.attempt) ? opening.view.attempt : undefined
  useEffect(() => {
    if (plays && over) onFinished(over)
  }, [plays, over, onFinished])
  useRetry(opening.state === 'failed' ? opening.error : undefined, reopen)

  if (finished)
    return (
      <WithExtras address={address} view={finished}>
        <Result view={finished} focus onShow={onShow} />
      </WithExtras>
    )
  if (opening.state === 'failed')
    return (
      <Notice
        tone="danger"
        announce="at-once"
        actions={<Button onClick={reopen}>{t('common.try_again')}</Button>}
      >
        {errorText(opening.error, t)}
      </Notice>
    )
  if (opening.state === 'opening') return <QuestionSkeleton />
  if (isRunning(opening.view.attempt))
    return (
      <AttemptPlayer
        address={address}
        view={opening.view}
        sheet={opening.sheet}
        onOver={onOver}
        onFinished={(view) => {
          setFinished(view)
          onFinished(view.attempt)
        }}
      />
    )
  return (
    <WithExtras address={address} view={opening.view}>
      <Result view={opening.view} focus={wasOpen} onShow={onShow} />
    </WithExtras>
  )
}
