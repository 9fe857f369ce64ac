import { listOf } from '@lectern/contract/kernel/envelope'
import { login } from '@lectern/contract/identity/sign-in.api'
import { bankLimits, bankSummary } from '@lectern/contract/quizzes/bank/bank'
import { listBankQuestions } from '@lectern/contract/quizzes/bank/bank.api'
import { addressOf, openApi } from '../api.ts'
import { fillBank } from './material.ts'
import { percentileOf } from '../figures.ts'
import { startBenchServer } from '../server.ts'

// `npm run bench:bank`: how long a full question bank takes to find something, one call after the other.
const rounds = 100
const warmUp = 5
const goalMs = 100
const perPage = 50
const lastPage = bankLimits.questions / perPage

const server = await startBenchServer('bank')
const { call, client } = openApi(server.origin)

/** Milliseconds of one page, which has to hold something. */
const timed = async (token: string, query: Readonly<Record<string, string>>): Promise<number> => {
  const search = new URLSearchParams({ per_page: String(perPage), ...query }).toString()
  const begin = performance.now()
  const { status, body } = await client.send('GET', `${addressOf(listBankQuestions)}?${search}`, token)
  const took = performance.now() - begin
  if (status !== 200) throw new Error(`The list answered ${status}: ${body}`)
  if (listOf(bankSummary).parse(JSON.parse(body)).data.length === 0)
    throw new Error(`Nothing was found by ${search}.`)
  return took
}

const measure = async (work: string, token: string, queryOf: (round: number) => Record<string, string>) => {
  const times = []
  for (let round = -warmUp; round < rounds; round += 1) {
    const took = await timed(token, queryOf(Math.abs(round)))
    if (round >= 0) times.push(took)
  }
  return { work, p50: percentileOf(times, 0.5), p95: percentileOf(times, 0.95) }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

try {
  const { token } = (
    await call(login, '', { body: { email: 'expert@lectern.test', password: 'lectern-demo' } })
  ).data
  if (token === null) throw new Error('The expert was not signed in.')
  const { words, tags, types } = await fillBank(server.database.url, call, token)
  const any = (list: readonly string[], round: number): string => list[round % list.length] ?? ''
  const lines = [
    await measure('the first page', token, () => ({})),
    await measure(`page ${lastPage}`, token, () => ({ page: String(lastPage) })),
    await measure('by a word', token, (round) => ({ query: any(words, round) })),
    await measure('by a tag', token, (round) => ({ tag: any(tags, round) })),
    await measure('by a type', token, (round) => ({ type: any(types, round) })),
    await measure('by a word and a type', token, (round) => ({
      query: 'ка',
      type: any(types, round),
    })),
    await measure('by name', token, () => ({ order: 'name', direction: 'asc' })),
    await measure('the most used first', token, () => ({ order: 'quizzes' })),
    await measure('in no quiz', token, () => ({ is_used: '0' })),
  ]
  console.log(`A bank of ${bankLimits.questions} questions, ${rounds} calls each, milliseconds.`)
  console.table(
    lines.map(({ work, p50, p95 }) => ({ work, p50: tenths(p50), p95: tenths(p95), goal: goalMs })),
  )
  if (lines.some(({ p95 }) => p95 > goalMs)) process.exitCode = 1
} finally {
  client.close()
  await server.stop()
}
