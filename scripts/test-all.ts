import { installTools } from './install-tools.ts'
import { clearReports } from './suite/report-files.ts'
import { runTiers } from './suite/run-tiers.ts'
import { allTiers } from './suite/tiers.ts'

// `npm run test:all`: everything, every journey in every look, and the server's tests on the embedded database too.
clearReports()
await installTools()
await runTiers(allTiers())
