import { Button } from '@lectern/ui/button'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockText } from './clock-text.ts'
import { type KeptRecording, keptRecordings } from './kept-recordings.ts'
import styles from './recording.module.css'

interface KeptOfferProps {
  recording: KeptRecording
  onAdd: () => void
  onDiscard: () => void
  onNew: () => void
  onCancel: () => void
}

/** What was said until now, for listening; undefined until it is read. */
const useSaid = ({ id, mimeType }: KeptRecording): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    const read = async () => {
      const slices = await keptRecordings.slices(id)
      if (isGone) return
      made = URL.createObjectURL(new Blob(slices, { type: mimeType }))
      setAddress(made)
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id, mimeType])
  return address
}

/** Offers what was recorded before the page, the browser or the server went away. */
export const KeptOffer = ({ recording, onAdd, onDiscard, onNew, onCancel }: KeptOfferProps) => {
  const { t, moment } = useTexts()
  const [isSure, setSure] = useState(false)
  const address = useSaid(recording)
  const Player = recording.kind === 'audio' ? 'audio' : 'video'
  return (
    <section className={styles.panel} aria-label={t('documents.kept_title')}>
      <p className={styles.title}>{t('documents.kept_title')}</p>
      <p className={styles.text}>
        {t('documents.kept_text', {
          when: moment(new Date(recording.startedAt)),
          length: clockText(recording.length),
        })}
      </p>
      {address !== undefined && (
        <Player className={styles.said} controls src={address} aria-label={recording.name} />
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCancel}>
          {t('documents.cancel')}
        </Button>
        <Button look="quiet" onClick={isSure ? onDiscard : () => setSure(true)}>
          {t(isSure ? 'documents.discard_sure' : 'documents.discard')}
        </Button>
        <Button onClick={onNew}>{t('documents.record_new')}</Button>
        <Button look="primary" onClick={onAdd}>
          {t('documents.kept_add')}
        </Button>
      </div>
    </section>
  )
}
