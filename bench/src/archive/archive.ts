import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createCourseFromFile, getCourseImport } from '@lectern/contract/course-files/course-files.api'
import { createCourse } from '@lectern/contract/courses/courses.api'
import { getProgram } from '@lectern/contract/courses/program.api'
import { createSection } from '@lectern/contract/lessons/lessons.api'
import { login } from '@lectern/contract/identity/sign-in.api'
import { type CallApi, openApi } from '../api.ts'
import { openBenchDatabase } from '../database.ts'
import { growthDuring, memoryNow, type Started, startProgram } from '../processes.ts'
import { begin, send, sendFile } from '../uploads/upload.ts'

// `npm run bench:archive`: a course of 2 GB as one file, out of a school and in again, beside a plain copy of the same bytes.
const lessons = 16
const megabyte = 1000 * 1000
/** `npm run bench:archive -- 200` takes 200 MB. */
const megabytes = Number(process.argv[2] ?? '2000')
/** How much memory a server may need for it above what it has at rest, MiB. */
const mostGrowth = 128
/** A plain copy is as many times as fast at most. */
const mostTimes = { out: 10, in: 10 }
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }

const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** A course whose lessons hold a file each; its id. */
const makeCourse = async (call: CallApi, origin: string, token: string): Promise<number> => {
  const outline = [
    { module: null, lessons: Array.from({ length: lessons }, (_, at) => ({ title: `Lesson ${at + 1}` })) },
  ]
  const body = { title: 'A course of many films', outline }
  const course = (await call(createCourse, token, { body })).data.id
  const program = (await call(getProgram, token, { params: { course } })).data
  const bytes = Math.ceil((megabytes * megabyte) / lessons)
  for (const lesson of program.lessons) {
    const upload = await begin(origin, token, bytes, `${lesson.title}.zip`)
    await send(upload, token, bytes)
    const unit = {
      key: `bench-archive-${lesson.id}`,
      type_id: 4,
      content: { files: [{ uuid: upload.uuid }] },
    }
    await call(createSection, token, {
      params: { lesson: lesson.id },
      body: { name: 'Files', info_units: [unit] },
    })
  }
  return course
}

const download = async (origin: string, token: string, course: number, path: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${origin}/api/v1/courses/${course}/archive`, { headers })
  if (!reply.ok || !reply.body) throw new Error(`The course answered ${reply.status}.`)
  await pipeline(Readable.fromWeb(reply.body), createWriteStream(path))
}

/** Waits until a course was made of an uploaded file. */
const takeIn = async (call: CallApi, token: string, file: string): Promise<void> => {
  const begun = (await call(createCourseFromFile, token, { body: { file } })).data
  let now = begun
  while (now.state !== 'done') {
    if (now.state === 'failed') throw new Error(`The course was not made: ${now.error}.`)
    await wait(100)
    now = (await call(getCourseImport, token, { params: { import: begun.id } })).data
  }
  // The address is taken by the course that went out.
  const lost = now.report?.notes.filter(({ code }) => code !== 'address_changed') ?? []
  if (now.report?.counts.files !== lessons || lost.length > 0)
    throw new Error(`The course came in changed: ${JSON.stringify(now.report)}.`)
}

const measure = async ({ origin, pid }: Started, folder: string) => {
  const { call, client } = openApi(origin)
  try {
    const { token } = (await call(login, '', { body: expert })).data
    if (token === null) throw new Error(`${expert.email} was not signed in.`)
    const rest = memoryNow(pid)
    const timed = async (work: () => Promise<void>) => {
      let seconds = 0
      const timing = async () => void (seconds = await secondsOf(work))
      return { growth: await growthDuring(pid, timing, rest), seconds }
    }
    const course = await makeCourse(call, origin, token)
    const [archive, copy] = [join(folder, 'course.zip'), join(folder, 'copy.zip')]
    const out = await timed(() => download(origin, token, course, archive))
    const plain = await secondsOf(() => pipeline(createReadStream(archive), createWriteStream(copy)))
    await rm(copy)
    const { size } = await stat(archive)
    const upload = await begin(origin, token, size, 'course.zip', 'courseFile')
    const up = await timed(() => sendFile(upload, token, archive, size))
    await rm(archive)
    const taken = await timed(() => takeIn(call, token, upload.uuid))
    return { size, plain, out, up, taken }
  } finally {
    client.close()
  }
}

interface Timed {
  readonly seconds: number
  /** MiB. */
  readonly growth?: number
}

const report = ({ size, plain, out, up, taken }: Awaited<ReturnType<typeof measure>>): boolean => {
  const line = (work: string, { seconds, growth }: Timed) => ({
    work,
    seconds: Number(seconds.toFixed(1)),
    'MB/s': Math.round(size / megabyte / seconds),
    'times a plain copy': Number((seconds / plain).toFixed(1)),
    'most memory above rest, MiB': growth === undefined ? '' : Math.round(growth),
  })
  console.log(`A course of ${Math.round(size / megabyte)} MB in ${lessons} files.`)
  console.table([
    line('a plain copy on the same disk', { seconds: plain }),
    line('the course out, to a client on this machine', out),
    line('its file uploaded', up),
    line('a course made of the file', taken),
  ])
  return (
    out.seconds < plain * mostTimes.out &&
    taken.seconds < plain * mostTimes.in &&
    [out, up, taken].every(({ growth }) => growth < mostGrowth)
  )
}

const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-archive-'))
const database = await openBenchDatabase()
const server = await startProgram(
  'apps/server/src/main.ts',
  [],
  {
    ...{ PORT: '0', LECTERN_DATA: folder, LECTERN_LOG: 'error', LECTERN_QUOTA: '100GiB' },
    DATABASE_URL: database.url,
  },
  /^Lectern is ready: (\S+)/,
)
try {
  if (!report(await measure(server, folder))) process.exitCode = 1
} finally {
  await server.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
