import { findInCourse } from '@lectern/contract/courses/finding/finding.api'
import { joinCourse } from '@lectern/contract/courses/courses.api'
import { login } from '@lectern/contract/identity/sign-in.api'
import { addressOf, openApi } from '../api.ts'
import { percentileOf } from '../figures.ts'
import { startBenchServer } from '../server.ts'
import { makeSearched, searched } from './material.ts'

// `npm run bench:search`: how long a learner waits for words in a course of 500 lessons with films and documents, one call at a time.
const rounds = 50
const warmUp = 5
/** Milliseconds of the middle call (issue of learning: "SPEED"). */
const goalMs = 200

const server = await startBenchServer('search', { LECTERN_TRUST_PROXY: '127.0.0.1' })
const { call, client } = openApi(server.origin)

const signIn = async (email: string): Promise<string> => {
  const { token } = (await call(login, '', { body: { email, password: 'lectern-demo' } })).data
  if (token === null) throw new Error(`${email} was not signed in.`)
  return token
}

let calls = 0
/** Searches of one address are limited by the minute; each call here comes from one of its own. */
const someAddress = () => {
  calls += 1
  return `10.0.${calls >> 8}.${calls & 255}`
}

/** Milliseconds of one search, and how many places it answered. */
const timed = async (token: string, slug: string, query: string) => {
  const address = addressOf(findInCourse, { course_slug: slug })
  const begin = performance.now()
  const { status, body } = await client.send(
    'GET',
    `${address}?${new URLSearchParams({ query }).toString()}`,
    token,
    undefined,
    { 'x-forwarded-for': someAddress() },
  )
  const took = performance.now() - begin
  if (status !== 200) throw new Error(`The search answered ${status}: ${body}`)
  const { data } = findInCourse.output.parse(JSON.parse(body))
  return { took, places: data.reduce((sum, { places }) => sum + places.length, 0) }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

try {
  const expert = await signIn('expert@lectern.test')
  const { id, slug, inTexts, inFilms, inDocuments } = await makeSearched(server.database.url, call, expert)
  const learner = await signIn('visitor@lectern.test')
  await call(joinCourse, learner, { params: { course: id } })
  const any = (list: readonly string[], round: number): string => list[round % list.length] ?? ''
  const searches: readonly (readonly [string, (round: number) => string])[] = [
    ['a word of a text', (round) => any(inTexts, round)],
    ['a word of a film', (round) => any(inFilms, round)],
    ['a word of a document', (round) => any(inDocuments, round)],
    ['two words', (round) => `${any(inTexts, round)} ${any(inFilms, round)}`],
    ['a beginning that thousands have', () => 'ками'],
    ['a word that nobody wrote', () => 'непрочитане'],
  ]
  const lines = []
  for (const [work, queryOf] of searches) {
    const times: number[] = []
    let places = 0
    for (let round = -warmUp; round < rounds; round += 1) {
      const found = await timed(learner, slug, queryOf(Math.abs(round)))
      if (round < 0) continue
      times.push(found.took)
      places += found.places
    }
    lines.push({
      work,
      places: places / rounds,
      p50: percentileOf(times, 0.5),
      p95: percentileOf(times, 0.95),
    })
  }
  console.log(`A course of ${searched.lessons} lessons, ${rounds} calls each, milliseconds.`)
  console.table(
    lines.map(({ work, places, p50, p95 }) => ({
      ...{ work, places: tenths(places), p50: tenths(p50), p95: tenths(p95) },
      goal: `p50 < ${goalMs}`,
    })),
  )
  if (lines.some(({ p50 }) => p50 > goalMs)) process.exitCode = 1
} finally {
  client.close()
  await server.stop()
}
