import type { HeldEdits } from '@lectern/contract/quizzes/held-edits/held-edits'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { changeWords } from './change-words.ts'
import styles from './held-edits.module.css'
import type { HeldWork } from './use-held-edits.ts'

/** Asks before held edits go out, or are thrown away. */
export const HeldDialogs = ({ work, unready }: { work: HeldWork; unready: number }) => {
  const { held } = work
  if (!held) return null
  return (
    <>
      <ReleaseDialog work={work} held={held} unready={unready} />
      <DiscardDialog work={work} held={held} />
    </>
  )
}

interface AskedProps {
  work: HeldWork
  held: HeldEdits
}

const ReleaseDialog = ({ work, held, unready }: AskedProps & { unready: number }) => {
  const { t } = useTexts()
  const waiting = changeWords(held.changes, t)
  const close = () => work.ask(undefined)
  return (
    <Dialog
      open={work.asked === 'release'}
      onClose={close}
      title={t('create-course.release_title')}
      description={t('create-course.release_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={close}>{t('create-course.cancel')}</Button>
          <Button variant="primary" busy={work.isBusy} disabled={work.isBlocked} onClick={work.release}>
            {t('create-course.held_release')}
          </Button>
        </>
      }
    >
      <div className={styles.asked}>
        {waiting.length === 0 ? (
          <p>{t('create-course.release_nothing')}</p>
        ) : (
          <ul className={styles.changes}>
            {waiting.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        {unready > 0 && (
          <Notice tone="warning">{t('create-course.release_unready', { count: unready })}</Notice>
        )}
        {work.error && (
          <Notice tone="danger" announce="at-once">
            {work.error}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

const DiscardDialog = ({ work, held }: AskedProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const waiting = changeWords(held.changes, t)
  const time = moment(held.since)
  return (
    <ConfirmDelete
      open={work.asked === 'discard'}
      onClose={() => work.ask(undefined)}
      title={t('create-course.discard_title')}
      message={
        waiting.length === 0
          ? t('create-course.discard_text_nothing', { time })
          : t('create-course.discard_text', { time, changes: waiting.join(', ') })
      }
      confirmLabel={t('create-course.held_discard')}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      busy={work.isBusy}
      error={work.error}
      onConfirm={work.discard}
    />
  )
}
