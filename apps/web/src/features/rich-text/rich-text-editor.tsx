import { useFieldControl } from '@lectern/ui/fields/field'
import { classNames } from '@lectern/ui/theme/class-names'
import { createDocument, type AnyExtension, type EditorOptions, type JSONContent } from '@tiptap/core'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isSame } from '../../lib/drafts/index.ts'
import styles from './rich-text-editor.module.css'
import { showDocument } from './show-document.ts'
import { SelectionToolbar, ToolsOrLink } from './selection-toolbar.tsx'
import type { TextForm } from './text-form.ts'
import type { TextTooling } from './text-tools.tsx'

export interface RichTextEditorProps<Text> extends Partial<TextTooling> {
  /** What the text may hold; that of the first moment is taken. */
  form: TextForm<Text>
  text: Text
  onText: (text: Text) => void
  /** Another one when the text may have come from elsewhere than this editor. */
  version: unknown
  startHere: boolean
  label: string
  placeholder: string
  /** How the text looks where it is shown. */
  className: string
  /** A box with its tools above it, or a text on the page, over whose marked words they appear. */
  frame?: 'field' | 'page'
  /** Characters. */
  limit?: number
  /** More of the editor; those of the first moment are taken. */
  extensions?: readonly AnyExtension[]
  renderMenu?: (editor: Editor) => ReactNode
  /** What stands below the text. */
  renderBelow?: (editor: Editor) => ReactNode
  /** Tools of its own instead of those that questions have. */
  renderTools?: (tools: ToolsState) => ReactNode
}

/** What the tools of a text are given. */
export interface ToolsState {
  editor: Editor
  /** Whether its author asks for a link. */
  linking: boolean
  setLinking: (linking: boolean) => void
}

/** Shows another document where the caret was, without a step in the history of the person's own changes. */
const replaceText = (editor: Editor, content: JSONContent): void => {
  const { state, schema, view } = editor
  const tr = state.tr.setMeta('addToHistory', false).setMeta('preventUpdate', true)
  showDocument(tr, createDocument(content, schema))
  view.dispatch(tr)
}

const isCommandK = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'

const isToTools = (event: KeyboardEvent): boolean => event.altKey && event.key === 'F10'

/** The tools come a moment after words were marked: they are waited for, some twenty pictures of the screen long. */
const focusTools = (box: HTMLElement | null, waits = 20): void => {
  const tool = box?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')
  tool?.focus()
  if (waits > 0 && (!tool || document.activeElement !== tool))
    requestAnimationFrame(() => focusTools(box, waits - 1))
}

/** Hears the keys of the editor before it does: Ctrl+K asks for a link, Alt+F10 goes to the tools. */
const ownKeys = (box: { readonly current: HTMLElement | null }, link: () => void) => ({
  keydown: (_view: unknown, event: KeyboardEvent) => {
    if (!isCommandK(event) && !isToTools(event)) return false
    event.preventDefault()
    // The command menu listens for the same keys.
    event.stopPropagation()
    if (isCommandK(event)) link()
    else focusTools(box.current)
    return true
  },
})

/** Writes one text. Every change is told at once, in the form in which it is stored. */
export const RichTextEditor = <Text,>(props: RichTextEditorProps<Text>) => {
  const {
    form,
    text,
    onText,
    version,
    startHere,
    label,
    placeholder,
    className,
    limit,
    extensions,
    renderMenu,
    renderTools,
    renderBelow,
  } = props
  const { frame = 'page', headings = 'levels', formulas = false } = props
  const box = useRef<HTMLDivElement>(null)
  const told = useRef(text)
  const tell = useRef(onText)
  const [linking, setLinking] = useState(false)
  const { 'aria-describedby': help } = useFieldControl({})
  // What the editor is made of is made once: this is drawn again at every key.
  const [parts] = useState(() => ({
    extensions: [...form.extensions(placeholder, limit ?? null), ...(extensions ?? [])],
    content: form.content(text),
    handleDOMEvents: ownKeys(box, () => setLinking(true)),
  }))
  const { handleDOMEvents } = parts
  const editorProps = useMemo(
    (): EditorOptions['editorProps'] => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(help && { 'aria-describedby': help }),
        class: classNames(className, styles.text, frame === 'field' && styles.inField),
      },
      handleDOMEvents,
    }),
    [label, help, className, frame, handleDOMEvents],
  )

  useEffect(() => {
    tell.current = onText
  })

  const editor = useEditor({
    extensions: parts.extensions,
    content: parts.content,
    // A style tag of its own would need the page's nonce; the rules stand in our module.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      told.current = form.read(changed.state.doc)
      tell.current(told.current)
    },
  })

  // Not `autofocus`: it runs when the editor is made, which can be before its text stands in the page. An editor whose first drawing
  // took long is destroyed and made again.
  useEffect(() => {
    if (startHere && !editor.isDestroyed) editor.commands.focus('end')
    // oxlint-disable-next-line react/exhaustive-deps -- where the person begins to write
  }, [editor])

  // In the same moment in which the page knows of it: a letter that came between would be written on the older text, and overwrite
  // what others wrote.
  useLayoutEffect(() => {
    if (isSame(told.current, text)) return
    told.current = text
    replaceText(editor, form.content(text))
    // oxlint-disable-next-line react/exhaustive-deps -- own changes come back as `text`; only foreign ones are shown anew
  }, [version])

  const toolbar = { editor, linking, setLinking, headings, formulas }
  return (
    <div ref={box} className={classNames(styles.editor, frame === 'field' && styles.field)}>
      {renderTools?.({ editor, linking, setLinking }) ??
        (frame === 'page' ? (
          <SelectionToolbar {...toolbar} />
        ) : (
          <div className={styles.bar}>
            <ToolsOrLink {...toolbar} />
          </div>
        ))}
      {renderMenu?.(editor)}
      <EditorContent editor={editor} />
      {renderBelow?.(editor)}
    </div>
  )
}
