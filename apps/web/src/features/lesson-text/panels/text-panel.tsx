import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { Check, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ToolButton } from '../../rich-text/index.ts'
import styles from './text-panel.module.css'

interface TextPanelProps {
  editor: Editor
  label: string
  /** As it is stored. */
  value: string
  maxLength: number
  /** Several lines: Enter makes one, and Ctrl Enter is done. */
  isLong?: boolean
  /** What is wrong with it, in words; it is not stored then. */
  wrongOf?: (value: string) => string | null
  at: () => number
  /** The attribute of the node in which it is stored. */
  attribute: string
  /** What is shown below, of what is written. */
  renderBelow?: (value: string) => ReactNode
}

/** Writes one attribute of a node: it is stored when its author is done with it. */
export const TextPanel = (props: TextPanelProps) => {
  const { editor, label, value, maxLength, isLong = false, wrongOf, at, attribute, renderBelow } = props
  const { t } = useTexts()
  const [typed, setTyped] = useState(value)
  const wrong = wrongOf?.(typed) ?? null
  const store = () => {
    if (wrong !== null || typed === value) return
    const place = at()
    // The keyboard also leaves this field when the node has been changed or taken away already.
    if (editor.state.doc.nodeAt(place)?.attrs[attribute] !== value) return
    editor.view.dispatch(editor.state.tr.setNodeAttribute(place, attribute, typed))
  }
  const toText = () =>
    editor
      .chain()
      .focus()
      .command(({ tr }) => {
        const place = at()
        const behind = place + (tr.doc.nodeAt(place)?.nodeSize ?? 0)
        // Behind a block there is no text: the caret goes to the nearest line.
        tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(behind, tr.doc.content.size))))
        return true
      })
      .run()
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') return toText()
    if (event.key !== 'Enter' || (isLong && !event.ctrlKey && !event.metaKey)) return
    event.preventDefault()
    if (wrong !== null) return
    store()
    toText()
  }
  const field = {
    className: styles.field,
    value: typed,
    maxLength,
    spellCheck: isLong,
    'aria-label': label,
    placeholder: label,
    'aria-invalid': wrong !== null || undefined,
    'aria-describedby': wrong === null ? undefined : 'text-panel-wrong',
    onBlur: store,
    onKeyDown,
  }
  return (
    <div className={styles.panel} role="group" aria-label={label}>
      <div className={styles.line}>
        {isLong ? (
          <textarea {...field} rows={3} onChange={(event) => setTyped(event.currentTarget.value)} />
        ) : (
          <input {...field} onChange={(event) => setTyped(event.currentTarget.value)} />
        )}
        <ToolButton
          icon={Check}
          label={t('lesson-text.panel_done')}
          onPress={() => {
            store()
            toText()
          }}
        />
        <ToolButton
          icon={Trash2}
          label={t('lesson-text.panel_remove')}
          onPress={() => editor.chain().focus().deleteSelection().run()}
        />
      </div>
      {wrong !== null && (
        <p className={styles.wrong} id="text-panel-wrong" role="alert">
          {wrong}
        </p>
      )}
      {renderBelow?.(typed)}
    </div>
  )
}
