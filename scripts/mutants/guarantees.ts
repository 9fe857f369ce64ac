/** One guarantee, the small edit that switches it off, and what has to notice. */
export interface Mutant {
  readonly guarantee: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly noticedBy: Noticing
}

/** A command that passes as the code stands, and fails with the edit. */
export type Noticing =
  | { readonly kind: 'tests'; readonly project: string; readonly file: string; readonly name?: string }
  | { readonly kind: 'types'; readonly folder: string }
  | { readonly kind: 'check'; readonly name: 'imports' | 'names and folders' | 'queries' | 'texts' }

const server = (file: string, name?: string): Noticing => ({
  kind: 'tests',
  project: 'server',
  file: `apps/server/src/${file}`,
  ...(name === undefined ? {} : { name }),
})
const web = (file: string): Noticing => ({ kind: 'tests', project: 'web', file: `apps/web/src/${file}` })
const types = (folder: string): Noticing => ({ kind: 'types', folder })

/** In the order of "What always holds" (CONTRIBUTING.md). */
export const mutants: readonly Mutant[] = [
  {
    guarantee: 'A numbered change is taken once',
    file: 'apps/server/src/domains/attempts/answer-writer.ts',
    find: 'where coalesce((stored.taken ->> excluded.last_device)::bigint, 0) < excluded.last_seq',
    replace: 'where true',
    noticedBy: server('domains/attempts/attempts.test.ts', 'takes a number once'),
  },
  {
    guarantee: 'A keyed call is done once',
    file: 'apps/server/src/platform/http/operations/bound-operation.ts',
    find: 'key === null ?',
    replace: 'key !== undefined ?',
    noticedBy: server('api-walk/repeat.test.ts', 'an Idempotency-Key'),
  },
  {
    guarantee: 'One refused write does not take others with it',
    file: 'apps/server/src/platform/database/batcher.ts',
    find: 'batch.length === 1 || isConnectionError(error)',
    replace: 'batch.length >= 1 || isConnectionError(error)',
    noticedBy: server('platform/database/batcher.test.ts'),
  },
  {
    guarantee: 'The outbox tries again until acknowledged',
    file: 'apps/web/src/lib/outbox/sending/outcome.ts',
    find: 'status >= 500 ||',
    replace: 'status >= 600 ||',
    noticedBy: web('lib/outbox/sending/outcome.test.ts'),
  },
  {
    guarantee: 'An answer drops what its output does not name',
    file: 'apps/server/src/platform/http/operations/bound-operation.ts',
    find: 'if (outcome.success) return outcome.data',
    replace: 'if (outcome.success) return result',
    noticedBy: server('platform/http/operations/output.test.ts'),
  },
  {
    guarantee: 'A learner gets no key of a question',
    file: 'packages/contract/src/attempts/rules/show-result.ts',
    find: 'return isFinished ? type.shows[detail] : { question: false, rows: false, key: false }',
    replace: 'return type.shows[detail]',
    noticedBy: server('domains/attempts/attempts.test.ts', 'tells nothing of its rightness'),
  },
  {
    guarantee: 'A query of school data is scoped by the school',
    file: 'apps/server/src/domains/lessons/lessons.repository.ts',
    find: 'and(eq(lessons.id, lessonId), eq(lessons.schoolId, schoolId), isNull(lessons.deletedAt))',
    replace: 'and(eq(lessons.id, lessonId), isNull(lessons.deletedAt))',
    noticedBy: { kind: 'check', name: 'queries' },
  },
  {
    guarantee: 'Nobody reaches the data of another school',
    file: 'apps/server/src/domains/lessons/lessons.repository.ts',
    find: 'and(eq(lessons.id, lessonId), eq(lessons.schoolId, schoolId), isNull(lessons.deletedAt))',
    replace: 'and(eq(lessons.id, lessonId), isNull(lessons.deletedAt))',
    noticedBy: server('api-walk/tenancy.test.ts'),
  },
  {
    guarantee: 'Columns are named',
    file: 'apps/server/src/domains/lessons/lessons.repository.ts',
    find: 'export const isSlugTaken',
    replace:
      'export const everyLesson = (db: ReadDatabase) => db.select().from(lessons)\nexport const isSlugTaken',
    noticedBy: { kind: 'check', name: 'queries' },
  },
  {
    guarantee: 'Only rights that an operation names permit a call',
    file: 'apps/server/src/platform/http/operations/permit.ts',
    find: 'if (!seat || !needed.every((any) => any.some((each) => seat.permissions.has(each)))) {',
    replace: 'if (!seat) {',
    noticedBy: server('api-walk/permission.test.ts'),
  },
  {
    guarantee: 'Rules are pure: no clock and no chance of their own',
    file: 'packages/contract/src/attempts/rules/score-attempt.ts',
    find: 'export const scoreAttempt = ',
    replace: 'export const scoredAt = Date.now()\nexport const scoreAttempt = ',
    noticedBy: { kind: 'check', name: 'names and folders' },
  },
  {
    guarantee: 'Chance is rolled once, and stored',
    file: 'apps/server/src/domains/attempts/attempts.presenter.ts',
    find: '  return arrangement\n',
    replace: '  return questionTypeOf(question).arrange(question, Math.random)\n',
    noticedBy: server('domains/attempts/attempts.test.ts', 'in an order that stays'),
  },
  {
    guarantee: '"Ready to send?" is asked apart from "right?"',
    file: 'apps/server/src/domains/attempts/use-cases/finish-attempt.ts',
    find: 'if (unanswered.length > 0) return',
    replace: 'if (unanswered.length > 999) return',
    noticedBy: server('domains/attempts/attempts.test.ts', 'lists the required questions without an answer'),
  },
  {
    guarantee: 'Registries are total',
    file: 'packages/contract/src/quizzes/question-types/registry.ts',
    find: '  multiple_answer: multipleAnswer,\n',
    replace: '',
    noticedBy: types('packages/contract'),
  },
  {
    guarantee: 'Nothing unparsed passes a route',
    file: 'apps/server/src/platform/http/operations/bound-operation.ts',
    find: '  if (!inQuery && !inBody) return\n',
    replace: '  if (!inQuery) return\n',
    noticedBy: server('api-walk/bad-body.test.ts', 'a body that is no object'),
  },
  {
    guarantee: 'Nothing unparsed passes a queue',
    file: 'apps/server/src/platform/queue/job.ts',
    find: 'handler(await job.payload.parseAsync(payload), context)',
    replace: 'handler(payload as z.output<T>, context)',
    noticedBy: server('platform/queue/queue.test.ts', 'a stored payload that does not fit'),
  },
  {
    guarantee: 'Errors are a catalogue',
    file: 'apps/server/src/domains/attempts/use-cases/save-answer.ts',
    find: "closed: 'attempt_finished'",
    replace: "closed: 'attempt_over'",
    noticedBy: types('apps/server'),
  },
  {
    guarantee: 'A stored document carries its version',
    file: 'packages/contract/src/quizzes/quiz.ts',
    find: '  version: z.literal(1),\n',
    replace: '',
    noticedBy: types('apps/server'),
  },
  {
    guarantee: 'Every text exists in all three languages',
    file: 'apps/web/src/locales/uk/course.json',
    find: '  "courses_title": "Каталог",\n',
    replace: '',
    noticedBy: { kind: 'check', name: 'texts' },
  },
  {
    guarantee: 'A concept has one name',
    file: 'apps/server/src/domains/files/file-dependencies.ts',
    find: 'FileDependencies',
    replace: ['File', 'Parts'].join(''),
    noticedBy: { kind: 'check', name: 'names and folders' },
  },
  {
    guarantee: 'A handler that reads cannot write (type)',
    file: 'apps/server/src/platform/http/call.ts',
    find: '    ? ReadDatabase\n',
    replace: '    ? Database\n',
    noticedBy: types('apps/server'),
  },
  {
    guarantee: 'A handler that writes cannot open a transaction (type)',
    file: 'apps/server/src/platform/http/call.ts',
    find: '    : Transaction\n',
    replace: '    : Database\n',
    noticedBy: types('apps/server'),
  },
  {
    guarantee: 'A handler that reads cannot write (PostgreSQL)',
    file: 'apps/server/src/platform/database/pool.ts',
    find: '{ ...config, options: refuseWrites, Client',
    replace: '{ ...config, Client',
    noticedBy: server('platform/database/reading.test.ts'),
  },
  {
    guarantee: 'Nobody who holds a connection asks for another',
    file: 'apps/server/src/platform/database/pool.ts',
    find: "if (secondConnections === 'refused') throw error",
    replace: '',
    noticedBy: server('platform/database/pool.test.ts'),
  },
  {
    guarantee: 'Vendors enter by the platform alone',
    file: 'apps/server/src/domains/attempts/answer-writer.ts',
    find: 'import { createBatcher }',
    replace: "import 'pg'\nimport { createBatcher }",
    noticedBy: { kind: 'check', name: 'imports' },
  },
  {
    guarantee: 'A domain imports lower ones only',
    file: 'apps/server/src/domains/quizzes/quiz-cache.ts',
    find: 'import { createCache }',
    replace: "import '../lessons/index.ts'\nimport { createCache }",
    noticedBy: { kind: 'check', name: 'imports' },
  },
  {
    guarantee: 'A fact that nobody hears is a row and no job',
    file: 'apps/server/src/platform/facts/heard.ts',
    find: 'if (heard === undefined) return true',
    replace: 'if (heard?.size !== -1) return true',
    noticedBy: server('platform/facts/record.test.ts'),
  },
  {
    guarantee: 'Every listener of a fact has a job of its own',
    file: 'apps/server/src/platform/facts/deliver-news.ts',
    find: 'listeners.filter((listener) => listener.hears.includes(news.name))',
    replace: 'listeners.filter((listener) => listener.hears.includes(news.name)).slice(0, 1)',
    noticedBy: server('platform/facts/deliver-news.test.ts'),
  },
  {
    guarantee: 'A filter means the same in SQL and for one person',
    file: 'apps/server/src/platform/filters/compile-filter.ts',
    find: ' is not true)`',
    replace: ' = false)`',
    noticedBy: server('platform/filters/same-answers.test.ts'),
  },
  {
    guarantee: 'A cache is limited in bytes',
    file: 'apps/server/src/platform/cache/cache.ts',
    find: 'maxSize: mostBytes',
    replace: 'maxSize: Number.MAX_SAFE_INTEGER',
    noticedBy: server('platform/cache/shared-cache.test.ts'),
  },
  {
    guarantee: 'A cache is limited in age',
    file: 'apps/server/src/platform/cache/shared-cache.ts',
    find: 'entry.loadedAt < keepMs',
    replace: 'entry.loadedAt < Infinity',
    noticedBy: server('platform/cache/shared-cache.test.ts'),
  },
  {
    guarantee: 'Held edits reach no attempt',
    file: 'apps/server/src/domains/quizzes/quiz-cache.ts',
    find: 'return quiz && learnersForm(quiz)',
    replace: 'return quiz',
    noticedBy: server('domains/quizzes/held-edits/held-edits.test.ts'),
  },
  {
    guarantee: 'Held edits are not discarded unseen',
    file: 'apps/server/src/domains/quizzes/held-edits/hold-edits.ts',
    find: "if (baseRevision !== undefined && baseRevision !== quiz.revision) throw new CallError('stale_revision')",
    replace: '',
    noticedBy: server('domains/quizzes/held-edits/held-at-once.test.ts'),
  },
  {
    guarantee: 'A unit of a lesson is not saved over what others wrote in it meanwhile',
    file: 'apps/server/src/domains/lessons/units/unit-to-store.ts',
    find: 'if (draft.base_revision === undefined || draft.base_revision === (stored?.revision ?? 0)) return',
    replace: 'if (stored !== null) return',
    noticedBy: server('domains/lessons/units/units.test.ts'),
  },
  {
    guarantee: 'The history of a lesson keeps what its entries show',
    file: 'apps/server/src/domains/lessons/versions/versions.repository.ts',
    find: 'and not exists (select 1 from kept where kept.id = old.id)',
    replace: '',
    noticedBy: server('domains/lessons/versions/versions.test.ts'),
  },
  {
    guarantee: 'The trash of a course is opened in its own school alone',
    file: 'apps/server/src/domains/lessons/trash/trash.routes.ts',
    find: 'found(await productOfCourse(db, staff.schoolId, courseId))',
    replace: '',
    noticedBy: server('api-walk/tenancy.test.ts'),
  },
  {
    guarantee: 'An event about a private comment does not reach learners',
    file: 'apps/server/src/domains/live/teller.ts',
    find: 'if (row.isForTeam && !watch.isTeam && line.userId !== row.userId)',
    replace: 'if (row.isForTeam && line.userId === 0)',
    noticedBy: server('domains/live/live.test.ts', 'of a private comment'),
  },
  {
    guarantee: 'An event that is numbered first and committed last is not passed over after a cut',
    file: 'apps/server/src/domains/live/live.repository.ts',
    find: 'pg_snapshot_xmin(pg_current_snapshot())',
    replace: 'pg_snapshot_xmax(pg_current_snapshot())',
    noticedBy: server('domains/live/live.test.ts', 'passes over nothing'),
  },
]
