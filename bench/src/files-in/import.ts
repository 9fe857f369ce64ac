import { login } from '@lectern/contract/identity/sign-in.api'
import { dataOf } from '@lectern/contract/kernel/envelope'
import { fileReport } from '@lectern/contract/quizzes/formats/file-report'
import { openApi } from '../api.ts'
import { medianOf } from '../figures.ts'
import { startBenchServer } from '../server.ts'

// `npm run bench:import`: how long a file of 500 questions takes to read, and 200 of them with pictures to take over.
const questions = 500
const taken = 200
const tries = 5
const goals = { readingMs: 10_000, takingMs: 10_000 } as const
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const asked = (type: string, number: number, rest: string) =>
  `<question type="${type}"><name><text>Item ${number}</text></name><questiontext format="html"><text><![CDATA[<p>What grows in garden <b>${number}</b>?</p><p><img src="@@PLUGINFILE@@/garden.png" alt="Garden ${number}"></p>]]></text><file name="garden.png" path="/" encoding="base64">${onePixel}</file></questiontext><generalfeedback format="html"><text>${'Words about it. '.repeat(10)}</text></generalfeedback><defaultgrade>1</defaultgrade>${rest}</question>`

const answer = (fraction: number, text: string) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text>Because.</text></feedback></answer>`

const kinds = [
  (number: number) =>
    asked(
      'multichoice',
      number,
      `<single>true</single>${answer(100, 'Roses')}${answer(0, 'Stones')}${answer(0, 'Rain')}`,
    ),
  (number: number) => asked('truefalse', number, answer(100, 'true') + answer(0, 'false')),
  (number: number) =>
    asked(
      'numerical',
      number,
      `<answer fraction="100"><text>${number}</text><tolerance>1</tolerance></answer>`,
    ),
  (number: number) => asked('shortanswer', number, answer(100, 'Roses')),
]

const file = `<?xml version="1.0" encoding="UTF-8"?><quiz>${Array.from({ length: questions }, (_, at) => kinds[at % kinds.length]?.(at + 1) ?? '').join('')}</quiz>`

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

/** Milliseconds to send the file and to get the whole answer. */
const send = async (origin: string, token: string, fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([file], { type: 'application/xml' }), 'garden.xml')
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  const began = performance.now()
  const reply = await fetch(`${origin}/api/v1/quizzes/read-file`, { method: 'POST', headers, body: form })
  const body = lastLine(await reply.text())
  const milliseconds = performance.now() - began
  if (reply.status !== 200) throw new Error(`The file was answered ${reply.status}: ${body.slice(0, 300)}`)
  return { milliseconds, count: dataOf(fileReport).parse(JSON.parse(body)).data.questions.length }
}

const measure = async (origin: string) => {
  const { call, client } = openApi(origin)
  const { token } = (await call(login, '', { body: expert })).data
  client.close()
  if (token === null) throw new Error('The expert was not signed in.')
  const readings = []
  for (let round = 0; round < tries; round += 1) {
    const { milliseconds, count } = await send(origin, token, {})
    if (count !== questions) throw new Error(`${count} questions were read.`)
    readings.push(milliseconds)
  }
  const numbers = Array.from({ length: taken }, (_, at) => at + 1).join(',')
  const taking = await send(origin, token, { take: numbers })
  if (taking.count !== taken) throw new Error(`${taking.count} questions were taken over.`)
  return { reading: medianOf(readings), taking: taking.milliseconds }
}

const server = await startBenchServer('import')
try {
  const { reading, taking } = await measure(server.origin)
  const size = `${Math.round(Buffer.byteLength(file) / 1000)} kB`
  const lines = [
    {
      work: `read ${questions} questions of Moodle XML (${size}), median of ${tries}, ms`,
      measured: Math.round(reading),
      goal: goals.readingMs,
    },
    {
      work: `take ${taken} of them over, each with its picture, ms`,
      measured: Math.round(taking),
      goal: goals.takingMs,
    },
  ]
  console.table(lines)
  if (lines.some(({ measured, goal }) => measured > goal)) process.exitCode = 1
} finally {
  await server.stop()
}
