import { type Editor, Extension, type Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion } from '@tiptap/suggestion'
import { filterSlash } from '../menus/filter-slash.ts'
import { insertEntry, showEntries } from '../menus/show-entries.ts'
import type { SlashEntry } from '../menus/slash-entries.ts'
import { markVariables, type VariableSay } from './variable-marks.ts'

interface VariableOptions {
  say: VariableSay
  entries: () => readonly SlashEntry[]
}

const longestRest = 70

/** What was typed, and what is left of a variable that stood there already. */
const wholeVariable = ({ state }: Editor, { from, to }: Range): Range => {
  const end = Math.min(to + longestRest, state.doc.resolve(to).end())
  const [rest = ''] = /^[\p{L}\p{N}_.-]*\}\}/u.exec(state.doc.textBetween(to, end, '\n', '\uFFFC')) ?? []
  return { from, to: to + rest.length }
}

/** Marks the variables of a text, and offers them where two braces are typed. */
export const variables = ({ say, entries }: VariableOptions) =>
  Extension.create({
    name: 'variables',
    addProseMirrorPlugins() {
      const { editor } = this
      return [
        markVariables(say),
        Suggestion<SlashEntry, SlashEntry>({
          editor,
          pluginKey: new PluginKey('variableMenu'),
          char: '{{',
          allowedPrefixes: null,
          allow: ({ state, range }) =>
            !editor.isActive('code') && !state.doc.textBetween(range.from, range.to).includes('}'),
          items: ({ query }) => filterSlash(entries(), query),
          command: ({ range, props: entry }) => insertEntry(editor, wholeVariable(editor, range), entry),
          render: showEntries,
        }),
      ]
    },
  })
