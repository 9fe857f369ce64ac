import { installTools } from '../../install-tools.ts'
import { clearReports } from '../report-files.ts'
import { runTiers } from '../run-tiers.ts'
import { mainTiers } from '../tiers.ts'

// `npm test`: checks, every unit, server and component test, and the main line of journeys.
clearReports()
await installTools()
await runTiers(await mainTiers())
