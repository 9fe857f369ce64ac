import * as operations from '@lectern/contract/lessons/live.api'
import { liveLimits, type LiveEvent } from '@lectern/contract/lessons/live'
import type { Bind } from '../../../platform/http/api.ts'
import { done, type Identity } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import {
  createByteCaller,
  type ByteApp,
  type ByteCaller,
  type ByteReply,
  type ByteRequest,
} from '../../../platform/http/sending/byte-call.ts'
import { createEventStream, dataBlock } from '../../../platform/http/sending/event-stream.ts'
import { listPeople } from '../../identity/index.ts'
import { createAuthorScope, type AuthorScope, type ProductOfCourse } from '../lessons.policy.ts'
import { admitToLesson, lessonInAddress } from '../lesson-admission.ts'
import { findAuthorsLesson } from '../use-cases/load-lesson.ts'
import { editChannel, lessonEdit } from './lesson-edits.ts'
import { announcePresence, createPresence, presenceChannel, presenceNews } from './presence.ts'
import { createStreams, type LiveStreams } from './streams.ts'

/** Binds what somebody tells of where they are. */
export const bindPresence = (bind: Bind, mayAuthor: AuthorScope): void => {
  bind(operations.tellPresence, async ({ db, staff, actor, params, body }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const lesson = await findAuthorsLesson(db, { schoolId: staff.schoolId, lessonId: params.lesson })
    const [person] = await listPeople(db, [actor.userId])
    const who = { lessonId: lesson.id, userId: actor.userId, name: person?.name ?? '' }
    await db.transaction((tx) => announcePresence(tx, who, body))
    return done
  })
}

type LiveDependencies = Pick<Dependencies, 'clock' | 'notifications' | 'reading'>

/** Mounts the stream of lessons: one connection to the database hears for all of them. */
export const mountLive = async (
  app: ByteApp,
  dependencies: LiveDependencies,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
  productOfCourse: ProductOfCourse,
): Promise<void> => {
  const { clock, notifications, reading } = dependencies
  const caller = createByteCaller({ ...doors, clock })
  const mayAuthor = createAuthorScope(productOfCourse)
  const streams = createStreams()
  const presence = createPresence(clock)
  const tellPeople = (lessonId: number) =>
    streams.tell(lessonId, { type: 'people', people: presence.peopleIn(lessonId) })
  await listenForAll(notifications, streams, presence, tellPeople)

  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  app.get('/api/v1/lessons/:lesson/live', async (request, reply) => {
    const lessonId = lessonInAddress(request)
    const admit = () => admitted({ caller, reading, mayAuthor }, request, reply, lessonId)
    const out = createEventStream(reply)
    const send = (event: LiveEvent) => out.write(dataBlock(event))
    const leave = streams.add(lessonId, { userId: await admit(), send })
    out.start()
    send({ type: 'people', people: presence.peopleIn(lessonId) })
    const end = () => {
      clearInterval(beat)
      open.delete(end)
      leave()
      out.end()
    }
    const beat = setInterval(() => {
      tellPeople(lessonId)
      // Who lost the session or the right meanwhile hears nothing more.
      admit().then(() => out.write(': beat\n\n'), end)
    }, liveLimits.beatMs)
    open.add(end)
    request.raw.once('close', end)
    return reply
  })
}

/** Hears what every process tells, and passes it on to the pages of this one. */
const listenForAll = async (
  notifications: LiveDependencies['notifications'],
  streams: LiveStreams,
  presence: ReturnType<typeof createPresence>,
  tellPeople: (lessonId: number) => void,
) => {
  await notifications.listen(editChannel, (notification) => {
    if (notification.kind === 'missed') return streams.tellAll({ type: 'missed' })
    const { lessonId, sectionId, by } = lessonEdit.parse(JSON.parse(notification.payload))
    streams.tell(lessonId, { type: 'stored', section_id: sectionId, by })
  })
  await notifications.listen(presenceChannel, (notification) => {
    if (notification.kind === 'missed') return
    const news = presenceNews.parse(JSON.parse(notification.payload))
    if (presence.hear(news)) tellPeople(news.lessonId)
  })
}

interface Admission {
  readonly caller: ByteCaller
  readonly reading: LiveDependencies['reading']
  readonly mayAuthor: AuthorScope
}

/** Who may hear of a lesson: staff of its school who may edit its course. @throws CallError as `admitToLesson` */
const admitted = async (
  { caller, reading, mayAuthor }: Admission,
  request: ByteRequest,
  reply: ByteReply,
  lessonId: number,
): Promise<number> => {
  const call = await caller.of(request, reply)
  await admitToLesson(call, reading, mayAuthor, { lessonId, right: 'course_edit' })
  return found(call.actor).userId
}
