import type { Attempt, AttemptView } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { NetworkError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRetry } from '../../../lib/use-retry.ts'
import type { QuizUnitProps } from '../start/quiz-unit-props.ts'
import { isRunning } from '../attempt-variant.ts'
import { useFinishedElsewhere } from '../other-devices/attempt-news.ts'
import { useOpenedAttempt } from '../use-opened-attempt.ts'
import { ShownStyleContext } from '../shown-style.ts'
import { AttemptPlayer } from './attempt-player.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { LazyAttemptFrame } from './lazy-extras.ts'
import { WithExtras } from './with-extras.tsx'
import { LazyResult } from '../results/lazy-result.ts'
import { Arriving } from '../../../lib/drawing/lazy-part.tsx'

interface AttemptScreenProps {
  lesson: number
  quiz: number
  attempt: number
  /** The page takes the attempt for a running one. */
  plays: boolean
  /** It was begun just now. */
  isNew?: boolean | undefined
  /** It stands in a text that can be read beside it. */
  beside: boolean
  /** What can be done while no questions are on the screen. */
  ways: ReactNode
  wayOn: QuizUnitProps['wayOn']
  /** The attempt has just been finished; here, then with what came of it, or elsewhere. */
  onFinished: (attempt?: Attempt) => void
  /** Shows another attempt in its place. */
  onShow: (attempt: number) => void
}

const Result = (props: ComponentProps<typeof LazyResult>) => (
  <Arriving fallback={<QuestionSkeleton />}>
    <LazyResult {...props} />
  </Arriving>
)

/** Its questions could not be got. */
const OpeningFault = ({ error, onAgain }: { error: unknown; onAgain: () => void }) => {
  const { t } = useTexts()
  const isCut = error instanceof NetworkError
  return (
    <Notice
      tone={isCut ? 'warning' : 'danger'}
      announce="at-once"
      actions={<Button onClick={onAgain}>{t('common.try_again')}</Button>}
    >
      {isCut ? t('quiz.questions_not_kept') : errorText(error, t)}
    </Notice>
  )
}

/** One attempt: its questions while it runs, its result afterwards. */
export const AttemptScreen = ({
  plays,
  isNew = false,
  beside,
  ways,
  wayOn,
  onFinished,
  onShow,
  ...address
}: AttemptScreenProps) => {
  const { opening, reopen } = useOpenedAttempt(address)
  const [finished, setFinished] = useState<AttemptView>()
  const [decided, setDecided] = useState<AttemptView>()
  const [wasOpen, setWasOpen] = useState<'here' | 'elsewhere'>()
  /** The questions are gone; `elsewhere`: another device finished them. */
  const onOver = useCallback(
    (elsewhere?: unknown) => {
      setWasOpen(elsewhere === true ? 'elsewhere' : 'here')
      reopen()
      onFinished()
    },
    [reopen, onFinished],
  )
  useFinishedElsewhere(address.attempt, onOver)

  // Finished on its way here (what was kept on this device was sent while the page was loading), or while its questions were open:
  // what can be done now stands with the result, instead of moving it a moment later.
  const over = opening.state === 'open' && !isRunning(opening.view.attempt) ? opening.view.attempt : undefined
  useEffect(() => {
    if ((plays || wasOpen) && over) onFinished(over)
  }, [plays, wasOpen, over, onFinished])
  useRetry(opening.state === 'failed' ? opening.error : undefined, reopen)

  const opened = opening.state === 'open' ? opening : undefined
  const view = decided ?? finished ?? opened?.view
  if (!view && opening.state === 'failed')
    return (
      <>
        <OpeningFault error={opening.error} onAgain={reopen} />
        {ways}
      </>
    )
  if (!view) return <QuestionSkeleton />
  return (
    <ShownStyleContext value={view.quiz.style}>
      <LazyAttemptFrame quiz={view.quiz} isRunning={isRunning(view.attempt)} isNew={isNew} beside={beside}>
        {opened && isRunning(view.attempt) ? (
          <AttemptPlayer
            isNew={isNew}
            address={address}
            view={view}
            sheet={opened.sheet}
            onOver={onOver}
            onFinished={(done) => {
              setFinished(done)
              onFinished(done.attempt)
            }}
          />
        ) : (
          <WithExtras address={address} view={view}>
            <Result
              view={view}
              isEndedElsewhere={wasOpen === 'elsewhere'}
              address={address}
              beside={beside}
              focus={(wasOpen ?? finished) !== undefined}
              ways={ways}
              wayOn={wayOn}
              onShow={onShow}
              onNews={(news) => {
                setDecided(news)
                onFinished(news.attempt)
              }}
            />
          </WithExtras>
        )}
      </LazyAttemptFrame>
    </ShownStyleContext>
  )
}
