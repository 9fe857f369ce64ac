import { z } from 'zod'
import { fileUuid } from '../../files/file.ts'
import { fileKinds } from '../../files/kinds.ts'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { id } from '../../kernel/ids.ts'
import { listLimits } from '../../kernel/limits.ts'
import { volatile } from '../../kernel/volatile.ts'
import { offlineLimits } from './offline-limits.ts'

/** Files whose bytes are kept: pictures, sound and documents, as far as their reader may look at them. */
export const offlineFile = z.object({
  uuid: fileUuid,
  name: z.string(),
  kind: z.enum(fileKinds),
  /** Of what `GET /files/{uuid}/download?preview=1` answers. */
  bytes: z.int(),
  /** Changes with the bytes. */
  version: z.string(),
})
export type OfflineFile = z.infer<typeof offlineFile>

/** An open lesson, as a device keeps it. */
export const offlineLesson = z.object({
  id,
  title: z.string(),
  link: z.string(),
  /** Changes whenever the page of the lesson does. */
  revision: z.string(),
  /** When it closes; null while nothing closes it. */
  closes_at: instant.nullable(),
  /** Units whose files and ticks its page asks for. */
  units: wholeList(
    z.object({ id, has_files: z.boolean(), has_ticks: z.boolean() }),
    offlineLimits.unitsOfLesson,
  ),
  files: wholeList(offlineFile, offlineLimits.filesOfLesson),
  /** Films, which are not kept, by their names; '' where nobody named one. */
  films: wholeList(z.string(), offlineLimits.unitsOfLesson),
})
export type OfflineLesson = z.infer<typeof offlineLesson>

/** All of a course that its reader may keep now. */
export const offlineCourse = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  link: z.string(),
  /** The server's clock: from here on the days are counted. */
  checked_at: volatile('time stamp', instant),
  lessons: wholeList(offlineLesson, listLimits.lessonsOfCourse),
})
export type OfflineCourse = z.infer<typeof offlineCourse>
