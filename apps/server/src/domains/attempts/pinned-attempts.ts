import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import { createSharedCache, type SharedCache } from '../../platform/cache/shared-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { findVersion, type QuizVersionRow } from '../quizzes/index.ts'
import { findOwnAttempt, type AttemptRow } from './attempts.repository.ts'

/** What an attempt was started with. None of it ever changes, so it is kept as long as there is room. */
export interface PinnedAttempt {
  /** As it was when it was first looked at: its status may be old, everything else is not. */
  readonly attempt: AttemptRow
  readonly version: PinnedVersion
}

export interface PinnedVersion {
  readonly name: string
  readonly type: QuizType
  readonly settings: QuizSettings
  readonly questions: readonly Question[]
  readonly questionsById: ReadonlyMap<string, Question>
}

export interface PinnedAttempts {
  /** The own attempt with its version; null for anybody else's. */
  attemptOf(userId: number, attemptId: number): Promise<PinnedAttempt | null>
  versionOf(versionId: number): Promise<PinnedVersion>
  /** Nothing more is saved in this attempt: makes room for others. */
  letGo(attempt: AttemptRow): void
  /** Some attempts changed elsewhere, or, with null, any may have: they are read again. */
  letGoOf(attemptIds: ReadonlySet<number> | null): void
}

const longMs = 60 * 60 * 1000

export const createPinnedAttempts = ({
  db,
  clock,
}: {
  readonly db: ReadDatabase
  readonly clock: Clock
}): PinnedAttempts => {
  const versions: SharedCache<PinnedVersion> = createSharedCache({
    clock,
    keepMs: longMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: (id, connection) => readVersion(connection, Number(id)),
  })
  const attempts: SharedCache<PinnedAttempt | null> = createSharedCache({
    clock,
    keepMs: longMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (key, connection) => {
      const [userId, attemptId] = key.split('/').map(Number)
      const attempt = await findOwnAttempt(connection, userId ?? 0, attemptId ?? 0)
      const version = attempt && (await versions.get(String(attempt.quizVersionId)))
      return version && { attempt, version: drawnOf(version, attempt) }
    },
  })
  return {
    attemptOf: (userId, attemptId) => attempts.get(keyOf(userId, attemptId)),
    letGo: ({ userId, id }) => attempts.forget(keyOf(userId, id)),
    letGoOf: (ids) =>
      attempts.drop(
        (_key, pinned) =>
          ids === null || pinned === undefined || (pinned !== null && ids.has(pinned.attempt.id)),
      ),
    versionOf: (versionId) => versions.get(String(versionId)),
  }
}

const keyOf = (userId: number, attemptId: number): string => `${userId}/${attemptId}`

/** A version with the questions of one attempt alone, in the order in which that has them. */
export const drawnOf = (
  version: PinnedVersion,
  { questionIds }: Pick<AttemptRow, 'questionIds'>,
): PinnedVersion => {
  if (questionIds === null) return version
  const questions = questionIds.flatMap((id) => version.questionsById.get(id) ?? [])
  return { ...version, questions, questionsById: byIdOf(questions) }
}

const byIdOf = (questions: readonly Question[]): ReadonlyMap<string, Question> =>
  new Map(questions.map((question) => [question.id, question]))

/** What attempts were started with, from the database. */
export const readVersion = async (db: ReadDatabase, versionId: number): Promise<PinnedVersion> =>
  pinned(await findVersion(db, versionId))

const pinned = (row: QuizVersionRow | null): PinnedVersion => {
  if (!row) throw new Error('An attempt points to a version that is not there.')
  const { questions } = row.content
  return {
    name: row.name,
    type: row.type,
    settings: row.settings,
    questions,
    questionsById: byIdOf(questions),
  }
}
