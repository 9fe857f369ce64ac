import { IconButton } from '@lectern/ui/actions/icon-button'
import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'
import { type Aloud, aloudRates } from './use-aloud.ts'

/** What leads a voice that reads: at the foot of the page, while it reads. */
export const AloudBar = ({ aloud }: { aloud: Aloud }) => {
  const { t, number } = useTexts()
  if (aloud.state === 'silent') return null
  const isSpeaking = aloud.state === 'speaking'
  return createPortal(
    <div role="toolbar" aria-label={t('notes.aloud')} className={styles.foot} data-not-text>
      <IconButton
        icon={SkipBack}
        size="large"
        label={t('notes.aloud_before')}
        onClick={() => aloud.step(-1)}
      />
      <IconButton
        icon={isSpeaking ? Pause : Play}
        size="large"
        variant="primary"
        label={t(isSpeaking ? 'notes.aloud_pause' : 'notes.aloud_go')}
        onClick={isSpeaking ? aloud.pause : aloud.go}
      />
      <IconButton
        icon={SkipForward}
        size="large"
        label={t('notes.aloud_next')}
        onClick={() => aloud.step(1)}
      />
      <label className={styles.rate}>
        {t('notes.aloud_rate')}
        <select value={aloud.rate} onChange={(event) => aloud.setRate(Number(event.currentTarget.value))}>
          {aloudRates.map((rate) => (
            <option key={rate} value={rate}>
              {number(rate)}×
            </option>
          ))}
        </select>
      </label>
      <IconButton icon={X} size="large" label={t('notes.aloud_stop')} onClick={aloud.stop} />
    </div>,
    document.body,
  )
}
