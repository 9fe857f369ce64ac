import { z } from 'zod'
import { versionLimits } from '@lectern/contract/lessons/versions'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { dropReleasedOfRemoved } from '../../held-edits/held-edits.repository.ts'
import { lockAddresses } from '../../lessons.repository.ts'
import { deleteOldVersions, listOverfull } from '../../versions/versions.repository.ts'
import { trashLimit } from '../trash-limit.ts'
import {
  deleteSections,
  deleteUnits,
  listExpired,
  lockRemoved,
  lockRemovedSections,
} from '../trash.repository.ts'

const dayMs = 24 * 60 * 60 * 1000

/** In one transaction, so that nobody waits long for what is removed. */
const most = 200

/** Removes for good what lies in the trash for too long, and versions that are too old or too many. */
export const emptyTrash = defineJob({ name: 'lessons.emptyTrash', payload: z.object({}), maxAttempts: 3 })

export const handleEmptyTrash = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(emptyTrash, async (_payload, { clock }) => {
    const now = clock.now()
    const limit = trashLimit(now)
    await db.transaction((tx) => dropReleasedOfRemoved(tx, limit))
    for (;;) {
      const { units, sections, ofLessons } = await listExpired(db, limit, most)
      if (units.length + sections.length + ofLessons.length === 0) break
      await db.transaction(async (tx) => {
        for (const { id, schoolId } of units)
          await deleteUnits(tx, schoolId, await lockRemoved(tx, schoolId, [id], limit))
        const removed = [...sections, ...ofLessons]
        // Locks in one order, so that two runs never wait for each other. A restore of a lesson takes the same lock.
        for (const courseId of [...new Set(removed.map((each) => each.courseId))].toSorted((a, b) => a - b))
          await lockAddresses(tx, courseId)
        for (const { id, schoolId } of removed)
          await deleteSections(tx, schoolId, await lockRemovedSections(tx, schoolId, [id], limit))
      })
    }
    const kept = {
      limit: new Date(now.getTime() - versionLimits.keepDays * dayMs),
      most: versionLimits.perLesson,
    }
    for (const lesson of await listOverfull(db, kept))
      await db.transaction((tx) => deleteOldVersions(tx, lesson, kept))
  })
