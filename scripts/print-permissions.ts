import { byteRoutes, operations } from '@lectern/contract/catalogue'
import type { Operation } from '@lectern/contract/kernel/operation'
import {
  type Expectation,
  expectedOf,
  walkRoles,
} from '../apps/server/src/testing/every-operation/expected-status.ts'

const introduction = `# Who may what

Made from the permission statement of each operation in the contract. The walk in \`apps/server/src/api-walk/permission.test.ts\` sends all seven callers
through every operation of a running server and compares the answers with the same table.

| Caller | Who that is |
|---|---|
| visitor | nobody is signed in |
| student | takes part in the school |
| other student | takes part in another school only |
| staff without | on the school’s staff, without any right |
| staff with | on the staff, with the first right that the statement names, and no other |
| owner | owns the school |
| other owner | owns another school |

| Answer | What it means |
|---|---|
| yes | it succeeds |
| open | anybody may try; what the call brings (a password, a code, a secret link) decides |
| own | it works on what belongs to the caller; what belongs to others is answered as if it did not exist |
| 401, 403, 404 | it is refused with this status |
| – | nobody can be given this right: the owner alone has it |
`

const headings = [
  'visitor',
  'learner',
  'other student',
  'staff without',
  'staff with',
  'owner',
  'other owner',
]

const words: Readonly<Record<Expectation, string>> = {
  done: 'yes',
  open: 'open',
  own: 'own',
  nobody: '–',
  401: '401',
  403: '403',
  404: '404',
  409: '409',
  422: '422',
}

const statementOf = ({ permission }: Operation): string => {
  if (permission.kind === 'public') return `anybody: ${permission.why}`
  if (permission.kind === 'session') return 'signed in'
  if (permission.kind === 'staff') {
    return [permission.anyOf, permission.alsoAnyOf ?? []]
      .filter((any) => any.length > 0)
      .map((any) => any.map((each) => `\`${each}\``).join(' or '))
      .join(', and ')
  }
  return permission.rule
}

const rowOf = (operation: Operation): string =>
  [
    '',
    `${operation.method} ${operation.path}`,
    ...walkRoles.map((role) => words[expectedOf(operation, role)]),
    `${statementOf(operation)}${operation.entersSchool ? ' *Enters the school.*' : ''}`,
    '',
  ]
    .join(' | ')
    .trim()

const domainOf = ({ id }: Operation): string => id.slice(0, id.indexOf('.'))

/** Routes that carry bytes instead of JSON; the grid in `domains/files/delivery/delivery.test.ts` sends every reader through them. */
const byteTable = (): string =>
  [
    '## Bytes',
    '',
    '| Call | What it is | Who may |',
    '|---|---|---|',
    ...byteRoutes.map(
      ({ methods, path, summary, rule }) => `| ${methods.join(', ')} ${path} | ${summary} | ${rule} |`,
    ),
    '',
  ].join('\n')

const page = (): string => {
  const domains = Map.groupBy(operations, domainOf)
  const tables = [...domains].map(([domain, own]) =>
    [
      `## ${domain}`,
      '',
      `| Call | ${headings.join(' | ')} | Statement |`,
      `|---|${headings.map(() => '---|').join('')}---|`,
      ...own.map(rowOf),
      '',
    ].join('\n'),
  )
  return `${introduction}\n${operations.length} operations. *Enters the school*: the school’s access control (addresses, sessions, devices)
applies, as it does to every call of the staff.\n\n${tables.join('\n')}\n${byteTable()}`
}

// `npm run docs:permissions`
console.log(page())
