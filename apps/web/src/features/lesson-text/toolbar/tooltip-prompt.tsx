import { tooltipLimits } from '@lectern/contract/rich-text/marks'
import type { Editor } from '@tiptap/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ToolButton } from '../../rich-text/index.ts'
import { Prompt } from './prompt.tsx'
import styles from './prompt.module.css'
import { inText } from './text-commands.ts'

interface TooltipPromptProps {
  editor: Editor
  close: () => void
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Asks what is to be shown where the marked words are touched (document 001 §3, "Tooltip block"). */
export const TooltipPrompt = ({ editor, close }: TooltipPromptProps) => {
  const { t } = useTexts()
  const [now] = useState(() => editor.getAttributes('tooltip'))
  const [title, setTitle] = useState(() => wordsOf(now['title']))
  const [description, setDescription] = useState(() => wordsOf(now['description']))
  const hasOne = editor.isActive('tooltip')
  const remove = () => {
    close()
    inText(editor, (chain) => chain.extendMarkRange('tooltip').unsetMark('tooltip'))
  }
  const apply = () => {
    const attributes = { title: title.trim(), description: description.trim() }
    if (attributes.title === '' && attributes.description === '') return remove()
    close()
    inText(editor, (chain) => chain.extendMarkRange('tooltip').setMark('tooltip', attributes))
  }
  const cancel = () => {
    close()
    editor.view.focus()
  }
  return (
    <Prompt
      label={t('lesson-text.tool_tooltip')}
      applyLabel={t('lesson-text.tooltip_apply')}
      wrong={null}
      onApply={apply}
      onCancel={cancel}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
        autoFocus
        className={styles.field}
        value={title}
        maxLength={tooltipLimits.title}
        aria-label={t('lesson-text.tooltip_title')}
        placeholder={t('lesson-text.tooltip_title')}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <input
        className={styles.field}
        value={description}
        maxLength={tooltipLimits.description}
        aria-label={t('lesson-text.tooltip_description')}
        placeholder={t('lesson-text.tooltip_description')}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {hasOne && <ToolButton icon={Trash2} label={t('lesson-text.tooltip_remove')} onPress={remove} />}
    </Prompt>
  )
}
