import { type Editor, Extension } from '@tiptap/core'
import { ReactRenderer } from '@tiptap/react'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { filterSlash } from './filter-slash.ts'
import type { SlashEntry } from './slash-entries.ts'
import { SlashMenu, type SlashMenuHandle } from './slash-menu.tsx'

interface SlashOptions {
  entries: () => readonly SlashEntry[]
}

/** Keeps the menu on the screen from the slash until it is chosen from, given up or written away from. */
const showMenu = () => {
  let menu: ReactRenderer<SlashMenuHandle> | undefined
  let unmount: (() => void) | undefined
  const propsOf = ({ editor, items, command }: SuggestionProps<SlashEntry, SlashEntry>) => ({
    editor,
    items,
    command,
  })
  return {
    onStart: (state: SuggestionProps<SlashEntry, SlashEntry>) => {
      menu = new ReactRenderer(SlashMenu, { editor: state.editor, props: propsOf(state) })
      unmount = state.mount(menu.element)
    },
    onUpdate: (state: SuggestionProps<SlashEntry, SlashEntry>) => menu?.updateProps(propsOf(state)),
    onKeyDown: ({ event }: { event: KeyboardEvent }) => menu?.ref?.onKeyDown(event) ?? false,
    onExit: () => {
      unmount?.()
      menu?.destroy()
    },
  }
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
          render: showMenu,
        }),
      ]
    },
  })

const insertEntry = (
  editor: Editor,
  range: { from: number; to: number },
  { run, after }: SlashEntry,
): void => {
  const chain = editor.chain().focus().deleteRange(range)
  const changed = run ? run(chain) : chain
  changed.run()
  after?.(editor)
}
