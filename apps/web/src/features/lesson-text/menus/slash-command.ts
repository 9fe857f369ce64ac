import { Extension } from '@tiptap/core'
import { Suggestion } from '@tiptap/suggestion'
import { filterSlash } from './filter-slash.ts'
import { insertEntry, showEntries } from './show-entries.ts'
import type { SlashEntry } from './slash-entries.ts'

interface SlashOptions {
  entries: () => readonly SlashEntry[]
}

/** The slash: offers what the line may become and what may come below, found by the letters typed after it. */
export const slashCommand = ({ entries }: SlashOptions) =>
  Extension.create({
    name: 'slashCommand',
    addProseMirrorPlugins() {
      return [
        Suggestion<SlashEntry, SlashEntry>({
          editor: this.editor,
          char: '/',
          items: ({ query }) => filterSlash(entries(), query),
          command: ({ editor, range, props: entry }) => insertEntry(editor, range, entry),
          render: showEntries,
        }),
      ]
    },
  })
