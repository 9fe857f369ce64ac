import type { MmpiStatement } from '@lectern/contract/quizzes/question-types/types/mmpi/question'
import { useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { keysText, readKeys } from './keys-text.ts'
import styles from './mmpi-editor.module.css'

interface KeyFieldProps {
  keys: MmpiStatement['keys']
  onKeys: (keys: MmpiStatement['keys']) => void
}

/** On which scales a statement counts, and by which answer; on leaving it shows what was understood. */
export const KeyField = ({ keys, onKeys }: KeyFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  return (
    <label className={styles.keys}>
      {t('questions.mmpi_keys')}
      <input
        type="text"
        className={styles.field}
        placeholder="A+ B−"
        value={typed ?? keysText(keys)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onKeys(readKeys(value))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}
