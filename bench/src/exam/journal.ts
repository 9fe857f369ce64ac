import type { Pool } from 'pg'

/** One change of one answer, as its taker knows it. */
export interface JournalEntry {
  readonly attempt: number
  readonly question: string
  readonly device: string
  readonly seq: number
  readonly option: string
  /** The server said that it is stored. */
  isAcknowledged: boolean
}

/** What the database holds otherwise than the takers were told. */
export interface Losses {
  readonly acknowledged: number
  /** Acknowledged changes that the log of answers does not have. */
  readonly notInLog: number
  /** Answers that are older than the last acknowledged one. */
  readonly overwritten: number
  /** Changes that count more than once. */
  readonly twice: number
  /** Answers that nobody gave. */
  readonly foreign: number
}

/** How many faults there are in all. */
export const faultsOf = ({ notInLog, overwritten, twice, foreign }: Losses): number =>
  notInLog + overwritten + twice + foreign

/** In words, for the terminal. */
export const describeLosses = ({ acknowledged, notInLog, overwritten, twice, foreign }: Losses): string =>
  `${acknowledged} acknowledged answers: ${notInLog} not in the log, ${overwritten} overwritten, ${twice} twice, ${foreign} foreign`

interface StoredAnswer {
  readonly attempt_id: string
  readonly question_id: string
  readonly option: string | null
  readonly seq: string
  readonly changes: number
}

interface LoggedAnswer {
  readonly attempt_id: string
  readonly question_id: string
  readonly device: string
  readonly seq: string
  readonly option: string | null
}

/** Compares what the takers were told with what the database holds. */
export const compareJournal = async (pool: Pool, journal: readonly JournalEntry[]): Promise<Losses> => {
  const attempts = [...new Set(journal.map(({ attempt }) => attempt))]
  const logged = await pool.query<LoggedAnswer>(
    `select attempt_id, question_id, device, seq, answer -> 0 ->> 'answer_id' as option
    from answer_log where attempt_id = any($1) and outcome = 'stored'`,
    [attempts],
  )
  const stored = await pool.query<StoredAnswer>(
    `select attempt_id, question_id, answer -> 0 ->> 'answer_id' as option, last_seq as seq, changes
    from attempt_answers where attempt_id = any($1)`,
    [attempts],
  )
  const inLog = new Map(logged.rows.map((row) => [changeOf(row), row.option]))
  const acknowledged = journal.filter(({ isAcknowledged }) => isAcknowledged)
  const sent = new Map(journal.map((entry) => [keyOf(entry), entry.option]))
  return {
    acknowledged: acknowledged.length,
    notInLog: acknowledged.filter((entry) => inLog.get(keyOf(entry)) !== entry.option).length,
    overwritten: countOverwritten(acknowledged, stored.rows),
    twice: countTwice(logged.rows, stored.rows),
    foreign: logged.rows.filter((row) => sent.get(changeOf(row)) !== row.option).length,
  }
}

const keyOf = ({ attempt, question, device, seq }: JournalEntry): string =>
  `${attempt}/${question}/${device}/${seq}`

const changeOf = ({ attempt_id, question_id, device, seq }: LoggedAnswer): string =>
  `${attempt_id}/${question_id}/${device}/${seq}`

const answerOf = ({ attempt_id, question_id }: StoredAnswer | LoggedAnswer): string =>
  `${attempt_id}/${question_id}`

const countOverwritten = (acknowledged: readonly JournalEntry[], rows: readonly StoredAnswer[]): number => {
  const stored = new Map(rows.map((row) => [answerOf(row), row]))
  const newest = new Map<string, JournalEntry>()
  for (const entry of acknowledged) {
    const key = `${entry.attempt}/${entry.question}`
    if ((newest.get(key)?.seq ?? 0) < entry.seq) newest.set(key, entry)
  }
  return [...newest].filter(([key, entry]) => {
    const row = stored.get(key)
    if (!row || Number(row.seq) < entry.seq) return true
    return Number(row.seq) === entry.seq && row.option !== entry.option
  }).length
}

/** An answer was changed as often as the log has changes of it. */
const countTwice = (logged: readonly LoggedAnswer[], stored: readonly StoredAnswer[]): number => {
  const changes = Map.groupBy(logged, answerOf)
  return stored.filter((row) => (changes.get(answerOf(row))?.length ?? 0) !== row.changes).length
}
