import type { Editor } from '@tiptap/core'
import { ReactRenderer } from '@tiptap/react'
import type { SuggestionProps } from '@tiptap/suggestion'
import { inOwnStep } from '../form/own-step.ts'
import type { SlashEntry } from './slash-entries.ts'
import { SlashMenu, type SlashMenuHandle } from './slash-menu.tsx'

/** Keeps a menu of entries on the screen from what opens it until it is chosen from, given up or written away from. */
export const showEntries = () => {
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

/** Takes what was typed away and does what the entry says, as one step. */
export const insertEntry = (
  editor: Editor,
  range: { from: number; to: number },
  { run, after }: SlashEntry,
): void => {
  const chain = editor.chain().focus().deleteRange(range)
  const changed = run ? run(chain) : chain
  inOwnStep(editor, () => changed.run())
  after?.(editor)
}
