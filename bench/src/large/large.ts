import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@lectern/contract/identity/sign-in.api'
import { Pool } from 'pg'
import { buildPages } from '../../../scripts/build-pages.ts'
import { openApi } from '../api.ts'
import { openClient } from '../closed-loop.ts'
import { percentileOf } from '../figures.ts'
import { makeMaterial, type Material } from '../material.ts'
import { startBenchServer } from '../server.ts'
import { fillLarge, large, measuredProduct } from './fill.ts'

// `npm run bench:large`: whether what learners and experts open is as quick in a large database as in a small one.
const rounds = 200
const goals = { ratio: 1.1, progress: 200 }
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }

interface Work {
  readonly name: string
  readonly path: string
  readonly token: string
}

interface Measured {
  readonly p50: number
  readonly p95: number
  /** Transactions in PostgreSQL for each call; a query alone is one. */
  readonly queries: number
}

/** Statistics of PostgreSQL are written down by its processes once a second at most. */
const settled = 1_500

const countQueries = async (pool: Pool): Promise<number> => {
  await wait(settled)
  const { rows } = await pool.query<{ total: number }>(
    'select xact_commit::float8 as total from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.total ?? 0
}

const measure = async (
  origin: string,
  pool: Pool,
  { path, token }: Work,
  times: number,
): Promise<Measured> => {
  const client = openClient(origin)
  const call = async () => {
    const start = performance.now()
    const { status } = await client.send('GET', path, token)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    return performance.now() - start
  }
  try {
    for (let round = 0; round < 10; round += 1) await call()
    const before = await countQueries(pool)
    const took: number[] = []
    for (let round = 0; round < times; round += 1) took.push(await call())
    const queries = ((await countQueries(pool)) - before) / times
    return { p50: percentileOf(took, 0.5), p95: percentileOf(took, 0.95), queries }
  } finally {
    client.close()
  }
}

const patternOf = async (pool: Pool, { lessonId, quizId }: Material) => {
  const { rows } = await pool.query<{ school: number; product: number; course: number }>(
    'select school_id::int school, product_id::int product, course_id::int course from lessons where id = $1',
    [lessonId],
  )
  const [place] = rows
  if (!place) throw new Error('The lesson is gone.')
  return { schoolId: place.school, productId: place.product, courseId: place.course, lessonId, quizId }
}

const run = async (origin: string, url: string) => {
  const pool = new Pool({ connectionString: url, max: 1 })
  const { call, client } = openApi(origin)
  try {
    const material = await makeMaterial(origin, 1)
    const [student = ''] = material.students
    const { token } = (await call(login, '', { body: expert })).data
    const pattern = await patternOf(pool, material)
    const ofSmall: readonly Work[] = [
      { name: 'lesson, page', path: material.lessonPath, token: student },
      { name: 'lesson, data', path: `/api/v1/public/lessons/${material.lessonId}`, token: student },
      { name: 'own products', path: '/api/v1/user/products', token: student },
      { name: 'practices of the school', path: '/api/v1/practices', token: token ?? '' },
    ]
    const before: Measured[] = []
    for (const work of ofSmall) before.push(await measure(origin, pool, work, rounds))
    const start = performance.now()
    await fillLarge(url, pattern)
    console.log(`Filled in ${Math.round((performance.now() - start) / 1000)} s: ${JSON.stringify(large)}`)
    const lines = []
    let isMet = true
    for (const [at, work] of ofSmall.entries()) {
      const after = await measure(origin, pool, work, rounds)
      const small = before[at]
      if (!small) continue
      const ratio = after.p50 / small.p50
      // What lists a whole school grows with it; a lesson does not.
      if (work.name.startsWith('lesson')) isMet &&= ratio <= goals.ratio
      lines.push({
        work: work.name,
        'small p50 (ms)': small.p50.toFixed(2),
        'large p50': after.p50.toFixed(2),
        ratio: ratio.toFixed(2),
        'small queries': small.queries.toFixed(1),
        'large queries': after.queries.toFixed(1),
      })
    }
    console.table(lines)
    const progress = `/api/v1/products/${measuredProduct}/progress`
    const ofProgress = [
      { name: 'progress, first page', path: progress },
      { name: 'progress, away longest', path: `${progress}?sort=away` },
      { name: 'progress, stuck', path: `${progress}?filters[stuck]=1` },
      { name: 'progress, summary', path: `${progress}/summary` },
    ]
    const table = []
    for (const { name, path } of ofProgress) {
      const { p50, p95 } = await measure(origin, pool, { name, path, token: token ?? '' }, 15)
      if (name === 'progress, first page') isMet &&= p95 <= goals.progress
      table.push({ work: name, 'p50 (ms)': Math.round(p50), 'p95 (ms)': Math.round(p95) })
    }
    console.table(table)
    return isMet
  } finally {
    client.close()
    await pool.end()
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const server = await startBenchServer('large')
try {
  if (!(await run(server.origin, server.database.url))) process.exitCode = 1
} finally {
  await server.stop()
}
