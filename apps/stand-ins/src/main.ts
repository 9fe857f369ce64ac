import { startStandIns } from './start.ts'

const { PORT = '4310', HOST = '127.0.0.1', PUBLIC_URL } = process.env

/** Starts the stand-in by hand and says where it is. */
const standIns = await startStandIns({
  port: Number(PORT),
  host: HOST,
  ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void standIns.close())
process.stdout.write(`The stand-in of payment providers listens at ${standIns.url}\n`)
