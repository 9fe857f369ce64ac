import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { CourseNote } from '@lectern/contract/notes/note'
import { noteLimits } from '@lectern/contract/notes/note-limits'
import { slugParam } from '@lectern/contract/kernel/ids'
import { z } from 'zod'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { writeApart } from '../../../platform/documents/write-apart.ts'
import type { Identity } from '../../../platform/http/call.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { localeOf } from '../../../platform/http/requests/locale-of.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import {
  type ByteApp,
  type ByteReply,
  type ByteRequest,
  createByteCaller,
} from '../../../platform/http/sending/byte-call.ts'
import { dispositionOf } from '../../../platform/http/sending/send-object.ts'
import { createCompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { answerInFolder } from '../../../platform/uploads/work-folder.ts'
import { findUser } from '../../identity/index.ts'
import { findSchool } from '../../schools/index.ts'
import { type CourseNotes, type NotesOfCourses, openCourseNotes, readCourseNotes } from '../course-notes.ts'
import { createNoteWords, type NoteWords, writeMarkdown, writeParagraphs } from './note-document.ts'

const child = fileURLToPath(new URL('write-child.ts', import.meta.url))

/** Of one address, in a minute: a document of thousands of notes is work. */
const config = { rateLimit: { max: 12, timeWindow: 60_000 } } as const

const atOnce = 100

/** All notes of a course, a page after the other. */
const everyNote = async function* (db: ReadDatabase, notes: CourseNotes): AsyncGenerator<CourseNote> {
  for (let offset = 0; offset < noteLimits.perCourse; offset += atOnce) {
    const { data, total } = await readCourseNotes(db, notes, { query: '' }, { limit: atOnce, offset })
    yield* data
    if (offset + atOnce >= total) return
  }
}

const slugOf = ({ params }: ByteRequest): string => {
  const outcome = z.object({ course_slug: slugParam }).safeParse(params)
  if (!outcome.success) throw notFound('no such address')
  return outcome.data.course_slug
}

/** Mounts the notes of a course as files for their person. */
export const mountNoteFiles = (
  app: ByteApp,
  { reading, clock, env, textsFolder }: Pick<Dependencies, 'reading' | 'clock' | 'env' | 'textsFolder'>,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
  store: NotesOfCourses,
): void => {
  const caller = createByteCaller({ ...doors, clock })
  const texts = createCompiledTexts(textsFolder)

  const open = async (request: ByteRequest, reply: ByteReply) => {
    const call = await caller.of(request, reply)
    const { actor } = call
    if (!actor) throw new CallError('unauthenticated')
    const { schoolId } = found(await call.school())
    await call.enter(schoolId)
    const notes = await openCourseNotes(
      reading,
      store,
      { ...call, actor },
      { schoolId, slug: slugOf(request) },
    )
    const person = found(await findUser(reading, actor.userId))
    const words = createNoteWords(texts, {
      locale: localeOf(request),
      zone: person.timeZone ?? 'UTC',
      origin: originOf(env, found(await findSchool(reading, schoolId))),
    })
    return { notes, words, title: titleOf(notes, words), owner: { schoolId, userId: actor.userId } }
  }

  const headersOf = ({ course }: CourseNotes, extension: string, type: string) => ({
    'content-type': type,
    'content-disposition': dispositionOf('attachment', `${course.slug}-notes.${extension}`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })

  app.get('/api/v1/public/courses/:course_slug/notes.md', { config }, async (request, reply) => {
    const { notes, words, title } = await open(request, reply)
    const pieces = writeMarkdown(title, everyNote(reading, notes), words)
    return reply.headers(headersOf(notes, 'md', 'text/markdown; charset=utf-8')).send(Readable.from(pieces))
  })

  app.get('/api/v1/public/courses/:course_slug/notes.pdf', { config }, async (request, reply) => {
    const { notes, words, title, owner } = await open(request, reply)
    return answerInFolder(request, reply, async (folder, signal) => {
      const given = async function* () {
        yield { title }
        yield* writeParagraphs(title, everyNote(reading, notes), words)
      }
      const { stream, bytes } = await writeApart({ child, folder, owner, signal, given })
      reply.headers({ ...headersOf(notes, 'pdf', 'application/pdf'), 'content-length': bytes })
      return stream
    })
  })
}

const titleOf = ({ course }: CourseNotes, { say }: NoteWords): string =>
  course.title === null ? say('title') : say('export_title', { course: course.title })
