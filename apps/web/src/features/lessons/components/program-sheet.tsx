import { Button } from '@lectern/ui/actions/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../lib/texts/index.ts'
import { watchView } from '../../../lib/drawing/watch-view.ts'
import styles from './lesson-page.module.css'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

const SideSheet = lazily(async () => (await import('@lectern/ui/overlays/side-sheet')).SideSheet)

/**
 * The program behind a button, where there is no room beside the text. When the page is scrolled past it, the bar of the school
 * has the button (document 002 §2), where it covers no text. A press on a link in it closes it.
 */
export const ProgramSheet = ({ program }: { program: ReactNode }) => {
  const { t } = useTexts()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const head = useRef<HTMLSpanElement>(null)
  const [bar, setBar] = useState<Element | null>(null)
  useEffect(
    () =>
      watchView(head.current, (isInView) => setBar(isInView ? null : document.querySelector('[data-bar]'))),
    [],
  )
  const close = () => setState('closed')
  const button = (
    <Button aria-haspopup="dialog" onClick={() => setState('open')}>
      {t('course.program')}
    </Button>
  )
  return (
    <>
      <span ref={head} className={styles.sheetButton}>
        {button}
      </span>
      {bar && createPortal(<span className={styles.sheetButton}>{button}</span>, bar)}
      {state !== 'unused' && (
        <Arriving>
          <SideSheet
            open={state === 'open'}
            onClose={close}
            title={t('course.program')}
            closeLabel={t('common.close')}
            from="start"
          >
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears presses of the links inside, by whatever means */}
            <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}>
              {program}
            </div>
          </SideSheet>
        </Arriving>
      )}
    </>
  )
}
