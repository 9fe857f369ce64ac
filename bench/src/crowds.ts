import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@lectern/contract/identity/sign-in.api'
import { joinCourse } from '@lectern/contract/courses/courses.api'
import { getFile } from '@lectern/contract/files/files.api'
import { addCaptions } from '@lectern/contract/files/players.api'
import { createSection, updateSection } from '@lectern/contract/lessons/lessons.api'
import { buildPages } from '../../scripts/build-pages.ts'
import { addressOf, type CallApi, openApi } from './api.ts'
import { type CrowdCall, type CrowdRow, goals, measureCrowd } from './crowd.ts'
import {
  makeOpenCourse,
  makeOpenLesson,
  silence,
  textUnit,
  uploadFile,
  uploadTexts,
} from './crowd-material.ts'
import { makeMaterial } from './material.ts'
import { peakMemoryOf, type Started, startProgram } from './processes.ts'

// `npm run bench:crowds`: many people do the same thing at the same moment, on a server with its own database, as `npm start`
// has it. The people and the server share the machine's processors.
const people = 200
const readersOfLargest = 60
const largeFiles = 86
const mostLetters = 500_000
const lettersOfPage = 20_000
const pageCount = 40
const languages = ['en', 'uk', 'ru', 'de', 'fr', 'es', 'it', 'pl', 'pt', 'nl'] as const

const startServer = (folder: string): Promise<Started> =>
  startProgram(
    'apps/server/src/main.ts',
    [],
    {
      PORT: '0',
      LECTERN_DATA: folder,
      LECTERN_LOG: 'error',
      LECTERN_TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: '',
    },
    /^Lectern is ready: (\S+)/,
  )

/** A hundred sections and a hundred captions, to be saved together. */
const makeSaves = async (origin: string, call: CallApi, expert: string, course: number) => {
  const lesson = await makeOpenLesson(call, expert, course, 0)
  const sounds: string[] = []
  for (let index = 0; index < people / 2 / languages.length; index += 1)
    sounds.push(await uploadFile(origin, expert, `silence-${index}.wav`, silence()))
  const saves: CrowdCall[] = []
  for (let index = 0; index < people / 2; index += 1) {
    const added = { params: { lesson: lesson.id }, body: { name: `Part ${index}` } }
    const section = lesson.sections[index]?.id ?? (await call(createSection, expert, added)).data.id
    const info_units = [textUnit(`crowd-${index}-text`, 4_000)]
    saves.push({
      method: 'PUT',
      path: addressOf(updateSection, { section }),
      token: expert,
      body: { name: 'Saved', info_units },
    })
    const text = `WEBVTT\n\n00:00.000 --> 00:00.900\nWords ${index}\n`
    saves.push({
      method: 'POST',
      path: addressOf(addCaptions, { uuid: sounds[Math.floor(index / languages.length)] ?? '' }),
      token: expert,
      body: { language: languages[index % languages.length], text },
    })
  }
  return saves
}

const measureAll = async (folder: string): Promise<{ rows: CrowdRow[]; peak: number }> => {
  const rows: CrowdRow[] = []
  const server = await startServer(folder)
  try {
    const { call, client } = openApi(server.origin)
    const credentials = { email: 'expert@lectern.test', password: 'lectern-demo' }
    const expert = (await call(login, '', { body: credentials })).data.token ?? ''
    const { students } = await makeMaterial(server.origin, people)
    const course = await makeOpenCourse(call, expert, 'Crowded course')
    const crowd = async (name: string, calls: readonly CrowdCall[]) =>
      rows.push(await measureCrowd(server, expert, name, calls))

    const path = addressOf(joinCourse, { course: course.id })
    await crowd(
      'join a course',
      students.map((token) => ({ method: 'POST', path, token })),
    )
    await crowd('save captions and sections', await makeSaves(server.origin, call, expert, course.id))

    const pages = [course.link]
    while (pages.length < pageCount)
      pages.push((await makeOpenLesson(call, expert, course.id, lettersOfPage)).link)
    const largest = await makeOpenLesson(call, expert, course.id, mostLetters)
    const texts = await uploadTexts(server.origin, call, expert, { count: largeFiles, letters: mostLetters })
    client.close()

    await crowd(
      'open pages that nobody has opened',
      students.map((token, index) => ({ method: 'GET', path: pages[index % pages.length] ?? '/', token })),
    )
    await crowd(
      `open a lesson of ${mostLetters} letters`,
      students.slice(0, readersOfLargest).map((token) => ({ method: 'GET', path: largest.link, token })),
    )
    await crowd(
      `read a file of ${mostLetters} letters`,
      texts.map((uuid) => ({ method: 'GET', path: addressOf(getFile, { uuid }), token: expert })),
    )
    return { rows, peak: peakMemoryOf(server.pid) }
  } finally {
    await server.stop()
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-crowds-'))
try {
  const { rows, peak } = await measureAll(folder)
  console.table(rows)
  console.log(`The server held ${peak.toFixed(0)} MiB at most.`)
  console.log(
    `Goals: no error, the slowest under ${goals.slowest} ms, the quiet call under ${goals.quiet} ms.`,
  )
  if (rows.some(({ goal }) => goal !== 'reached')) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
