import { debianPostgres, startDebianPostgres } from './debian-postgres.ts'
import { runProgram } from './programs.ts'

// node scripts/with-debian-postgres.ts <command …>: runs the command with TEST_DATABASE_URL and DATABASE_URL of a private,
// throw-away PostgreSQL from Debian's package.
const programs = debianPostgres()
if (programs === undefined) {
  console.error("Debian's PostgreSQL 15 or newer is not installed: apt-get install postgresql")
  process.exit(1)
}
const [program = 'true', ...args] = process.argv.slice(2)
const postgres = await startDebianPostgres(programs, { isFast: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}) // The command gets it too, and ends first.
const { code } = await runProgram(program, args, {
  show: true,
  env: { TEST_DATABASE_URL: postgres.url, DATABASE_URL: postgres.url },
})
await postgres.stop()
process.exit(code)
