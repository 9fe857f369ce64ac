import { fontSizes } from '@lectern/contract/rich-text/looks'
import { classNames } from '@lectern/ui/theme/class-names'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useOwnList } from '../settings/use-own-list.ts'
import { Prompt } from './prompt.tsx'
import styles from './prompt.module.css'
import { readSize } from './read-size.ts'
import { setLetterLook } from './text-commands.ts'

interface SizePromptProps {
  editor: Editor
  close: () => void
}

/** Asks for a size of letters that is not in the list, and keeps it in the list (document 001 §5). */
export const SizePrompt = ({ editor, close }: SizePromptProps) => {
  const { t } = useTexts()
  const { add } = useOwnList('font_sizes', true)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const size = readSize(typed)
  const isWrong = size === null && isTried
  const apply = () => {
    setTried(true)
    if (size === null) return
    close()
    add(size)
    setLetterLook(editor, 'fontSize', size)
  }
  const cancel = () => {
    close()
    editor.view.focus()
  }
  return (
    <Prompt
      label={t('lesson-text.tool_size')}
      applyLabel={t('lesson-text.size_apply')}
      wrong={isWrong ? t('lesson-text.size_wrong', { most: fontSizes.most }) : null}
      onApply={apply}
      onCancel={cancel}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
        autoFocus
        className={classNames(styles.field, styles.short)}
        value={typed}
        inputMode="decimal"
        maxLength={8}
        aria-label={t('lesson-text.size_pixels')}
        placeholder="72"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'text-prompt-wrong' : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Prompt>
  )
}
