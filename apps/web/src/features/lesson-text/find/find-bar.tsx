import { IconButton } from '@lectern/ui/actions/icon-button'
import { useEditorState, type Editor } from '@tiptap/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import prompt from '../toolbar/prompt.module.css'
import styles from './find-bar.module.css'
import { findQuery, findStateOf, findStep } from './find-plugin.ts'
import { ReplaceFields } from './replace-fields.tsx'

interface FindBarProps {
  editor: Editor
  close: () => void
}

const marked = ({ state: { doc, selection } }: Editor): string =>
  selection.$from.sameParent(selection.$to) ? doc.textBetween(selection.from, selection.to) : ''

/** Finds words in one text; Enter goes on, Escape back to the text. */
export const FindBar = ({ editor, close }: FindBarProps) => {
  const { t } = useTexts()
  const [query, setQuery] = useState(() => marked(editor))
  const { count, at } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const found = findStateOf(now.state)
      return { count: found.matches.length, at: found.at }
    },
  })
  useEffect(() => {
    editor.view.dispatch(findQuery(editor.state, query))
  }, [editor, query])
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(findQuery(editor.state, ''))
    },
    [editor],
  )
  const step = (by: 1 | -1) => editor.view.dispatch(findStep(editor.state, by))
  const leave = () => {
    close()
    editor.view.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') leave()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const isNothing = count === 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div className={styles.bar} role="search" aria-label={t('lesson-text.find')} onKeyDown={onKeyDown}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
        autoFocus
        className={prompt.field}
        name="find"
        value={query}
        maxLength={200}
        aria-label={t('lesson-text.find')}
        placeholder={t('lesson-text.find')}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={styles.tools}>
        <span className={styles.count} role="status">
          {query !== '' &&
            (isNothing ? t('create-course.find_none') : t('create-course.find_at', { at: at + 1, count }))}
        </span>
        <IconButton
          icon={ChevronUp}
          size="small"
          label={t('create-course.find_before')}
          disabled={isNothing}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ChevronDown}
          size="small"
          label={t('create-course.find_next')}
          disabled={isNothing}
          onClick={() => step(1)}
        />
        <IconButton icon={X} size="small" label={t('lesson-text.find_close')} onClick={leave} />
      </div>
      <ReplaceFields editor={editor} isNothing={isNothing} />
    </div>
  )
}
