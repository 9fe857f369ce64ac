import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUnit } from '@lectern/contract/lessons/reading.api'
import { createSection } from '@lectern/contract/lessons/lessons.api'
import { login } from '@lectern/contract/identity/sign-in.api'
import { openApi } from './api.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { cutUploads } from './uploads/cut-uploads.ts'
import { type Figures, median } from './figures.ts'
import { load } from './load.ts'
import { makeMaterial, type Material } from './material.ts'
import { measureProcessing } from './processing.ts'
import { growthDuring, type Started, startProgram } from './processes.ts'
import { begin, send, storedSum, sumOf } from './uploads/upload.ts'

// `npm run bench:files`: delivery beside a bare static server, a film that is made while lessons are read, memory of large
// uploads, uploads that are cut and killed.
const seconds = Number(process.env['BENCH_SECONDS'] ?? '5')
const rounds = Number(process.env['BENCH_ROUNDS'] ?? '3')
const port = process.env['BENCH_PORT'] ?? '4690'
const connections = 16
const mib = 1024 * 1024
/** A segment of a small picture, and one of a large picture. */
const segmentSizes = [512 * 1024, 2 * mib]
/** Many cuts of a small file, some of a large one. */
const cutUploadsOf = [
  { cuts: 100, bytes: 64 * mib },
  { cuts: 20, bytes: 2048 * mib },
]

/** Two measurements in turns, so that whatever else this machine does meets both. */
const inTurns = async (
  one: () => Promise<Figures>,
  other: () => Promise<Figures>,
): Promise<[Figures, Figures]> => {
  const runs: [Figures, Figures][] = []
  for (let round = 0; round <= rounds; round += 1) runs.push([await one(), await other()])
  const counted = runs.slice(1)
  if (counted.flat().some((run) => run.failed > 0)) throw new Error('Calls failed; the measurement is void.')
  return [median(counted.map(([run]) => run)), median(counted.map(([, run]) => run))]
}

const expertToken = async (origin: string): Promise<string> => {
  const { call, client } = openApi(origin)
  const body = { email: 'expert@lectern.test', password: 'lectern-demo' }
  const { token } = (await call(login, '', { body })).data
  client.close()
  return token ?? ''
}

/** The same file through a student's link, each request decided anew, and from a bare static server. */
const measureDelivery = async (
  { origin }: Started,
  token: string,
  { material, folder, bytes }: { material: Material; folder: string; bytes: number },
) => {
  const upload = await begin(origin, token, bytes)
  await send(upload, token, bytes)
  const { call, client } = openApi(origin)
  const body = {
    name: 'Files',
    info_units: [{ key: `bench-files-${bytes}`, type_id: 4, content: { files: [{ uuid: upload.uuid }] } }],
  }
  const section = await call(createSection, token, { params: { lesson: material.lessonId }, body })
  const unit = section.data.info_units[0]?.id ?? 0
  const links: string[] = []
  for (const student of material.students) {
    links.push((await call(getUnit, student, { params: { unit } })).data.files[0]?.url ?? '')
  }
  client.close()
  const root = join(folder, `static-${bytes}`)
  await mkdir(root)
  await writeFile(join(root, 'segment.bin'), Buffer.alloc(bytes, 7))
  const bare = await startProgram('bench/src/bare/static.ts', [root], {}, /^ready: (\S+)/)
  const toLimit = () => ({ method: 'GET', path: '/segment.bin', token: 'x' }) as const
  const toFile = (connection: number) =>
    ({
      method: 'GET',
      path: links[connection % links.length] ?? '',
      token: material.students[connection % links.length] ?? '',
    }) as const
  const [limit, delivered] = await inTurns(
    () => load({ origin: bare.origin, connections, seconds, next: toLimit }),
    () => load({ origin, connections, seconds, next: toFile }),
  )
  await bare.stop()
  const size = `${bytes / 1024} KiB`
  console.table([
    {
      Work: `Limit: bare static server, ${size}`,
      'per second': limit.perSecond,
      'p99 ms': limit.p99,
      'of its limit': '',
    },
    {
      Work: `File of a lesson, ${size}, right checked at every request`,
      'per second': delivered.perSecond,
      'p99 ms': delivered.p99,
      'of its limit': (delivered.perSecond / limit.perSecond).toFixed(2),
    },
  ])
}

const reportProcessing = async ({ origin }: Started, token: string, material: Material, folder: string) => {
  const { playable, completed, before, meanwhile } = await measureProcessing(origin, token, material, folder)
  console.log(
    `A clip of 60 s, 1280 x 720: plays after ${playable.toFixed(1)} s, everything made after ${completed.toFixed(1)} s.`,
  )
  console.log(
    `Reading a lesson's data, ${meanwhile.perSecond.toFixed(0)} a second: p99 ${before.p99} ms before, ${meanwhile.p99} ms meanwhile (${(meanwhile.p99 / before.p99).toFixed(1)} times).`,
  )
}

const uploadWhole = async (origin: string, token: string, bytes: number, sum: string): Promise<void> => {
  const upload = await begin(origin, token, bytes)
  await send(upload, token, bytes)
  if ((await storedSum(origin, token, upload.uuid)) !== sum) throw new Error('An upload arrived changed.')
}

const measureUploads = async ({ origin, pid }: Started, token: string) => {
  const [large, small] = [2048 * mib, 100 * mib]
  const sums = [sumOf(large), sumOf(small)]
  const upload = await begin(origin, token, large)
  const started = performance.now()
  const growth = await growthDuring(pid, () => send(upload, token, large))
  const rate = large / mib / ((performance.now() - started) / 1000)
  if ((await storedSum(origin, token, upload.uuid)) !== sums[0])
    throw new Error('The upload arrived changed.')
  console.log(
    `One upload of 2 GiB: memory grew by ${growth.toFixed(0)} MiB at most, ${rate.toFixed(0)} MiB/s, SHA-256 equal.`,
  )
  const together = await growthDuring(pid, async () => {
    await Promise.all(Array.from({ length: 20 }, () => uploadWhole(origin, token, small, sums[1] ?? '')))
  })
  console.log(
    `20 uploads of 100 MiB at once: memory grew by ${together.toFixed(0)} MiB at most, every SHA-256 equal.`,
  )
}

const startServer = (folder: string, database: BenchDatabase): Promise<Started> =>
  startProgram(
    'apps/server/src/main.ts',
    [],
    {
      PORT: port,
      LECTERN_DATA: folder,
      LECTERN_LOG: 'error',
      LECTERN_QUOTA: '100GiB',
      DATABASE_URL: database.url,
      LECTERN_TRUST_PROXY: '127.0.0.1',
    },
    /^Lectern is ready: (\S+)/,
  )

const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-files-'))
const database = await openBenchDatabase()
let server = await startServer(folder, database)
try {
  const token = await expertToken(server.origin)
  const material = await makeMaterial(server.origin, connections)
  for (const bytes of segmentSizes) await measureDelivery(server, token, { material, folder, bytes })
  await reportProcessing(server, token, material, folder)
  await measureUploads(server, token)
  for (const { cuts, bytes } of cutUploadsOf) {
    const result = await cutUploads({
      origin: server.origin,
      token,
      cuts,
      bytes,
      path: join(folder, 'cut.zip'),
      kill: async () => {
        process.kill(server.pid, 'SIGKILL')
        server = await startServer(folder, database)
      },
    })
    console.log(
      `An upload of ${bytes / mib} MiB by tus-js-client, cut ${result.cut} times and its server killed ${result.killed} times: SHA-256 equal.`,
    )
  }
} finally {
  await server.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
