import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { findMatches, type Match } from './find-matches.ts'

interface FindState {
  readonly query: string
  readonly matches: readonly Match[]
  /** Which of them is the current one. */
  readonly at: number
}

const none: FindState = { query: '', matches: [], at: 0 }
const findKey = new PluginKey<FindState>('find')

export const findStateOf = (state: EditorState): FindState => findKey.getState(state) ?? none

const isFindState = (value: unknown): value is Partial<FindState> =>
  typeof value === 'object' && value !== null

const applied = (tr: Transaction, before: FindState): FindState => {
  const asked: unknown = tr.getMeta(findKey)
  const next = isFindState(asked) ? { ...before, ...asked } : before
  if (next.query === '') return next.matches.length === 0 ? next : none
  if (!tr.docChanged && next.query === before.query) return next
  const matches = findMatches(tr.doc, next.query)
  return { ...next, matches, at: Math.min(next.at, Math.max(0, matches.length - 1)) }
}

const marksOf = (state: EditorState): DecorationSet => {
  const { matches, at } = findStateOf(state)
  return DecorationSet.create(
    state.doc,
    matches.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: index === at ? 'found found-now' : 'found' }),
    ),
  )
}

/** Keeps what is looked for, and where it stands. */
export const findPlugin = (): Plugin<FindState> =>
  new Plugin<FindState>({
    key: findKey,
    state: { init: () => none, apply: applied },
    props: { decorations: (state) => (findStateOf(state).query === '' ? null : marksOf(state)) },
  })

/** Marks the words that are looked for. While nothing is looked for, a key costs nothing. */
export const FindWords = Extension.create({
  name: 'findWords',
  addProseMirrorPlugins: () => [findPlugin()],
})

/** Looks for words; from the caret on the first of them is the current one. An empty query ends it. */
export const findQuery = (state: EditorState, query: string): Transaction => {
  const matches = findMatches(state.doc, query)
  const after = matches.findIndex(({ from }) => from >= state.selection.from)
  return state.tr.setMeta(findKey, { query, at: Math.max(0, after) })
}

/** Goes to the next or the previous place, and from the last to the first. */
export const findStep = (state: EditorState, step: 1 | -1): Transaction => {
  const { matches, at } = findStateOf(state)
  const next = matches.length === 0 ? 0 : (at + step + matches.length) % matches.length
  const match = matches[next]
  const { tr } = state
  if (match) tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)).scrollIntoView()
  return tr.setMeta(findKey, { at: next })
}

const put = (tr: Transaction, { from, to }: Match, words: string): Transaction =>
  // Words keep the looks of those that they replace.
  words === '' ? tr.delete(from, to) : tr.insertText(words, from, to)

/** Puts other words in the current place. */
export const replaceOne = (state: EditorState, words: string): Transaction | null => {
  const { matches, at } = findStateOf(state)
  const match = matches[at]
  return match ? put(state.tr, match, words).scrollIntoView() : null
}

/** Puts other words in all places, as one step to take back. */
export const replaceAll = (state: EditorState, words: string): Transaction | null => {
  const { matches } = findStateOf(state)
  if (matches.length === 0) return null
  // From the end on: places before a change stay where they are.
  return matches.toReversed().reduce((tr, match) => put(tr, match, words), state.tr)
}
