import { globSync, readFileSync } from 'node:fs'
import { lineOf } from './line-of.ts'

const domains = 'apps/server/src/domains/'
const sources = 'apps/server/src/{domains,platform}/**/*.ts'

/**
 * Queries of school data that name neither the school nor the person whose own rows they are, and why. Keyed by file and
 * table, so that another table in the same file is not excused with it.
 */
const unscoped: Readonly<Record<string, string>> = {
  'attempts/own/attempt-school.ts attempts':
    'finds of which school an attempt is: whoever asks decides on the seat in it',
  'contacts/filters/contact-scope.ts contacts':
    'every set of ids is bound to the school by isInScope, which stands beside',
  'contacts/filters/contact-families.repository.ts contacts':
    'every set of ids is bound to the school by isInScope',
  'contacts/contact-traces.repository.ts contacts':
    'of erased contacts, whom their ids name in whatever schools, nothing stays',
  'contacts/contact-traces.repository.ts contactConsents':
    'of erased contacts, whom their ids name in whatever schools, nothing stays',
  'contacts/merging/merges.repository.ts contactMerges':
    'what contacts were is forgotten in all schools: when they are erased, and after 30 days',
  'contacts/looks/looks.repository.ts contactLooks': 'looks whose time is over are removed in all schools',
  'contacts/merging/former-emails.repository.ts contactFormerEmails':
    'of erased contacts, whom their ids name in whatever schools, nothing stays',
  'contacts/merging/suggestions.repository.ts contactStrangers':
    'a pair is asked for by the ids of two contacts, both of which are bound to the school',
  'contacts/consents/consents.repository.ts contactConsents':
    'what contacts said is sealed with them: their rows were found by their school',
  'contacts/imports/contact-imports.repository.ts contactImports':
    'imports whose time is over are removed in all schools',
  'contacts/imports/contact-imports.repository.ts contactImportPlans':
    'plans that no file has used for a year are removed in all schools',
  'contacts/lists/contact-lists.repository.ts contactLists':
    'which schools have lists that fill themselves is known to every process, in all schools',
  'orders/order-writes.repository.ts orders': 'the clock closes orders whose time is over, in all schools',
  'live/live.repository.ts liveEvents':
    'a process reads and removes events of all schools; to whom each is told is decided line by line',
  'comments/places/school-of-call.ts comments':
    'finds of which school a comment is, and decides on the seat in it',
  'attempts/claims/claims.repository.ts attemptClaims':
    'what somebody of whatever schools claimed goes with them',
  'attempts/held/held.repository.ts heldDecisions':
    'what somebody of whatever schools decided and did not tell goes with them',
  'attempts/answer-writer.ts attempts':
    'answers of many people in one statement, each of an attempt that was found by its person before',
  'courses/course-school.repository.ts courses':
    'the address of a download names no school: whoever asks decides on the seat in the one found',
  'course-files/packages/course-imports.repository.ts courseImports':
    'what was given up is cleared and old reports are removed, in all schools',
  'courses/own-products/own-products.repository.ts courses':
    'the products that a person takes part in, of whatever schools',
  'courses/own-products/own-products.repository.ts lessons':
    'the courses that a person takes part in, of whatever schools',
  'comments/comments.repository.ts comments':
    'what a person sent before is found again by their key, whatever the school of this call',
  'comments/taken-back.repository.ts comments':
    'the job that forgets what deleted comments said, in all schools',
  'comments/own/own-comments.repository.ts comments':
    'what one person wrote in all schools: counted against a flood, downloaded, and taken out with its author',
  'comments/moderation/cases.repository.ts commentReports':
    'what one person reported in all schools: counted against a flood, downloaded, and left without its author',
  'closed-groups/closed-groups.repository.ts closedGroups':
    'jobs, events and what the platform tells name a group alone; the calendar looks after those of all schools',
  'files/files.repository.ts files': 'the address of a file names no school: whoever asks decides on it',
  'files/whole/whole-files.ts files': 'uploads of courses that lay too long are removed in all schools',
  'files/players/player-logs.repository.ts playerLogs': 'old ones are removed in all schools',
  'attempts/clocks/expired-attempts.repository.ts attempts':
    'the job that closes what has run out, in all schools',
  'files/process-state.ts files': 'the job of one file',
  'files/process-state.ts tasks': 'kinds of jobs of the queue under that name, no rows of a school',
  'tasks/tasks.repository.ts tasks': 'the job of one task, and the daily tidying of all schools',
  'tasks/task-things.repository.ts tasks': 'tasks about things whose school was checked before',
  'files/words/words.repository.ts files':
    'the job that keeps the words of what is older than the search, in all schools',
  'files/words/words.repository.ts fileWords':
    'the job that keeps the words of what is older than the search, in all schools',
  'lessons/words/words.repository.ts infoUnits':
    'the job that keeps the words of what is older than the search, in all schools',
  'lessons/words/words.repository.ts unitWords':
    'the job that keeps the words of what is older than the search, in all schools',
  'files/uploads/uploads.repository.ts uploads':
    'an upload is found by its person before, and old ones are removed in all schools',
  'lessons/live/live.repository.ts lessons':
    'the address of a stream names no school: whoever asks decides on the seat in the one found',
  'lessons/held-edits/held-edits.repository.ts lessons':
    'what lay in the trash too long goes, in all schools',
  'lessons/units/find-unit-place.ts infoUnits':
    'the address of a unit names no school: whoever asks decides on it',
  'lessons/trash/trash.repository.ts lessonSections': 'what lay in the trash too long goes, in all schools',
  'practices/desk/remarks.repository.ts reviewRemarks':
    'what was deleted a day ago is forgotten in all schools',
  'lessons/versions/versions.repository.ts lessonVersions': 'old ones are removed in all schools',
  'quizzes/quizzes.repository.ts quizVersions':
    'the version that an attempt names, which was found by its person',
  'peer-reviews/own-data.repository.ts peerReviews':
    'what one person reviewed in all schools: downloaded, and deleted with the account',
  'peer-reviews/waiting-reviews.repository.ts peerReviews':
    'the job that looks after reviews that nobody gives, in all schools',
  'notifications/notifications.repository.ts notifications': 'old ones are removed in all schools',
  'notifications/letters/letters.repository.ts notifications':
    'letters whose process died are given up in all schools',
  'notifications/letters/digests.repository.ts staffDigests':
    'digests that wait for another try are taken, and old ones forgotten, in all schools',
  'notifications/watches.repository.ts participationWatches': 'a change of a program names a product alone',
  'access/find-participants.ts enrolments': 'the job that looks at waiting lists, in all schools',
  'attempts/exceptions/exceptions.repository.ts attemptExceptions':
    'what applies to one person in a lesson that was found by its school before',
  'learning/calendar/calendar-feeds.repository.ts calendarFeeds':
    'found by the secret in the address of a calendar, and removed with their person',
  'staff/invitations/invitations.repository.ts invitations':
    'found by the secret in the letter, or by the address of who was invited',
  'apps/server/src/platform/ledger/ledger.repository.ts ledgerEntries':
    'an account of an erased person goes in all schools',
  'schools/rewards/rewards.repository.ts ledgerEntries':
    'the own points of one person in all schools: listed, summed and downloaded',
  'staff/ownership/ownership.repository.ts ownershipTransfers': 'found by the secret in the letter',
}

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
  return [...loose, ...idle.map((key) => `scripts/check-queries.ts: nothing needs the exception of ${key}`)]
}
