import { plainCue, readCaptions } from '@lectern/contract/files/captions'
import type { DecodedText } from '@lectern/contract/files/decode-text'
import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './captions-manager.module.css'

interface ChosenCaptionsProps {
  chosen: DecodedText
  onSave: () => void
  onCancel: () => void
}

const shownLines = 4
const shownFaults = 10

/** The first words of a chosen file, so that a wrong encoding is seen before anything is saved. */
export const ChosenCaptions = ({ chosen, onSave, onCancel }: ChosenCaptionsProps) => {
  const { t } = useTexts()
  const read = readCaptions(chosen.text)
  const skipped = read.ok ? read.value.skipped : []
  const lines = skipped
    .slice(0, shownFaults)
    .map(({ line }) => t('player.captions_line', { line: line ?? 0 }))
  return (
    <div className={styles.chosen}>
      {read.ok && (
        <>
          <p className={styles.title}>{t('player.captions_first_lines')}</p>
          <ul className={styles.words}>
            {read.value.cues.slice(0, shownLines).map(({ from, to, text }) => (
              <li key={`${from} ${to} ${text}`} dir="auto">
                {plainCue(text)}
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen.isGuessed && <p>{t('player.captions_guessed', { encoding: chosen.encoding })}</p>}
      {skipped.length > 0 && (
        <p>{t('player.captions_skipped', { count: skipped.length, lines: lines.join(' ') })}</p>
      )}
      <div className={styles.answer}>
        <Button onClick={onSave}>{t('player.captions_save')}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('player.cancel')}
        </Button>
      </div>
    </div>
  )
}
