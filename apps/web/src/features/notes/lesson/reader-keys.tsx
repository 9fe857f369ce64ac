import { Switch } from '@lectern/ui/choices/switch'
import { Kbd } from '@lectern/ui/layout/kbd'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
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
  return (
    <Dialog open={open} onClose={onClose} title={t('notes.keys')} closeLabel={t('common.close')}>
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
