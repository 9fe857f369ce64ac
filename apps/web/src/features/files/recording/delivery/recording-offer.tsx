import { Button } from '@lectern/ui/actions/button'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { clockText } from '../clock-text.ts'
import { DiscardButton } from '../discard-button.tsx'
import { faultText, refusalOf } from '../fault-words.ts'
import type { StoredRecording } from './stored-recordings.ts'
import styles from '../recording.module.css'
import { StoredPlayer } from '../stored-player.tsx'

interface KeptOfferProps {
  recording: StoredRecording
  onAdd: () => void
  onDiscard: () => void
  onNew: () => void
  onCancel: () => void
}

/** Offers what was recorded before the page, the browser or the server went away. */
export const RecordingOffer = ({ recording, onAdd, onDiscard, onNew, onCancel }: KeptOfferProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const told = refusalOf(recording)
  return (
    <section className={styles.panel} aria-label={t('documents.kept_title')}>
      <p className={styles.title}>{t('documents.kept_title')}</p>
      <p className={styles.text}>
        {t('documents.kept_text', {
          when: moment(new Date(recording.startedAt)),
          length: clockText(recording.length),
        })}
      </p>
      {told && (
        <p className={styles.fault} role="alert">
          {faultText(recording.kind, told, t)}
        </p>
      )}
      <StoredPlayer recording={recording} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {t('documents.cancel')}
        </Button>
        <DiscardButton onDiscard={onDiscard} />
        <Button onClick={onNew}>{t('documents.record_new')}</Button>
        <Button variant="primary" onClick={onAdd}>
          {t('documents.kept_add')}
        </Button>
      </div>
    </section>
  )
}
