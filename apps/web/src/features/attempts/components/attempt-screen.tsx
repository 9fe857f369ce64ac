import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/button'
import { Notice } from '@lectern/ui/notice'
import { SkeletonText } from '@lectern/ui/skeleton'
import { Suspense, useCallback, useState, type ComponentProps } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { isRunning } from '../attempt-look.ts'
import { useFinishedElsewhere } from '../attempt-news.ts'
import { useOpenedAttempt } from '../use-opened-attempt.ts'
import { AttemptPlayer } from './attempt-player.tsx'
import styles from './attempt.module.css'
import { LazyResult } from './lazy-result.ts'

interface AttemptScreenProps {
  lesson: number
  quiz: number
  attempt: number
  /** The attempt has just been finished, here or elsewhere. */
  onFinished: () => void
}

const Opening = () => {
  const { t } = useTexts()
  return (
    <div className={styles.opening} role="status" aria-label={t('common.loading')}>
      <SkeletonText lines={2} />
      <SkeletonText lines={4} />
    </div>
  )
}

const Result = (props: ComponentProps<typeof LazyResult>) => (
  <Suspense fallback={<Opening />}>
    <LazyResult {...props} />
  </Suspense>
)

/** One attempt: its questions while it runs, its result afterwards. */
export const AttemptScreen = ({ onFinished, ...address }: AttemptScreenProps) => {
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

  if (finished) return <Result view={finished} focus />
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
  if (opening.state === 'opening') return <Opening />
  if (!isRunning(opening.view.attempt)) return <Result view={opening.view} focus={wasOpen} />
  return (
    <AttemptPlayer
      lesson={address.lesson}
      view={opening.view}
      sheet={opening.sheet}
      onOver={onOver}
      onFinished={(view) => {
        setFinished(view)
        onFinished()
      }}
    />
  )
}
