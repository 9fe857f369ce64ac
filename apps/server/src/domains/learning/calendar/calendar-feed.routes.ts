import { createHash } from 'node:crypto'
import type { CalendarEntry } from '@lectern/contract/learning/calendar/calendar'
import { calendarLimits } from '@lectern/contract/learning/calendar/calendar-limits'
import { isLocale, type Locale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'
import { writeCalendar } from '../../../platform/calendar/write-calendar.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Identity } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { type ByteApp, type ByteRequest, createByteCaller } from '../../../platform/http/sending/byte-call.ts'
import { createCompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { findUser } from '../../identity/index.ts'
import { findSchool } from '../../schools/index.ts'
import { loadOwnCourses } from '../home/own-school.ts'
import { findFeedOwner } from './calendar-feeds.repository.ts'
import { loadSchedule } from './load-schedule.ts'

/** Of one address, in a minute. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } } as const

/** The secret in the address. @throws CallError not_found */
const tokenIn = ({ params }: ByteRequest): string => {
  const outcome = z.object({ token: z.string().regex(/^[\w-]{43}$/) }).safeParse(params)
  if (!outcome.success) throw notFound('no such address')
  return outcome.data.token
}

type Say = (kind: CalendarEntry['kind'], title: string) => string

/** Mounts the calendars to which programs subscribe: dates and titles of one person at one school, for whoever knows the address. */
export const mountCalendarFeed = (
  app: ByteApp,
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'env' | 'textsFolder'>,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
): void => {
  const { db, clock, env } = dependencies
  const caller = createByteCaller({ ...doors, clock })
  const texts = createCompiledTexts(dependencies.textsFolder)
  const sayIn =
    (locale: Locale): Say =>
    (kind, title) =>
      texts(locale, `account.calendar_event_${kind}`, { title }) ?? title

  app.get('/api/v1/calendar/:token.ics', { config }, async (request, reply) => {
    const call = await caller.of(request, reply)
    const owner = found(await findFeedOwner(db, tokenIn(request)))
    if ((await call.school())?.schoolId !== owner.schoolId) throw notFound('of another school')
    await call.enter(owner.schoolId)
    const school = found(await findSchool(db, owner.schoolId))
    const person = found(await findUser(db, owner.userId))
    const { courses } = await loadOwnCourses(db, { ...owner, now: call.now })
    const entries = await loadSchedule(db, owner, courses, call.now)
    const events = eventsOf(
      entries.slice(0, calendarLimits.entries),
      originOf(env, school),
      sayIn(isLocale(person.language) ? person.language : school.defaultLanguage),
    )
    // Of what is said, not of when it was written down: what did not change is not sent again.
    const etag = `W/"${createHash('sha256')
      .update(JSON.stringify([school.name, events]))
      .digest('base64url')
      .slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .headers({ 'content-type': 'text/calendar; charset=utf-8' })
      .send(writeCalendar({ name: school.name, events, writtenAt: call.now }))
  })
}

const eventsOf = (entries: readonly CalendarEntry[], origin: string, say: Say) =>
  entries.map(({ key, kind, title, at, link, course }) => ({
    uid: `${key}@${new URL(origin).hostname}`,
    title: kind === 'access_ends' ? say(kind, title) : `${say(kind, title)} · ${course.title}`,
    at: new Date(at),
    url: `${origin}${link}`,
    reminds: false,
  }))
