import { versionLimits, type LessonOutline, type LessonVersionKind } from '@lectern/contract/lessons/versions'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { authorsForm } from '../held-edits/held-lesson.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { listSections, type UnitRow } from '../sections.repository.ts'
import { isSameOutline } from './version-changes.ts'
import * as entries from './version-entries.repository.ts'
import * as repository from './versions.repository.ts'

interface StoredChange {
  readonly lesson: LessonRow
  readonly before: readonly UnitRow[]
  readonly after: readonly UnitRow[]
  /** Who wrote; null where the school itself did. */
  readonly by: number | null
}

/**
 * Keeps what units say now, and what they said before their first version was kept. Saves of one person within ten minutes become
 * one version, unless the lesson was named, published or brought back between them.
 */
export const noteVersions = async (
  tx: Transaction,
  { lesson, before, after, by }: StoredChange,
  now: Date,
): Promise<void> => {
  const changed = after.filter((unit) => before.find(({ id }) => id === unit.id)?.revision !== unit.revision)
  const latest = await repository.latestOfUnits(
    tx,
    lesson.schoolId,
    changed.map((unit) => unit.id),
  )
  const mark = await repository.findLastMark(tx, lesson.schoolId, lesson.id)
  const since = new Date(Math.max(now.getTime() - versionLimits.groupMs, mark?.savedAt.getTime() ?? 0))
  for (const unit of changed) {
    const last = latest.get(unit.id)
    const old = before.find(({ id }) => id === unit.id)
    if (old && last?.revision !== old.revision)
      await repository.insertUnitVersion(tx, lesson.id, old, { by: null, at: old.updatedAt })
    const isGoingOn =
      last !== undefined && last.userId === by && last.startedAt > since && last.revision === old?.revision
    if (isGoingOn) await repository.extendUnitVersion(tx, last.id, unit, now)
    else await repository.insertUnitVersion(tx, lesson.id, unit, { by, at: now })
  }
  await noteOutline(tx, { lesson, by, since }, now)
}

/** The entry of the history to which this save belongs. */
const noteOutline = async (
  tx: Transaction,
  { lesson, by, since }: { lesson: LessonRow; by: number | null; since: Date },
  now: Date,
) => {
  const outline = await outlineOfLesson(tx, lesson)
  const latest = await entries.findLatest(tx, lesson.schoolId, lesson.id)
  if (latest && isSameOutline(latest.outline, outline)) return
  const last = await repository.findLastOf(tx, lesson.schoolId, lesson.id, by)
  if (last?.kind === 'saved' && last.startedAt > since)
    await repository.extendLessonVersion(tx, lesson.schoolId, last.id, outline, now)
  else await repository.insertLessonVersion(tx, lesson, { kind: 'saved', name: '', outline, by }, now)
}

/**
 * Notes how a whole lesson stands at this moment: it got a name, was published, or came back from its history. What the person saved
 * just before is the same entry. Saves after it begin versions of their own.
 */
export const markLesson = async (
  tx: Transaction,
  lesson: LessonRow,
  mark: {
    readonly kind: Exclude<LessonVersionKind, 'saved'>
    readonly name: string
    readonly by: number | null
  },
  now: Date,
): Promise<repository.LessonVersionRow> => {
  await repository.keepUnversioned(tx, lesson)
  const outline = await outlineOfLesson(tx, lesson)
  const latest = await entries.findLatest(tx, lesson.schoolId, lesson.id)
  const isSaid = latest?.kind === 'saved' && latest.name === '' && latest.userId === mark.by
  if (isSaid && isSameOutline(latest.outline, outline))
    return entries.markLessonVersion(tx, lesson.schoolId, latest.id, mark, now)
  return repository.insertLessonVersion(tx, lesson, { ...mark, outline }, now)
}

const outlineOfLesson = async (db: ReadDatabase, lesson: LessonRow): Promise<LessonOutline> => {
  const sections = await listSections(db, lesson.schoolId, lesson.id)
  const units = await repository.listUnitHeads(
    db,
    lesson.schoolId,
    sections.map((section) => section.id),
  )
  return {
    title: authorsForm(lesson).title,
    sections: sections.map(({ id, name }) => ({
      id,
      name,
      units: units
        .filter((unit) => unit.sectionId === id)
        .map((unit) => ({ id: unit.id, revision: unit.revision })),
    })),
  }
}
