import { platformColor } from '@lectern/contract/courses/cover/cover-picture'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'
import type { Translate } from '../../../lib/texts/index.ts'
import { insertGroups, type InsertEntry } from '../nodes/editor-node.ts'
import { editorNodes } from '../nodes/registry.ts'

/** One line of the insert menu, in the reader's language. */
export interface SlashEntry {
  readonly id: string
  readonly group: string
  readonly icon: LucideIcon
  readonly name: string
  readonly help?: string
  /** More words under which it is found. */
  readonly words: string
  /** What is typed or pressed instead. */
  readonly keys?: string
  /** Changes the text, in the step that takes the slash away. */
  readonly run?: (chain: ChainedCommands) => ChainedCommands
  /** What comes after. */
  readonly after?: (editor: Editor) => void
}

const groups = ['insert', 'line'] as const satisfies readonly (keyof typeof insertGroups)[]

const toSlash =
  (t: Translate, schoolColor: string) =>
  ({ id, group, icon, name, help, words, keys, run, after }: InsertEntry): SlashEntry => ({
    id,
    group: t(insertGroups[group]),
    icon,
    name: name(t),
    words: words(t),
    ...(help && { help: help(t) }),
    ...(keys !== undefined && { keys }),
    ...(run && { run: (chain: ChainedCommands) => run(chain, schoolColor) }),
    ...(after && { after }),
  })

/** What the insert menu offers within the text, by groups. */
export const slashEntries = (t: Translate, schoolColor: string = platformColor): SlashEntry[] => {
  const all = editorNodes.flatMap(({ inserts = [] }) => inserts)
  return groups.flatMap((group) => all.filter((entry) => entry.group === group).map(toSlash(t, schoolColor)))
}
