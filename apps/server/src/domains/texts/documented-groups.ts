import type { TextGroup } from '@lectern/contract/texts/texts.api'

/** A part of one of our files of texts. */
interface Source {
  readonly group: TextGroup
  /** Beginnings of the keys that belong to it; all where none is named. */
  readonly keys?: readonly string[]
}

/** Groups of document 002 §7 whose texts stand in files that are divided by our own screens. */
export const documentedGroups: ReadonlyMap<TextGroup, readonly Source[]> = new Map<
  TextGroup,
  readonly Source[]
>([
  ['profile', [{ group: 'account' }]],
  ['partners', [{ group: 'account', keys: ['partner'] }]],
  [
    'contact',
    [
      { group: 'account', keys: ['field_'] },
      { group: 'school', keys: ['contact_'] },
    ],
  ],
  [
    'payments',
    [
      { group: 'create-course', keys: ['offer'] },
      { group: 'account', keys: ['payment_', 'paid_', 'pending_', 'purchases'] },
    ],
  ],
  [
    'marathon',
    [
      { group: 'create-course', keys: ['marathon'] },
      { group: 'course', keys: ['marathon'] },
    ],
  ],
  [
    'builder',
    [{ group: 'create-course', keys: ['builder_', 'block_', 'slash_', 'tool_', 'unit_', 'type_'] }],
  ],
])

/** The messages of a file that belong to a source, by their whole ids. */
export const messagesOf = (
  { group, keys }: Source,
  messages: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).filter(
      ([id]) => keys === undefined || keys.some((key) => id.startsWith(`${group}.${key}`)),
    ),
  )
