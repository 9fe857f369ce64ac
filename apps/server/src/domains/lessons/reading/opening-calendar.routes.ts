import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Identity } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { type ByteApp, createByteCaller } from '../../../platform/http/sending/byte-call.ts'
import { dispositionOf } from '../../../platform/http/sending/send-object.ts'
import { writeCalendar } from '../../../platform/calendar/write-calendar.ts'
import { findSchool } from '../../schools/index.ts'
import { lessonInAddress } from '../lesson-admission.ts'
import { lessonLink } from '../lesson-link.ts'
import type { LessonReading } from './readers.ts'

/** Of one address, in a minute. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } } as const

/** Mounts the calendar file of a lesson's opening: when it opens to whoever asks, its title and its address. */
export const mountOpeningCalendar = (
  app: ByteApp,
  { db, clock, env }: Pick<Dependencies, 'db' | 'clock' | 'env'>,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
  { contents, readers }: LessonReading,
): void => {
  const caller = createByteCaller({ ...doors, clock })

  app.get('/api/v1/public/lessons/:lesson/opening.ics', { config }, async (request, reply) => {
    const call = await caller.of(request, reply)
    const lessonId = lessonInAddress(request)
    const { schoolId } = found(await call.school())
    await call.enter(schoolId)
    const content = found(await contents.contentOf(schoolId, lessonId))
    const { decision } = (await readers.readerOf(content, call)).access
    if (decision.next_opening_at === null) throw notFound('nothing opens by itself')
    const { row, product } = content
    const origin = originOf(env, found(await findSchool(db, schoolId)))
    const opening = {
      uid: `lesson-${row.id}@${new URL(origin).hostname}`,
      title: `${row.title} · ${product.title}`,
      at: new Date(decision.next_opening_at),
      url: `${origin}${lessonLink(product, row)}`,
      reminds: true,
    }
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': dispositionOf('attachment', `${row.slug}.ics`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(writeCalendar({ name: null, events: [opening], writtenAt: call.now }))
  })
}
