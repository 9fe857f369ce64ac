import { installTools } from './install-tools.ts'
import { changedTier } from './suite/changed-tier.ts'
import { clearReports } from './suite/report-files.ts'
import { runTiers } from './suite/run-tiers.ts'
import { mainTiers } from './suite/tiers.ts'

// `npm run test:changed -- <commit>`: `npm test`, and the journeys of what changed since that commit, or since the last landing.
clearReports()
await installTools()
await runTiers([...(await mainTiers()), await changedTier(process.argv[2])])
