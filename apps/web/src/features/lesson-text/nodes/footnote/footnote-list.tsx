import { useEditorState, type Editor } from '@tiptap/react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { askPanel } from '../../panels/panel-focus.ts'
import { footnotesOf } from './footnotes-of.ts'
import styles from './footnote.module.css'

/** The footnotes of a text below it, as learners get them; a press goes to the place of one. */
export const FootnoteList = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const notes = useEditorState({
    editor,
    selector: ({ editor: now }) => footnotesOf(now.state.doc),
    equalityFn: (one, other) =>
      one.length === other?.length &&
      one.every(({ at, text }, index) => at === other[index]?.at && text === other[index].text),
  })
  if (notes.length === 0) return null
  const write = (at: number) => {
    editor.chain().focus().setNodeSelection(at).scrollIntoView().run()
    askPanel(editor)
  }
  return (
    <ol className={styles.list} aria-label={t('lesson-text.footnotes')}>
      {notes.map(({ at, text }) => (
        <li key={at}>
          <button type="button" className={styles.note} onClick={() => write(at)}>
            {text === '' ? t('lesson-text.footnote_empty') : text}
          </button>
        </li>
      ))}
    </ol>
  )
}
