import { printSummary } from './reports/counts.ts'
import { runChecks } from './checks.ts'

// `npm run check`: everything that can be said about the sources without running them; `npm run check -- queries` asks one check alone.
const counts = await runChecks(process.argv[2])
printSummary(counts)
process.exit(counts.failed === 0 ? 0 : 1)
