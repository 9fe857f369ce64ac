import { describe, expect, it } from 'vitest'
import { commentableTypes, type CommentableType } from '../comment.ts'
import { type CommentFacts, decideComment, standingOf } from './visibility.ts'

const stranger: Omit<CommentFacts, 'level'> = {
  isSignedIn: true,
  isOpen: false,
  takesPart: false,
  isOwner: false,
  isTeam: false,
  mayAnswer: false,
  mayModerate: false,
  isAllowed: true,
  isPreview: false,
}

const people = {
  visitor: { ...stranger, isSignedIn: false, isOpen: true },
  'somebody of another school': stranger,
  'another participant': { ...stranger, isOpen: true, takesPart: true },
  'the learner of the attempt': { ...stranger, isOpen: true, takesPart: true, isOwner: true },
  'the team that only reads': { ...stranger, isTeam: true },
  'the assistant of the group': { ...stranger, isTeam: true, mayAnswer: true, mayModerate: true },
} as const satisfies Record<string, Omit<CommentFacts, 'level'>>
type Person = keyof typeof people

const comments = {
  public: { isOwn: false, isPrivate: false, isRestricted: false, isDeleted: false },
  private: { isOwn: false, isPrivate: true, isRestricted: false, isDeleted: false },
  restricted: { isOwn: false, isPrivate: false, isRestricted: true, isDeleted: false },
  deleted: { isOwn: false, isPrivate: false, isRestricted: false, isDeleted: true },
  own: { isOwn: true, isPrivate: false, isRestricted: false, isDeleted: false },
  'own restricted': { isOwn: true, isPrivate: false, isRestricted: true, isDeleted: false },
} as const

const signs = {
  read: 'r',
  counted: 'c',
  reply: 'a',
  edit: 'e',
  delete: 'd',
  restrict: 'h',
  setPrivacy: 'p',
} as const
type Right = keyof typeof signs
const rights: readonly Right[] = ['read', 'counted', 'reply', 'edit', 'delete', 'restrict', 'setPrivacy']

/** What a person may do with each of the comments above: r reads, c counts, a answers, e edits, d deletes, h hides, p privacy. */
const rowOf = (person: Person, level: CommentableType, more: Partial<CommentFacts> = {}): string[] => {
  const standing = standingOf({ ...people[person], level, ...more })
  return Object.values(comments).map((comment) => {
    const decided = decideComment(standing, comment)
    return rights
      .filter((right) => decided[right])
      .map((right) => signs[right])
      .join('')
  })
}

const nothing = ['', '', '', '', '', '']
const learners = ['rca', '', '', 'r', 'rcaed', 'rcd']
const readers = ['rc', 'rc', 'rc', 'r', 'rc', 'rc']
const moderators = ['rcadh', 'rcadh', 'rcadh', 'r', 'rcaedp', 'rcaedp']

const columns = Object.keys(comments)
const names = Object.keys(people).filter((name): name is Person => name in people)

/** The table of one level as a page of the documentation has it. */
const printed = (level: CommentableType): string => {
  const rows = [['', ...columns], ...names.map((person) => [person, ...rowOf(person, level)])]
  const widths = ['', ...columns].map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [
    `## ${level}`,
    '',
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...others.map(line),
  ].join('\n')
}

const introduction = `# Who may do what with a comment

Printed by \`packages/contract/src/comments/rules/visibility.test.ts\`, which fails while this page says something else; with
\`npx vitest run --project contract packages/contract/src/comments -u\` it is printed anew.

r reads it, c counts it (also among the unread), a answers it, e edits it, d deletes it, h hides it from learners, p makes it private or
public. Nothing: it is as if there were no such comment. At an attempt the learner is its own; at a lesson or a unit everybody who may
read the lesson stands as “another participant”, and writes if they take part in the course.
`

it('stands in the documentation as it is', async () => {
  const page = `${[introduction, ...commentableTypes.map(printed)].join('\n').replaceAll(' |\n## ', ' |\n\n## ')}\n`
  await expect(page).toMatchFileSnapshot('../../../../../docs/comment-visibility.md')
})

describe.each(commentableTypes)('comments on a %s:', (level) => {
  const isAttempt = level === 'quiz-attempt'
  const table: Record<Person, string[]> = {
    visitor: nothing,
    'somebody of another school': nothing,
    'another participant': isAttempt ? nothing : learners,
    'the learner of the attempt': learners,
    'the team that only reads': readers,
    'the assistant of the group': moderators,
  }
  it.each(names)('%s', (person) => {
    expect(rowOf(person, level)).toEqual(table[person])
  })

  it('where learners may not write, or the team looks as somebody else, nothing is written', () => {
    const quiet = ['rc', '', '', 'r', 'rc', 'rc']
    const learner = 'the learner of the attempt'
    expect(rowOf(learner, level, { isAllowed: false })).toEqual(quiet)
    expect(rowOf(learner, level, { isPreview: true })).toEqual(quiet)
    expect(rowOf('the assistant of the group', level, { isPreview: true })).toEqual(readers)
  })
})
