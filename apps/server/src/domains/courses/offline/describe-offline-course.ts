import { createHash } from 'node:crypto'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type {
  OfflineCourse,
  OfflineFile,
  OfflineLesson,
} from '@lectern/contract/courses/offline/offline-course'
import { offlineLimits } from '@lectern/contract/courses/offline/offline-limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Viewer } from '../../access/index.ts'
import { describeKeptFiles, type KeptFile } from '../../files/index.ts'
import { type KeptUnit, lessonLink, listKeptUnits } from '../../lessons/index.ts'
import type { CourseProgram } from '../course-programs.ts'
import { courseLink } from '../courses.presenter.ts'
import { loadReadableProgram } from '../use-cases/load-public-course.ts'

/**
 * What a reader may keep of a course on a device: the lessons that are open to them at this moment, without the sections that
 * their accesses leave out, and what is needed to show each of them without a network. The one access decision decides.
 */
export const describeOfflineCourse = async (
  db: ReadDatabase,
  program: CourseProgram,
  viewer: Viewer,
  now: Date,
): Promise<OfflineCourse> => {
  const { course } = program
  const { product, schoolId } = course
  const decided = (await loadReadableProgram(db, program, viewer)).filter(({ isOpen }) => isOpen)
  const readable = new Map(decided.map(({ row, sections }) => [row.id, sections]))
  const units = (
    await listKeptUnits(
      db,
      schoolId,
      decided.map(({ row }) => row.id),
    )
  ).filter(({ lessonId, sectionId }) => {
    const sections = readable.get(lessonId)
    return sections === 'all' || sections?.has(sectionId) === true
  })
  const files = await describeKeptFiles(
    db,
    schoolId,
    units.map(({ id }) => id),
  )
  const unitsOf = Map.groupBy(units, ({ lessonId }) => lessonId)
  return {
    id: course.id,
    title: product.title,
    slug: product.slug,
    link: courseLink(product),
    checked_at: now.toISOString(),
    lessons: decided.map(({ row, closesAt }) => ({
      id: row.id,
      title: row.title,
      link: lessonLink(product, row),
      closes_at: closesAt,
      ...partsOf([row.title, row.updatedAt], unitsOf.get(row.id) ?? [], files),
    })),
  }
}

/** @param face what of a lesson stands on its page besides its units */
const partsOf = (
  face: readonly unknown[],
  units: readonly KeptUnit[],
  files: ReadonlyMap<number, readonly KeptFile[]>,
): Pick<OfflineLesson, 'units' | 'files' | 'films' | 'revision'> => {
  const placed = units.flatMap(({ id }) => files.get(id) ?? [])
  const byUuid = new Map<string, OfflineFile>()
  for (const { bytes, ...file } of placed) if (bytes !== null) byUuid.set(file.uuid, { ...file, bytes })
  const linked = units.filter(({ id, typeId }) => blockTypeOf(typeId).standIn === 'video' && !files.has(id))
  const films = [
    ...placed.filter(({ kind }) => kind === 'video').map(({ name }) => name),
    ...linked.map(({ title }) => title),
  ]
  const seen = units.map(({ id, sectionId, revision, sectionRevision }) => [
    id,
    sectionId,
    revision,
    sectionRevision,
  ])
  return {
    revision: createHash('sha1')
      .update(JSON.stringify([face, seen]))
      .digest('base64url')
      .slice(0, 12),
    units: units
      .map(({ id, hasTicks }) => ({ id, has_files: files.has(id), has_ticks: hasTicks }))
      .filter(({ has_files, has_ticks }) => has_files || has_ticks)
      .slice(0, offlineLimits.unitsOfLesson),
    files: [...byUuid.values()].slice(0, offlineLimits.filesOfLesson),
    films: films.slice(0, offlineLimits.unitsOfLesson),
  }
}
