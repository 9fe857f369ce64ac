import { type ImportRules, importRules } from '@lectern/contract/contacts/imports/contact-imports'
import { contactLimits } from '@lectern/contract/contacts/contacts'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { enqueueInLine } from '../../../../platform/queue/enqueue.ts'
import { handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { tellImport } from '../../../live/index.ts'
import type { SeatOf } from '../../../tasks/index.ts'
import type { AccessOfMany } from '../../services.ts'
import * as imports from '../contact-imports.repository.ts'
import * as stored from '../import-rows.repository.ts'
import { judgeRow, type JudgedRow } from '../rules/judge-row.ts'
import { loadJudging, readRows } from '../use-cases/load-judging.ts'
import { findAccess, type OfferedAccess } from '../use-cases/offered-access.ts'
import { checkImport } from './import-jobs.ts'

/** Rows that are tried in one transaction. */
export const rowsOfSlice = 1_000
const toldEvery = 20

interface DryRun {
  readonly schoolId: SchoolId
  readonly importId: number
  readonly version: number
  /** By whose rights; null: nobody gets access. */
  readonly plannedBy: number | null
  readonly now: Date
}

export const enqueueCheck = (
  tx: Transaction,
  { schoolId, importId, version, plannedBy }: Omit<DryRun, 'now'>,
) =>
  enqueueInLine(
    tx,
    checkImport,
    { import_id: importId, school_id: schoolId, version, planned_by: plannedBy },
    { kind: 'school', id: schoolId },
  )

/** What domains above know of who planned an import, and of access. */
export interface CheckParts {
  readonly seatOf: SeatOf
  readonly access: AccessOfMany
}

/** Tries rows one slice after the other. A job that is done twice tries the next slice. */
export const handleCheckImport = (
  { db }: Pick<Dependencies, 'db'>,
  loadParts: () => Promise<CheckParts>,
): JobHandler =>
  handleJob(checkImport, async (payload, { clock }) => {
    const { import_id: importId, school_id: schoolId, version, planned_by: plannedBy } = payload
    const run = { schoolId, importId, version, plannedBy, now: clock.now() }
    const parts = await loadParts()
    await db.transaction((tx) => checkSlice(tx, parts, run))
  })

const checkSlice = async (tx: Transaction, parts: CheckParts, run: DryRun): Promise<void> => {
  const { schoolId, importId, version, now } = run
  const row = await imports.lockImport(tx, schoolId, importId)
  if (row?.state !== 'checking' || row.version !== version) return
  const rows = await stored.listNextRows(tx, importId, row.doneLine, rowsOfSlice)
  const { judged, made } = await judge(tx, parts, run, row, rows)
  if (judged.length > 0) await stored.writeVerdicts(tx, importId, judged)
  const isOver = rows.length < rowsOfSlice
  await imports.writeImport(
    tx,
    row,
    {
      ...{ done: row.done + rows.length, doneLine: rows.at(-1)?.line ?? row.doneLine },
      counts: stored.addCounts(row.counts ?? stored.noCounts, judged),
      access: stored.addAccess(row.access, judged),
      consents: stored.addConsents(row.consents, judged),
      ...{ newTags: [...row.newTags, ...made], state: isOver ? 'checked' : 'checking' },
    },
    now,
  )
  if (!isOver) await enqueueCheck(tx, run)
  const slices = row.done / rowsOfSlice
  if (row.userId !== null && (isOver || slices % toldEvery === 0)) await tellImport(tx, row.userId, importId)
}

/** By the rights of who planned it, as they are now. */
const findOffered = async (
  tx: Transaction,
  { seatOf, access }: CheckParts,
  { schoolId, plannedBy, now }: DryRun,
  wanted: ImportRules['access'],
): Promise<OfferedAccess | 'gone' | null> => {
  if (wanted === null) return null
  const seat = plannedBy === null ? null : await seatOf(tx, { schoolId, userId: plannedBy })
  const actor = seat === null || plannedBy === null ? null : { seat, userId: plannedBy, now }
  return (await findAccess(tx, access, actor, wanted)) ?? 'gone'
}

const judge = async (
  tx: Transaction,
  parts: CheckParts,
  run: DryRun,
  row: imports.LockedImport,
  rows: readonly stored.WaitingRow[],
): Promise<{ readonly judged: JudgedRow[]; readonly made: readonly string[] }> => {
  const { id, schoolId, mapping, rules, doneLine, newTags } = row
  if (mapping === null || rules === null || rows.length === 0) return { judged: [], made: [] }
  const parsed = importRules.parse(rules)
  const listId = parsed.list !== null && 'id' in parsed.list ? parsed.list.id : null
  const access = await findOffered(tx, parts, run, parsed.access)
  const place = { schoolId, mapping, rules: parsed, listId, access, now: run.now }
  const reading = await readRows(tx, place, rows)
  const against = await loadJudging(tx, place, reading, { isLocked: false })
  for (const name of newTags) against.tags.known.add(foldForSearch(name))
  against.tags.room = Math.min(against.tags.room, contactLimits.tags) - newTags.length
  const emails = reading.read.flatMap(({ email }) => (email === null ? [] : [email]))
  const lines = await stored.listEarlierLines(tx, id, emails, doneLine)
  for (const [email, line] of lines) against.lines.set(email, line)
  return { judged: reading.read.map((each) => judgeRow(each, against)), made: against.tags.made }
}
