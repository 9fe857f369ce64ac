import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { ChainedCommands } from '@tiptap/core'
import {
  Heading1,
  Heading2,
  Heading3,
  List,
  ListOrdered,
  Pilcrow,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import type { Translate } from '../../../../lib/texts/index.ts'
import { blockDescriptions } from '../../block-descriptions.ts'

/** What a line becomes, or which unit comes below the text. */
type SlashWork =
  | { readonly kind: 'line'; readonly change: (chain: ChainedCommands) => ChainedCommands }
  | { readonly kind: 'unit'; readonly typeId: BuiltUnitType }

/** One line of the insert menu, in the reader's language. */
export interface SlashEntry {
  readonly id: string
  readonly group: string
  readonly icon: LucideIcon
  readonly name: string
  readonly help?: string
  /** More words under which it is found. */
  readonly words: string
  readonly work: SlashWork
}

const headingIcons = { 1: Heading1, 2: Heading2, 3: Heading3 } as const

const line = (
  t: Translate,
  id: string,
  entry: Pick<SlashEntry, 'icon' | 'name' | 'words'>,
  change: (chain: ChainedCommands) => ChainedCommands,
): SlashEntry => ({
  id,
  group: t('create-course.slash_line'),
  ...entry,
  work: { kind: 'line', change },
})

const lines = (t: Translate): SlashEntry[] => [
  ...([1, 2, 3] as const).map((level) =>
    line(
      t,
      `heading-${level}`,
      {
        icon: headingIcons[level],
        name: t('create-course.tool_heading', { level }),
        words: `${t('create-course.slash_words_heading')} h${level}`,
      },
      (chain) => chain.setHeading({ level }),
    ),
  ),
  line(
    t,
    'paragraph',
    {
      icon: Pilcrow,
      name: t('create-course.tool_paragraph'),
      words: t('create-course.slash_words_paragraph'),
    },
    (chain) => chain.setParagraph(),
  ),
  line(
    t,
    'bullets',
    { icon: List, name: t('create-course.tool_bullets'), words: t('create-course.slash_words_bullets') },
    (chain) => chain.toggleBulletList(),
  ),
  line(
    t,
    'numbers',
    {
      icon: ListOrdered,
      name: t('create-course.tool_numbers'),
      words: t('create-course.slash_words_numbers'),
    },
    (chain) => chain.toggleOrderedList(),
  ),
  line(
    t,
    'quote',
    { icon: TextQuote, name: t('create-course.tool_quote'), words: t('create-course.slash_words_quote') },
    (chain) => chain.toggleBlockquote(),
  ),
]

/** Units that come below the text. */
const units = (t: Translate): SlashEntry[] =>
  blockDescriptions.flatMap(({ typeId, icon, add, help, searched }) => {
    if (searched === undefined) return []
    const group = t('create-course.slash_below')
    const words = t(searched)
    return [
      {
        id: `unit-${typeId}`,
        group,
        icon,
        name: t(add),
        help: t(help),
        words,
        work: { kind: 'unit', typeId },
      },
    ]
  })

/** Everything that the insert menu offers. */
export const slashEntries = (t: Translate): SlashEntry[] => [...lines(t), ...units(t)]
