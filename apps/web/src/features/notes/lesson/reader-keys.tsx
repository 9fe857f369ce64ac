import { Switch } from '@lectern/ui/choices/switch'
import { Kbd } from '@lectern/ui/layout/kbd'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useId, useState } from 'react'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'
import { areKeysOn, turnKeys } from './use-keys.ts'

interface ReaderKeysProps {
  open: boolean
  onClose: () => void
  keepsNotes: boolean
  canSpeak: boolean
}

/** The keys of a lesson, and a switch for who needs letters for something else. */
export const ReaderKeys = ({ open, onClose, keepsNotes, canSpeak }: ReaderKeysProps) => {
  const { t } = useTexts()
  const [isOn, setOn] = useState(areKeysOn)
  const film = useId()
  const rows = [
    { keys: ['S', 'W'], text: t('notes.key_choose') },
    ...(keepsNotes
      ? [
          { keys: ['1', '2', '3', '4'], text: t('notes.key_mark') },
          { keys: ['N'], text: t('notes.key_note') },
          { keys: ['B'], text: t('notes.key_bookmark') },
        ]
      : []),
    { keys: ['C'], text: t('notes.copy') },
    ...(canSpeak ? [{ keys: ['L'], text: t('notes.aloud') }] : []),
    { keys: ['F'], text: t('notes.focus') },
    { keys: ['?'], text: t('notes.keys') },
  ]
  const hasFilm = open && document.querySelector('[data-film]') !== null
  return (
    <Dialog open={open} onClose={onClose} title={t('notes.keys')} closeLabel={t('common.close')}>
      <KeyRows rows={rows} />
      {hasFilm && (
        <section aria-labelledby={film}>
          <h3 id={film}>{t('notes.keys_film')}</h3>
          <KeyRows rows={filmKeys(t)} />
        </section>
      )}
      <Switch
        label={t('notes.keys_on')}
        checked={isOn}
        onChange={(event) => {
          turnKeys(event.currentTarget.checked)
          setOn(event.currentTarget.checked)
        }}
      />
    </Dialog>
  )
}

interface KeyRow {
  readonly keys: readonly string[]
  readonly text: string
}

/** What a film answers to while it has the focus. */
const filmKeys = (t: Translate): KeyRow[] => [
  { keys: ['K'], text: t('notes.key_film_play') },
  { keys: ['←', '→'], text: t('notes.key_film_skip') },
  { keys: ['J', 'L'], text: t('notes.key_film_skip_far') },
  { keys: ['0', '9'], text: t('notes.key_film_part') },
  { keys: ['↑', '↓'], text: t('notes.key_film_volume') },
  { keys: ['M'], text: t('notes.key_film_mute') },
  { keys: ['<', '>'], text: t('notes.key_film_rate') },
  { keys: ['C'], text: t('notes.key_film_captions') },
  { keys: ['F'], text: t('notes.key_film_full') },
]

const KeyRows = ({ rows }: { rows: readonly KeyRow[] }) => (
  <dl className={styles.keys}>
    {rows.map(({ keys, text }) => (
      <div key={text}>
        <dt>
          <Kbd keys={keys} />
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
