import { startAttempt } from '@lectern/contract/practices/practices.api'
import { openApi } from './api.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { type Figures, median } from './figures.ts'
import { load } from './load.ts'
import { makeMaterial, type Material } from './material.ts'
import { peer } from './peer.ts'
import { memoryOf, peakMemoryOf, type Started, startProgram } from './processes.ts'
import { measureOneRowUpdates, measureRawWrites } from './raw-writes.ts'
import { row, type TableRow } from './table.ts'
import { measureAttempts } from './whole-attempt.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? '5')
const rounds = Number(process.env['BENCH_ROUNDS'] ?? '3')
const connections = 16
const studentCount = 200

const repeat = async (name: string, measure: () => Promise<Figures>): Promise<Figures> => {
  await measure()
  const runs: Figures[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await measure())
  const figures = median(runs)
  if (runs.some((run) => run.failed > 0))
    throw new Error(`${name}: ${figures.failed} calls failed; the measurement is void.`)
  return figures
}

const student = (material: Material, connection: number): string =>
  material.students[connection % material.students.length] ?? ''

const measureReading = (origin: string, material: Material, path: string) => () =>
  load({
    origin,
    connections,
    seconds,
    next: (connection, round) => ({ method: 'GET', path, token: student(material, connection * 12 + round) }),
  })

/** What a program with nothing of ours in it answers. */
const measureBare = async (program: string, argument: string): Promise<Figures> => {
  const bare = await startProgram(program, [argument], { NODE_ENV: 'production' }, /^ready: (\S+)/)
  const next = () => ({ method: 'GET', path: '/bare', token: 'x' }) as const
  try {
    return await repeat('bare', () => load({ origin: bare.origin, connections, seconds, next }))
  } finally {
    await bare.stop()
  }
}

const beginAttempts = async (origin: string, { students, lessonId, quizId }: Material): Promise<number[]> => {
  const { call, client } = openApi(origin)
  const params = { lesson: lessonId, quiz: quizId }
  const ids: number[] = []
  for (const token of students.slice(0, connections)) {
    ids.push((await call(startAttempt, token, { params })).data.id)
  }
  client.close()
  return ids
}

let seq = 0

const measureSaving = (origin: string, material: Material, attempts: readonly number[]) => () =>
  load({
    origin,
    connections,
    seconds,
    next: (connection, round) => {
      const question = material.questions[round % material.questions.length]
      seq += 1
      return {
        method: 'POST',
        path: `/api/v1/lessons/${material.lessonId}/quiz-attempts/${attempts[connection % attempts.length]}`,
        token: student(material, connection % attempts.length),
        body: { quiz_question_id: question?.id, answer_ids: [question?.right], device: 'bench', seq },
      }
    },
  })

const bodyOf = async (origin: string, path: string, token: string): Promise<string> => {
  const reply = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return reply.text()
}

/** The limits of a page: its bytes with no work behind them, and its markup drawn by React alone. */
const measureBarePage = async (html: string, folder: string): Promise<{ bytes: Figures; react: Figures }> => {
  const file = join(folder, 'page.html')
  writeFileSync(file, html)
  return {
    bytes: await measureBare('bench/src/bare/server.ts', String(Buffer.byteLength(html))),
    react: await measureBare('bench/src/bare/page.ts', file),
  }
}

const measureAll = async (server: Started, database: BenchDatabase, folder: string): Promise<TableRow[]> => {
  const { origin } = server
  const material = await makeMaterial(origin, studentCount)
  const dataPath = `/api/v1/public/lessons/${material.lessonId}`
  const json = await bodyOf(origin, dataPath, student(material, 0))
  const bare = await measureBare('bench/src/bare/server.ts', String(json.length))
  const html = await bodyOf(origin, material.lessonPath, student(material, 0))
  const barePage = await measureBarePage(html, folder)
  const page = await repeat('page', measureReading(origin, material, material.lessonPath))
  const data = await repeat('data', measureReading(origin, material, dataPath))
  const catalogue = await repeat('catalogue', measureReading(origin, material, '/courses'))
  const raw = await repeat('raw writes', () => measureRawWrites(database.url, connections, seconds))
  const updates = await repeat('updates', () => measureOneRowUpdates(database.url, connections, seconds))
  const attempts = await beginAttempts(origin, material)
  const saving = await repeat('saving', measureSaving(origin, material, attempts))
  const handedIn = await repeat('attempts', () =>
    measureAttempts(origin, material, { connections, seconds, saves: 'with finish' }),
  )
  const oneByOne = await repeat('attempts', () =>
    measureAttempts(origin, material, { connections, seconds, saves: 'one by one' }),
  )
  const readingLimit = { limit: bare, peerLimit: peer.limits.bare }
  const writingLimit = { limit: updates, peerLimit: peer.limits.oneRowUpdate }
  return [
    row('Limit: bare Fastify, same bytes as the lesson data', bare),
    row(
      `Limit: bare Fastify, same ${Math.round(Buffer.byteLength(html) / 100) / 10} kB as the lesson page`,
      barePage.bytes,
    ),
    row('Limit: bare React, same markup as the lesson page', barePage.react),
    row('Lesson page, server-rendered, signed in', page, { ...readingLimit, peerRate: peer.lessonPage }),
    row('The same page, beside bare React', page, { limit: barePage.react }),
    row('The same page, beside its bytes alone', page, { limit: barePage.bytes }),
    row('Lesson data (JSON)', data, { ...readingLimit, peerRate: peer.lessonPage }),
    row('Course list page', catalogue, { ...readingLimit, peerRate: peer.courseList }),
    row('Limit: the same write straight to PostgreSQL', raw),
    row('Limit: one-row UPDATE', updates),
    row('Save one answer, durable', saving, {
      limit: raw,
      yardstick: writingLimit,
      peerRate: peer.saveAnswer,
    }),
    row('Whole attempt, answers with the finish (4 calls)', handedIn, {
      ...writingLimit,
      peerRate: peer.wholeAttempt,
    }),
    row('Whole attempt, 11 answers saved one by one (14 calls)', oneByOne, {
      ...writingLimit,
      peerRate: peer.wholeAttempt,
    }),
  ]
}

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const database = await openBenchDatabase()
  const server = await startProgram(
    'apps/server/src/main.ts',
    [],
    {
      PORT: '0',
      LECTERN_DATA: folder,
      LECTERN_LOG: 'error',
      DATABASE_URL: database.url,
      LECTERN_TRUST_PROXY: '127.0.0.1',
    },
    /^Lectern is ready: (\S+)/,
  )
  try {
    console.log(
      `${cpus().length} cores, ${connections} connections, ${database.name}; each figure is the middle of ${rounds} runs of ${seconds} s.\n`,
    )
    const rows = await measureAll(server, database, folder)
    console.table(rows)
    console.log(
      `Server memory: ${memoryOf(server.pid).toFixed(0)} MiB now, ${peakMemoryOf(server.pid).toFixed(0)} MiB at its peak (PSS / highest RSS).`,
    )
    console.log(`PostgreSQL memory: ${database.memory().toFixed(0)} MiB (PSS of all its processes).\n`)
  } finally {
    await server.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const size = spawnSync(process.execPath, ['apps/web/scripts/check-size.ts'], { encoding: 'utf8' })
  console.log(`Learner's lesson page, gzip:\n${size.stdout}`)
}

await main()
