import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { Kbd } from '@lectern/ui/layout/kbd'
import { Maximize2, Minimize2, PanelRight, PanelRightClose } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './attempt-frame.module.css'
import { useFrame } from './use-frame.ts'

interface AttemptFrameProps {
  quiz: LearnerQuiz
  isRunning: boolean
  /** It was begun just now. */
  isNew: boolean
  /** There is a text that can be read beside it. */
  beside: boolean
  children: ReactNode
}

type Frame = ReturnType<typeof useFrame>

/** An attempt where its learner wants it: in the page, beside the text, or over the whole screen (document 002 §2). */
export const AttemptFrame = ({ quiz, isRunning, isNew, beside, children }: AttemptFrameProps) => {
  const { t } = useTexts()
  const { full_screen_type: type } = quiz
  const frame = useFrame({ isAsked: isNew && type === 3, beside: beside && isRunning })
  const { root, place } = frame
  const isInPage = place === 'page'
  return (
    <>
      {place === 'side' && <p className={styles.elsewhere}>{t('quiz.frame_beside_here')}</p>}
      <div
        ref={root}
        className={styles.frame}
        data-practice-frame={place}
        data-theme={quiz.style?.layout.theme}
        tabIndex={-1}
        {...(isInPage ? {} : { role: 'region', 'aria-label': quiz.name })}
      >
        {isInPage ? (
          <PageBar frame={frame} beside={beside} mayFill={type !== 1 && isRunning} />
        ) : (
          <FrameHead name={quiz.name} frame={frame} mayFill={type !== 1} />
        )}
        <div className={styles.content}>
          {isRunning && <WayBack frame={frame} isAskedFor={type === 3} />}
          {children}
        </div>
      </div>
    </>
  )
}

/** Says that full screen was left, or that the author asks for it. */
const WayBack = ({ frame, isAskedFor }: { frame: Frame; isAskedFor: boolean }) => {
  const { t } = useTexts()
  const { hasLeft, place, openFull } = frame
  if (place === 'full' || !(hasLeft || isAskedFor)) return null
  return (
    <Notice
      tone="info"
      announce="politely"
      title={t(hasLeft ? 'quiz.frame_left' : 'quiz.frame_asked')}
      actions={
        <Button icon={<Icon of={Maximize2} />} onClick={openFull}>
          {t('quiz.frame_full')}
        </Button>
      }
    >
      {t(hasLeft ? 'quiz.frame_left_text' : 'quiz.frame_asked_text')}
    </Notice>
  )
}

const PageBar = ({ frame, beside, mayFill }: { frame: Frame; beside: boolean; mayFill: boolean }) => {
  const { t } = useTexts()
  if (!beside && !mayFill) return null
  return (
    <div className={styles.bar} data-only-beside={mayFill ? undefined : ''}>
      {beside && (
        <Button
          variant="quiet"
          className={styles.besideButton}
          icon={<Icon of={PanelRight} />}
          onClick={() => frame.move('side')}
        >
          {t('quiz.frame_beside')}
        </Button>
      )}
      {mayFill && (
        <Button variant="quiet" icon={<Icon of={Maximize2} />} onClick={frame.openFull}>
          {t('quiz.frame_full')}
        </Button>
      )}
    </div>
  )
}

const FrameHead = ({ name, frame, mayFill }: { name: string; frame: Frame; mayFill: boolean }) => {
  const { t } = useTexts()
  const isFull = frame.place === 'full'
  return (
    <header className={styles.head}>
      <p className={styles.name}>{name}</p>
      {isFull && <p className={styles.hint}>{t('quiz.frame_full_help')}</p>}
      {isFull ? (
        <Button icon={<Icon of={Minimize2} />} iconEnd={<Kbd keys={['Esc']} />} onClick={frame.leave}>
          {t('quiz.frame_leave')}
        </Button>
      ) : (
        <div className={styles.ways}>
          {mayFill && (
            <Button variant="quiet" icon={<Icon of={Maximize2} />} onClick={frame.openFull}>
              {t('quiz.frame_full')}
            </Button>
          )}
          <Button variant="quiet" icon={<Icon of={PanelRightClose} />} onClick={() => frame.move('page')}>
            {t('quiz.frame_back')}
          </Button>
        </div>
      )}
    </header>
  )
}
