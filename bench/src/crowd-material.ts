import { courseStatus } from '@lectern/contract/courses/course-status'
import { setTimeout as wait } from 'node:timers/promises'
import { createCourse, updateCourse } from '@lectern/contract/courses/courses.api'
import { getFile } from '@lectern/contract/files/files.api'
import { createLesson, createSection, updateLesson } from '@lectern/contract/lessons/lessons.api'
import type { CallApi } from './api.ts'

const lettersOfPart = 50_000
const words = 'Reading once is not learning at all. '.repeat(14).slice(0, 500)

/** A text unit of about so many letters, in paragraphs of 500. */
export const textUnit = (key: string, letters: number) => ({
  key,
  type_id: 3 as const,
  content: {
    text: {
      version: 1 as const,
      doc: {
        type: 'doc' as const,
        content: Array.from({ length: Math.ceil(letters / words.length) }, () => ({
          type: 'paragraph',
          content: [{ type: 'text', text: words }],
        })),
      },
    },
  },
})

/** A published course that anybody may join. */
export const makeOpenCourse = async (call: CallApi, expert: string, title: string) => {
  const course = (await call(createCourse, expert, { body: { title } })).data
  const params = { course: course.id }
  return (
    await call(updateCourse, expert, {
      params,
      body: { status_id: courseStatus.published, enrolment: 'open' },
    })
  ).data
}

/** A published lesson that anybody may read, with a text of so many letters in sections of 50,000. */
export const makeOpenLesson = async (call: CallApi, expert: string, course: number, letters: number) => {
  const { data } = await call(createLesson, expert, { params: { course }, body: { title: 'Crowded lesson' } })
  for (let done = 0; done < letters; done += lettersOfPart) {
    const info_units = [textUnit(`part-${done}-of`, Math.min(lettersOfPart, letters - done))]
    await call(createSection, expert, { params: { lesson: data.id }, body: { name: 'Part', info_units } })
  }
  const body = { status_id: 4 as const, is_public: true }
  return (await call(updateLesson, expert, { params: { course, lesson: data.id }, body })).data
}

/** A recording of a second of silence, as a WAV file. */
export const silence = (): Uint8Array<ArrayBuffer> => {
  const samples = 16_000
  const bytes = Buffer.alloc(44 + samples)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(samples / 2, 24)
  bytes.writeUInt32LE(samples, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples, 40)
  return new Uint8Array(bytes)
}

/** Puts a file into the storage of the school. @returns its UUID */
export const uploadFile = async (
  origin: string,
  token: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  const reply = await fetch(`${origin}/api/v1/files?model=storage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!reply.ok) throw new Error(`An upload answered ${reply.status}: ${await reply.text()}`)
  return getFile.output.parse(await reply.json()).data.uuid
}

const untilProcessed = async (call: CallApi, token: string, uuid: string): Promise<void> => {
  const deadline = performance.now() + 120_000
  while (performance.now() < deadline) {
    const { data } = await call(getFile, token, { params: { uuid } })
    if (data.process_status === 'completed') return
    await wait(200)
  }
  throw new Error(`The file ${uuid} was not processed within two minutes.`)
}

/** Plain texts of so many letters each in the storage, with their words kept for the search. @returns their UUIDs */
export const uploadTexts = async (
  origin: string,
  call: CallApi,
  token: string,
  { count, letters }: { readonly count: number; readonly letters: number },
): Promise<string[]> => {
  const phrase = 'Words to be found. '
  const text = new TextEncoder().encode(phrase.repeat(Math.ceil(letters / phrase.length)).slice(0, letters))
  const uuids: string[] = []
  for (let index = 0; index < count; index += 1)
    uuids.push(await uploadFile(origin, token, `large-${index}.txt`, text))
  for (const uuid of uuids) await untilProcessed(call, token, uuid)
  return uuids
}
