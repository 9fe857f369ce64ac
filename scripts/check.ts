import { printSummary } from './counts.ts'
import { runChecks } from './checks.ts'

// `npm run check`: everything that can be said about the sources without running them.
const counts = await runChecks()
printSummary(counts)
process.exit(counts.failed === 0 ? 0 : 1)
