import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { codeLook } from './code-look.ts'
import { type CodeLanguage, languageOf } from './code-languages.ts'

export interface CodeFieldProps {
  value: string
  onValue: (value: string) => void
  language: CodeLanguage
  /** What it is called for assistive technology. */
  label: string
  /** Shown while there is no code. */
  hint: string
  /** Letters. */
  most: number
  /** Pixels, after which it scrolls. */
  highest: number
  /** Write here at once. */
  startHere: boolean
  /** Is given what puts a text where the caret is. */
  onReady?: (insert: (text: string) => void) => void
}

/** Longer than may be stored is not written at all: nothing is cut in silence. */
const limited = (most: number): Extension =>
  EditorState.changeFilter.of(
    ({ newDoc, startState }) => newDoc.length <= most || newDoc.length < startState.doc.length,
  )

const insertInto = (view: EditorView) => (text: string) => {
  view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true })
  view.focus()
}

const partsOf = (props: CodeFieldProps, tell: (value: string) => void): Extension[] => [
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  // Escape, which leaves the field, is the block's: the Tab key is the code's.
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
  limited(props.most),
  placeholder(props.hint),
  EditorView.contentAttributes.of({ 'aria-label': props.label, 'aria-multiline': 'true' }),
  EditorView.updateListener.of((update) => update.docChanged && tell(update.state.doc.toString())),
  ...codeLook(props.highest),
]

/** Writes a code: colours, brackets, indents, a history of its own. */
export const CodeField = (props: CodeFieldProps) => {
  const { value, language, startHere } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  const written = useRef(value)
  const coloring = useRef(new Compartment())
  const hasBegun = useRef(value !== '')

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!place.current) return undefined
    const tell = (now: string) => {
      written.current = now
      latest.current.onValue(now)
    }
    const made = new EditorView({
      doc: latest.current.value,
      parent: place.current,
      extensions: [...partsOf(latest.current, tell), coloring.current.of([])],
    })
    view.current = made
    latest.current.onReady?.(insertInto(made))
    return () => made.destroy()
  }, [])
  useEffect(() => {
    // Once: who comes back to an empty code by the arrow keys goes past it.
    if (!startHere || hasBegun.current) return
    hasBegun.current = true
    view.current?.focus()
  }, [startHere])
  useEffect(() => {
    let isGone = false
    const load = languageOf[language]
    const color = (of: Extension) =>
      !isGone && view.current?.dispatch({ effects: coloring.current.reconfigure(of) })
    if (load) void load().then(color)
    else color([])
    return () => {
      isGone = true
    }
  }, [language])
  useEffect(() => {
    // Another value came from elsewhere: an undo of the text, another author.
    if (!view.current || value === written.current) return
    written.current = value
    const { length } = view.current.state.doc
    view.current.dispatch({ changes: { from: 0, to: length, insert: value } })
  }, [value])
  return <div ref={place} />
}
