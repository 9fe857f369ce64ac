// A worker in a process of its own: `node queue-process.ts <database target as JSON>`. It tells every job that it begins
// (`began <name>`) and holds it until the line `finish <name>` comes in.
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/pool.ts'
import { silentLog } from '../platform/log.ts'
import { defineJob, handleJob } from '../platform/queue/job.ts'
import { startWorker } from '../platform/queue/worker.ts'

const hold = defineJob({
  name: 'tests.hold',
  payload: z.object({ name: z.string() }),
  maxAttempts: 3,
  // Of one worker: a process that holds a job takes no other.
  lane: 'clocks',
})

const finished = new Map<string, PromiseWithResolvers<void>>()
const gateOf = (name: string) => {
  const gate = finished.get(name) ?? Promise.withResolvers<void>()
  finished.set(name, gate)
  return gate
}

const handler = handleJob(hold, async ({ name }) => {
  process.stdout.write(`began ${name}\n`)
  await gateOf(name).promise
})

const database = openDatabase(JSON.parse(process.argv[2] ?? '{}'), { log: silentLog })
await startWorker(database, [handler], {
  clock: systemClock,
  log: silentLog,
  liveness: { lookMs: 150, graceMs: 300 },
})
createInterface(process.stdin).on('line', (line) => gateOf(line.replace('finish ', '')).resolve())
process.stdout.write('ready\n')
