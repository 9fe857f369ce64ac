import type { RichText } from '@lectern/contract/kernel/rich-text'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '@lectern/ui/theme/class-names'
import { isSame } from '../../../../lib/drafts/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { editorContent } from './editor-content.ts'
import { textExtensions } from './extensions.ts'
import { LineMenu } from './line-menu.tsx'
import { readRichText } from './read-rich-text.ts'
import styles from './rich-text-editor.module.css'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { slashCommand } from './slash-command.ts'
import { slashEntries, type SlashEntry } from './slash-entries.ts'
import view from './view.module.css'

interface RichTextEditorProps {
  text: RichText
  onText: (text: RichText) => void
  version: number
  startHere: boolean
  label: string
  onAddBelow: (typeId: BuiltUnitType) => void
}

/** Shows another document where the caret was, without a step in the history of the person's own changes. */
const replaceText = (editor: Editor, text: RichText): void => {
  const { from, to } = editor.state.selection
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(editorContent(text), { emitUpdate: false })
    .command(({ tr, commands }) => {
      const end = tr.doc.content.size
      return commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
    })
    .run()
}

const isCommandK = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'

/** Writes one text. Every change is told at once, in the form in which it is stored. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { text, onText, version, startHere, label, onAddBelow } = props
  const { t } = useTexts()
  const told = useRef(text)
  const tell = useRef(onText)
  const [linking, setLinking] = useState(false)
  const addBelow = useRef(onAddBelow)
  const entries = useRef<readonly SlashEntry[]>([])

  useEffect(() => {
    tell.current = onText
    addBelow.current = onAddBelow
    entries.current = slashEntries(t)
  })

  const editor = useEditor({
    extensions: [
      ...textExtensions(t('create-course.text_placeholder')),
      // oxlint-disable-next-line react/refs -- both are read when a key is pressed
      slashCommand({ entries: () => entries.current, onAddBelow: (typeId) => addBelow.current(typeId) }),
    ],
    content: editorContent(text),
    autofocus: startHere ? 'end' : false,
    // A style tag of its own would need the page's nonce; the rules stand in our module.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: classNames(view.text, styles.text),
      },
      handleDOMEvents: {
        keydown: (_view, event) => {
          if (isCommandK(event)) {
            event.preventDefault()
            // The command menu listens for the same keys.
            event.stopPropagation()
            setLinking(true)
            return true
          }
          return false
        },
      },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = readRichText(changed.getJSON())
      tell.current(told.current)
    },
  })

  useEffect(() => {
    if (isSame(told.current, text)) return
    told.current = text
    replaceText(editor, text)
    // oxlint-disable-next-line react/exhaustive-deps -- own changes come back as `text`; only foreign ones are shown anew
  }, [version])

  return (
    <div className={styles.editor}>
      <SelectionToolbar editor={editor} linking={linking} setLinking={setLinking} />
      <LineMenu editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
