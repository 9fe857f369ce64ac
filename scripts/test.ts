import { installTools } from './install-tools.ts'
import { clearReports } from './suite/report-files.ts'
import { runTiers } from './suite/run-tiers.ts'
import { mainTiers } from './suite/tiers.ts'

// `npm test`: checks, every unit, server and component test, and the main line of journeys.
clearReports()
await installTools()
await runTiers(await mainTiers())
