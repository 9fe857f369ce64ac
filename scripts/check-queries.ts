import { globSync, readFileSync } from 'node:fs'
import { lineOf } from './line-of.ts'
import { unscoped } from './unscoped-queries.ts'

const domains = 'apps/server/src/domains/'
const sources = 'apps/server/src/{domains,platform}/**/*.ts'

/** Exceptions that a query needed: the others are to go. */
const needed = new Set<string>()

const isExcused = (file: string, table: string): boolean => {
  const key = `${file.replace(domains, '')} ${table}`
  if (!(key in unscoped)) return false
  needed.add(key)
  return true
}

/** Where the text of a call's arguments ends, which begin at `from`. */
const endOfArguments = (text: string, from: number): number => {
  let depth = 1
  let at = from
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  return at - 1
}

/** Tables that say of each row which school it is of. */
const schoolTables = (): ReadonlySet<string> =>
  new Set(
    globSync('apps/server/src/**/*.tables.ts').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^export const /m)
        .filter((part) => /^\w+ = pgTable\(/.test(part) && /^ +schoolId: /m.test(part))
        .map((part) => part.split(' ', 1)[0] ?? ''),
    ),
  )

/**
 * A condition with the definitions in the same file of what it names, and of what those name: a query may put its condition
 * together before.
 */
const spelledOut = (condition: string, text: string, depth = 2): string =>
  [...condition.matchAll(/\b[a-z]\w+\b/g)]
    .map(([name]) => new RegExp(`^( *)const ${name} = [\\s\\S]*?(?=\\n\\1\\S)`, 'm').exec(text)?.[0] ?? '')
    .map((definition) =>
      definition === '' || depth === 1 ? definition : spelledOut(definition, text, depth - 1),
    )
    .join('\n')
    .concat(condition)

const isScoped = (condition: string): boolean => /choolId\b|\.(user|owner)Id\b/.test(condition)

/** Tables of a school by the names that they have in SQL. */
const inSql = (tables: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    [...tables].map((table) => [table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), table]),
  )

/** Where a template literal ends that begins at `from`, with the literals inside of it. */
const endOfTemplate = (text: string, from: number): number => {
  let at = from
  for (; at < text.length && text[at] !== '`'; at += 1) {
    if (text[at] !== '$' || text[at + 1] !== '{') continue
    for (at += 2; at < text.length && text[at] !== '}'; at += 1)
      if (text[at] === '`') at = endOfTemplate(text, at + 1)
  }
  return at
}

/** Statements in SQL of our own that read or change rows of a school table and name neither school nor person. */
const findUnscopedSql = (file: string, text: string, tables: ReadonlySet<string>): string[] => {
  const names = inSql(tables)
  let seen = 0
  return [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].flatMap(({ 0: opening, index }) => {
    if (index < seen) return []
    const begin = index + opening.length
    seen = endOfTemplate(text, begin)
    const statement = text.slice(begin, seen)
    if (/\bschool_id\b|\buser_id\b/.test(statement) || isScoped(spelledOut(statement, text))) return []
    const named = [...statement.matchAll(/\b(?:from|update|into|join)\s+(?:\$\{(\w+)\}|(\w+))/g)]
      .map(([, variable = '', name = '']) => (tables.has(variable) ? variable : names.get(name)))
      .filter((table) => table !== undefined && !isExcused(file, table))
    return named.map(
      (table) => `${file}:${lineOf(text, index)} asks in SQL for ${table} without their school`,
    )
  })
}

/** Counts of a school table without a condition, or with one that names neither school nor person. */
const findUnscopedCounts = (file: string, text: string, tables: ReadonlySet<string>): string[] =>
  [...text.matchAll(/\.\$count\(\s*(\w+)\b/g)].flatMap(({ 0: opening, 1: table = '', index }) => {
    const begin = index + opening.length
    const condition = text.slice(begin, endOfArguments(text, begin))
    return !tables.has(table) || isScoped(spelledOut(condition, text)) || isExcused(file, table)
      ? []
      : [`${file}:${lineOf(text, index)} counts ${table} without their school`]
  })

/** Files that may take a number for a school, because this server wrote it down as one: keys of caches, jobs and events. */
const readsStoredIds = new Set([
  'schools/mail-look.ts',
  'identity/sign-in/place.ts',
  'access/access.signals.ts',
  'access/former-events.ts',
  'lessons/reading/former-events.ts',
  'notifications/watches.repository.ts',
  'practices/workload/reminders.repository.ts',
  'notifications/letters/letters.repository.ts',
  'notifications/letters/unsubscribe-token.ts',
  'attempts/former-events.ts',
  'orders/jobs/send-order-letter.ts',
  'payments/jobs/job-kinds.ts',
  'attempts/recalculation/recalculate.ts',
  'contacts/lists/follow-lists.ts',
  'contacts/lists/jobs/fill-list.ts',
  'attempts/held/hold-decision.ts',
  'contacts/imports/jobs/import-jobs.ts',
  'course-files/packages/jobs/import-course.ts',
  'attempts/competition/rankings.ts',
  'attempts/others/picked-counts.ts',
  'courses/course-programs.ts',
  'courses/front-page/front-page-cache.ts',
  'lessons/lesson-contents.ts',
  'offers/sales.ts',
  'quizzes/quiz-cache.ts',
  'comments/comments.signals.ts',
  'comments/former-events.ts',
  'peer-reviews/former-events.ts',
  'schools/access-control/school-rules-cache.ts',
  'schools/schools.routes.ts',
  'staff/mail/send-test-letter.ts',
  'staff/ownership/send-ownership-offer.ts',
])

/** Where they are defined, and what tells facts that waited in the queue. */
const keepsStoredIds = /\/platform\/(school-id|facts\/happening)\.ts$/

const findMadeSchools = (file: string, text: string): string[] =>
  readsStoredIds.has(file.replace(domains, '')) || keepsStoredIds.test(file)
    ? []
    : [...text.matchAll(/\bstoredSchoolId\b|\bas SchoolId\b/g)].map(
        ({ index }) => `${file}:${lineOf(text, index)} makes a school of a number: find it instead`,
      )

const findUnscoped = (file: string, text: string, tables: ReadonlySet<string>): string[] =>
  [...text.matchAll(/\.where\(/g)].flatMap(({ index }) => {
    const begin = index + '.where('.length
    const condition = text.slice(begin, endOfArguments(text, begin))
    const table = [...text.slice(0, index).matchAll(/\.(?:from|update|delete)\((\w+)\)/g)].at(-1)?.[1] ?? ''
    if (!tables.has(table) || isScoped(spelledOut(condition, text)) || isExcused(file, table)) return []
    return [`${file}:${lineOf(text, index)} asks for ${table} without their school`]
  })

const findUnnamedColumns = (file: string, text: string): string[] =>
  [...text.matchAll(/\.(?:select(?:Distinct)?|returning)\(\)/g)].map(
    ({ 0: call, index }) => `${file}:${lineOf(text, index)} ${call.slice(1)} takes every column: name them`,
  )

/** Values kept in memory by other means than `createCache`, which makes every cache name its bytes and its age. */
const fixedMaps: Readonly<Record<string, string>> = {
  'apps/server/src/domains/texts/texts.routes.ts': 'one entry for each language and group of texts',
  'apps/server/src/platform/texts/compiled-texts.ts': 'one entry for each language',
  'apps/server/src/platform/link-preview/set-lines.ts': 'one entry for each of two weights',
  'apps/server/src/platform/sign-in/services.ts': 'one entry for each service of the settings',
}

const findOwnCaches = (file: string, text: string): string[] =>
  file in fixedMaps || file === 'apps/server/src/platform/cache/cache.ts'
    ? []
    : [
        ...text.matchAll(
          /'lru-cache'|\bconst (?:kept|cached?|memo|discovered|noted|\w*Cache) = new Map\b|^const \w+ = new Map(?:<[^(]*>)?\(\)/gm,
        ),
      ].map(({ index }) => `${file}:${lineOf(text, index)} keeps values without a limit: use createCache`)

/** Queries of school data without their school, and queries that take every column there is or will be. */
export const findLooseQueries = (): string[] => {
  const tables = schoolTables()
  const loose = globSync(sources, { exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [
      ...findUnscoped(file, text, tables),
      ...findUnscopedSql(file, text, tables),
      ...findUnscopedCounts(file, text, tables),
      ...findMadeSchools(file, text),
      ...findOwnCaches(file, text),
      ...findUnnamedColumns(file, text),
    ]
  })
  const idle = Object.keys(unscoped).filter((key) => !needed.has(key))
  return [
    ...loose,
    ...idle.map((key) => `scripts/unscoped-queries.ts: nothing needs the exception of ${key}`),
  ]
}
