import { Button } from '@lectern/ui/actions/button'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import prompt from '../toolbar/prompt.module.css'
import styles from './find-bar.module.css'
import { replaceAll, replaceOne } from './find-plugin.ts'

interface ReplaceFieldsProps {
  editor: Editor
  /** Whether nothing was found. */
  isNothing: boolean
}

/** Puts other words in the places that were found. */
export const ReplaceFields = ({ editor, isNothing }: ReplaceFieldsProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const replace = (how: typeof replaceOne) => {
    const tr = how(editor.state, words)
    if (tr) editor.view.dispatch(tr)
  }
  return (
    <>
      <input
        className={prompt.field}
        value={words}
        maxLength={2000}
        aria-label={t('lesson-text.replace_with')}
        placeholder={t('lesson-text.replace_with')}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.stopPropagation()
          replace(replaceOne)
        }}
      />
      <div className={styles.tools}>
        <Button size="small" disabled={isNothing} onClick={() => replace(replaceOne)}>
          {t('lesson-text.replace')}
        </Button>
        <Button size="small" disabled={isNothing} onClick={() => replace(replaceAll)}>
          {t('lesson-text.replace_all')}
        </Button>
      </div>
    </>
  )
}
