import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Dialog } from '@lectern/ui/overlays/dialog'
import type { ReactNode } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import type { HeldDecision } from './held-decision.ts'
import styles from './held-dialogs.module.css'

export interface HeldDialogsProps {
  decision: HeldDecision
  /** What a release brings to whom. */
  releaseText: string
  /** What a discard does: `changes` is empty where nothing waits. */
  discardText: (words: { time: string; changes: string }) => string
  /** What else is to be known before a release. */
  children?: ReactNode
}

/** Asks before held edits go out, or are thrown away. */
export const HeldDialogs = (props: HeldDialogsProps) =>
  props.decision.held && (
    <>
      <ReleaseDialog {...props} />
      <DiscardDialog {...props} />
    </>
  )

const ReleaseDialog = ({ decision, releaseText, children }: HeldDialogsProps) => {
  const { t } = useTexts()
  const close = () => decision.ask(undefined)
  return (
    <Dialog
      open={decision.asked === 'release'}
      onClose={close}
      title={t('create-course.release_title')}
      description={releaseText}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={close}>{t('create-course.cancel')}</Button>
          <Button
            variant="primary"
            busy={decision.isBusy}
            disabled={decision.isBlocked}
            onClick={decision.release}
          >
            {t('create-course.held_release')}
          </Button>
        </>
      }
    >
      <div className={styles.asked}>
        <WaitingChanges waiting={decision.waiting} />
        {children}
        {decision.error && (
          <Notice tone="danger" announce="at-once">
            {decision.error}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

const WaitingChanges = ({ waiting }: Pick<HeldDecision, 'waiting'>) => {
  const { t } = useTexts()
  if (waiting.length === 0) return <p>{t('create-course.release_nothing')}</p>
  return (
    <ul className={styles.changes}>
      {waiting.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

const DiscardDialog = ({ decision, discardText }: HeldDialogsProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const time = decision.held ? moment(decision.held.since) : ''
  return (
    <ConfirmDelete
      open={decision.asked === 'discard'}
      onClose={() => decision.ask(undefined)}
      title={t('create-course.discard_title')}
      message={discardText({ time, changes: decision.waiting.join(', ') })}
      confirmLabel={t('create-course.held_discard')}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      busy={decision.isBusy}
      error={decision.error}
      onConfirm={decision.discard}
    />
  )
}
