import { answerLogLimits } from '@lectern/contract/attempts/answer-log'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { graceSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { createBatcher } from '../../platform/database/batcher.ts'
import type { WriteDatabase, Transaction, Database } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'

/** One change of one answer, numbered by the device that made it. */
export interface AnswerChange {
  readonly attemptId: number
  readonly questionId: string
  readonly answer: Answer
  readonly device: string
  readonly seq: number
  readonly at: Date
}

/**
 * What became of a change: taken now; known already (a repetition or one overtaken by a later one); or refused, because the
 * attempt is over (`closed`), its time is (`expired`), that of the question is (`question_expired`), or the answer was final.
 */
export interface WrittenAnswer {
  readonly outcome: 'taken' | 'known' | 'closed' | 'expired' | 'question_expired' | 'final'
  readonly savedAt: Date
  /** Another device has answered the question before, and may still show its own answer. */
  readonly isShared: boolean
}

export type AnswerWriter = (change: AnswerChange) => Promise<WrittenAnswer>

/** Writes answers; those of many people at the same time go into one statement and one commit. */
export const createAnswerWriter = (db: Database): AnswerWriter => {
  const batcher = createBatcher<AnswerChange, WrittenAnswer>({
    write: (changes) => writeTogether(db, changes),
    parallel: 2,
  })
  return (change) => batcher.add(change)
}

/**
 * Stores changes in the order in which they come. A number that a device has sent before is not taken again, and
 * neither is one below it, so that a late repetition never brings an old answer back. An attempt that is being finished
 * is waited for; a finished one takes nothing. What arrives is logged beside the answer that it changes, also what is
 * refused.
 */
export const writeAnswers = async (
  tx: Transaction,
  changes: readonly AnswerChange[],
): Promise<readonly WrittenAnswer[]> => {
  const written = new Map<AnswerChange, WrittenAnswer>()
  for (const round of intoRounds(changes)) {
    const results = await writeRound(tx, round)
    round.forEach((change, index) => written.set(change, answered(results[index])))
  }
  return changes.map((change) => answered(written.get(change)))
}

/** One round is one statement, which needs no transaction around it: saving an answer is the most frequent write. */
const writeTogether = (db: Database, changes: readonly AnswerChange[]): Promise<readonly WrittenAnswer[]> =>
  intoRounds(changes).length === 1
    ? writeRound(db, changes)
    : db.transaction((tx) => writeAnswers(tx, changes))

/** One statement touches an answer at most once: a second change of the same answer goes into the next round. */
const intoRounds = (changes: readonly AnswerChange[]): AnswerChange[][] => {
  const rounds: AnswerChange[][] = []
  const seen = new Map<string, number>()
  for (const change of changes) {
    const key = `${change.attemptId}/${change.questionId}`
    const round = seen.get(key) ?? 0
    seen.set(key, round + 1)
    ;(rounds[round] ??= []).push(change)
  }
  return rounds
}

const answered = (result: WrittenAnswer | undefined): WrittenAnswer => {
  if (!result) throw new Error('An answer was written without an outcome.')
  return result
}

interface WrittenRow extends Record<string, unknown> {
  verdict: 'writable' | Exclude<WrittenAnswer['outcome'], 'taken' | 'known'>
  is_taken: boolean
  is_known: boolean
  is_shared: boolean
  saved_at: string | null
}

const writeRound = async (db: WriteDatabase, changes: readonly AnswerChange[]): Promise<WrittenAnswer[]> => {
  // Rows are locked in one order everywhere, so that two processes cannot wait for each other.
  const input = JSON.stringify(
    changes.map(({ attemptId, questionId, answer, device, seq, at }, place) => ({
      place,
      attempt_id: attemptId,
      question_id: questionId,
      answer,
      device,
      seq,
      at: at.toISOString(),
    })),
  )
  const { rows } = await db.execute<WrittenRow>(sql`
    with input as materialized (
      select * from jsonb_to_recordset(${input}::jsonb)
        as row(place int, attempt_id bigint, question_id text, answer jsonb, device text, seq bigint, at timestamptz)
    ), open as materialized (
      select id, deadline_at, question_states from attempts
      where id in (select attempt_id from input) and status_id = ${attemptStatus.inProcess}
      order by id for share
    ), judged as materialized (
      select input.*, case
        when open.id is null then 'closed'
        when open.deadline_at + ${grace} < input.at then 'expired'
        when open.question_states -> input.question_id ? 'final_at' then 'final'
        when (open.question_states -> input.question_id ->> 'ends_at')::timestamptz + ${grace} < input.at
          then 'question_expired'
        else 'writable'
      end as verdict
      from input left join open on open.id = input.attempt_id
    ), taken as (
      insert into attempt_answers as stored
        (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at, changed_bytes)
      select attempt_id, question_id, answer, jsonb_build_object(device, seq), device, seq, at, octet_length(answer::text)
      from judged where verdict = 'writable'
      order by attempt_id, question_id
      on conflict (attempt_id, question_id) do update set
        answer = excluded.answer,
        taken = stored.taken || excluded.taken,
        last_device = excluded.last_device,
        last_seq = excluded.last_seq,
        saved_at = excluded.saved_at,
        changes = stored.changes + 1,
        changed_bytes = stored.changed_bytes + excluded.changed_bytes
      where coalesce((stored.taken ->> excluded.last_device)::bigint, 0) < excluded.last_seq
      returning attempt_id, question_id, saved_at, changes, changed_bytes
    ), outcomes as materialized (
      select judged.*, taken.attempt_id is not null as is_taken, taken.changes, taken.changed_bytes,
        coalesce((earlier.taken ->> judged.device)::bigint, 0) >= judged.seq as is_known,
        coalesce(earlier.taken - judged.device <> '{}'::jsonb, false) as is_shared,
        coalesce(taken.saved_at, earlier.saved_at) as saved_at
      from judged
      left join taken on taken.attempt_id = judged.attempt_id and taken.question_id = judged.question_id
      left join attempt_answers as earlier
        on earlier.attempt_id = judged.attempt_id and earlier.question_id = judged.question_id
    ), logged as (
      insert into answer_log (attempt_id, question_id, device, seq, answer, outcome, at)
      select attempt_id, question_id, device, seq, answer,
        case verdict when 'writable' then 'stored' when 'final' then 'final' else 'late' end, at
      from outcomes
      where is_taken and changes <= ${answerLogLimits.perQuestion}
          and (changes = 1 or changed_bytes <= ${answerLogLimits.bytesPerQuestion})
        or verdict <> 'writable' and not is_known and (
          select count(*) from answer_log as late
          where late.attempt_id = outcomes.attempt_id and late.question_id = outcomes.question_id
            and late.outcome <> 'stored'
        ) < ${answerLogLimits.latePerQuestion}
      on conflict do nothing
    )
    select verdict, is_taken, is_known, is_shared, saved_at from outcomes order by place`)
  return rows.map((row, index) => ({
    outcome: outcomeOf(row),
    isShared: row.is_shared,
    savedAt: row.saved_at === null ? (changes[index]?.at ?? new Date(0)) : new Date(row.saved_at),
  }))
}

const grace = sql.raw(`interval '${graceSeconds} seconds'`)

/** What was stored before it was refused is acknowledged whenever it is repeated. */
const outcomeOf = ({ verdict, is_taken, is_known }: WrittenRow): WrittenAnswer['outcome'] => {
  if (is_taken) return 'taken'
  return is_known || verdict === 'writable' ? 'known' : verdict
}
