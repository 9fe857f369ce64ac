import {
  isCode,
  type VariableName,
  type VariablePart,
  variableParts,
} from '@lectern/contract/rich-text/variables'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** What a variable is called and what it says to a learner; of one that nobody knows, what is wrong. */
export type VariableSay = (name: VariableName | null) => { readonly title: string; readonly sample: string }

const key = new PluginKey<DecorationSet>('variables')

const marksOf = ({ marks }: Node) => ({ marks: marks.map(({ type }) => ({ type: type.name })) })

type ChipKind = 'known' | 'unknown'

/** The words that a learner reads, in the looks of the variable; they are shown instead of it for a preview. */
const sampleAt = (node: Node, at: number, sample: string): Decoration =>
  Decoration.widget(
    at,
    ({ dom }) => {
      const words = dom.ownerDocument.createElement('span')
      words.className = 'variable-says'
      words.dataset['says'] = sample
      return words
    },
    { marks: node.marks, side: -1, key: sample },
  )

const chipAt = (node: Node, at: number, { text, name }: VariablePart, say: VariableSay): Decoration[] => {
  const { title, sample } = say(name)
  const isUnknown = name === null
  const className = isUnknown ? 'variable variable-unknown' : 'variable'
  const chip = Decoration.inline(at, at + text.length, { class: className, title }, {
    chip: isUnknown ? 'unknown' : 'known',
  } satisfies { chip: ChipKind })
  return isUnknown ? [chip] : [sampleAt(node, at, sample), chip]
}

const chipsIn = (node: Node, at: number, say: VariableSay): Decoration[] =>
  !node.isText || isCode(marksOf(node))
    ? []
    : variableParts(node.text ?? '')
        .filter(({ kind }) => kind !== 'words')
        .flatMap((part) => chipAt(node, at + part.at, part, say))

const chipsBetween = (doc: Node, from: number, to: number, say: VariableSay): Decoration[] => {
  const chips: Decoration[] = []
  doc.nodesBetween(from, to, (node, at) => void chips.push(...chipsIn(node, at, say)))
  return chips
}

/** The lines that a change touched, whole: a brace makes a variable of words that stood there before. */
const touchedLines = ({ doc, mapping }: Transaction): readonly { from: number; to: number }[] => {
  const lines: { from: number; to: number }[] = []
  mapping.maps.forEach((map, step) => {
    map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
      const rest = mapping.slice(step + 1)
      const $from = doc.resolve(Math.min(rest.map(newFrom, -1), doc.content.size))
      const $to = doc.resolve(Math.min(rest.map(newTo, 1), doc.content.size))
      lines.push({ from: $from.start(), to: $to.end() })
    })
  })
  return lines
}

const markAnew = (tr: Transaction, before: DecorationSet, say: VariableSay): DecorationSet => {
  let chips = before.map(tr.mapping, tr.doc)
  for (const { from, to } of touchedLines(tr)) {
    chips = chips.remove(chips.find(from, to)).add(tr.doc, chipsBetween(tr.doc, from, to, say))
  }
  return chips
}

/** Marks the variables of a text. A key looks at its own line alone. */
export const markVariables = (say: VariableSay): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, chipsBetween(doc, 0, doc.content.size, say)),
      apply: (tr, before) => (tr.docChanged ? markAnew(tr, before, say) : before),
    },
    props: { decorations: (state) => key.getState(state) },
  })

/** How many variables a text has, and where the names end that nobody knows. */
export const variablesOf = (state: EditorState): { count: number; unknown: readonly number[] } => {
  const chips = key.getState(state)
  const ofKind = (kind: ChipKind) =>
    chips?.find(undefined, undefined, (spec: { readonly chip?: unknown }) => spec.chip === kind) ?? []
  const unknown = ofKind('unknown').map(({ to }) => to - '}}'.length)
  return { count: ofKind('known').length + unknown.length, unknown }
}
