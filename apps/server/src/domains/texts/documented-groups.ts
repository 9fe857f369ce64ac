import type { TextGroup } from '@lectern/contract/texts/texts.api'

/** A part of one of our files of texts. */
interface Source {
  /** Name of the file. */
  readonly group: string
  /** Beginnings of the keys that belong to it; all where none is named. */
  readonly keys?: readonly string[]
}

/** What the workbench says about courses and everything in them. */
const ofCourses: readonly Source[] = [
  'create-course',
  'courses',
  'participants',
  'closed-groups',
  'lesson-editor',
  'lesson-text',
  'quizzes',
  'questions',
  'practices',
  'offers',
].map((group) => ({ group }))

/** Groups of document 002 §7 whose texts stand in files that are divided by our own screens. */
export const documentedGroups: ReadonlyMap<TextGroup, readonly Source[]> = new Map<
  TextGroup,
  readonly Source[]
>([
  ['create-course', ofCourses],
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
    [{ group: 'offers' }, { group: 'account', keys: ['payment_', 'paid_', 'pending_', 'purchases'] }],
  ],
  [
    'marathon',
    [
      { group: 'courses', keys: ['marathon'] },
      { group: 'course', keys: ['marathon'] },
    ],
  ],
  [
    'builder',
    [
      { group: 'lesson-editor' },
      { group: 'lesson-text' },
      { group: 'quizzes', keys: ['builder_'] },
      { group: 'questions', keys: ['type_'] },
    ],
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
