import { installTools } from '../../install-tools.ts'
import { clearReports } from '../report-files.ts'
import { runTiers } from '../run-tiers.ts'
import { allTiers } from '../tiers.ts'

// `npm run test:all`: everything, every journey in every look, and the server's tests on the embedded database too.
clearReports()
await installTools()
await runTiers(allTiers())
