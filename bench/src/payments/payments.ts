import { startStandIns } from '@lectern/stand-ins'
import { standInDesk } from '@lectern/stand-ins/testing'
import { Pool } from 'pg'
import { areEven, describeBooks } from './books.ts'
import { keepServer } from './kept-server.ts'
import { killAfterMoney } from './kills.ts'
import { sendMessages } from './messages.ts'
import { openShop } from './shop.ts'
import { openWireTap } from './wire-tap.ts'

// `npm run bench:payments`: messages of providers in any order, doubled and forged, and a server that is killed after money moved and
// before it wrote that down. PAYMENT_MESSAGES (20,000; 100,000 takes hours) and PAYMENT_KILLS (20) say how much.
const messages = Number(process.env['PAYMENT_MESSAGES'] ?? '20000')
const kills = Number(process.env['PAYMENT_KILLS'] ?? '20')
const port = process.env['BENCH_PORT'] ?? '4694'
const goalMs = 100

let standInUrl = ''
const tap = await openWireTap(() => standInUrl)
const standIns = await startStandIns({ port: 0 })
standInUrl = standIns.url
const desk = standInDesk(standIns.url)
const server = await keepServer(port, { PAYMENT_STAND_IN_URL: tap.url, LECTERN_TRUST_PROXY: '127.0.0.1' })
const pool = new Pool({ connectionString: server.databaseUrl, max: 2 })
try {
  const shop = await openShop(server.origin)
  const told = await sendMessages({ shop, desk, pool }, messages)
  console.log(
    `${told.messages} messages, ${told.forged} of them forged: ${told.misjudged} misjudged; ${told.burst} of them in one second: ` +
      `p50 ${Math.round(told.p50)} ms, p95 ${Math.round(told.p95)} ms (goal ${goalMs}); all acted on ${Math.round(told.handledMs)} ms ` +
      `after the last one`,
  )
  console.log(describeBooks(told.books))
  const killed = await killAfterMoney({ server, shop, desk, tap, pool }, kills)
  console.log(
    `${killed.kills} kills between the money and the commit: even ${Math.round(killed.evenMs)} ms after the last one`,
  )
  console.log(describeBooks(killed.books))
  const isGood = areEven(told.books) && areEven(killed.books) && told.misjudged === 0
  if (!isGood || told.p95 > goalMs) process.exitCode = 1
} finally {
  await pool.end()
  await server.stop()
  await standIns.close()
  await tap.close()
}
