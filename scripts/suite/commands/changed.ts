import { installTools } from '../../install-tools.ts'
import { changedTier } from '../changed-tier.ts'
import { clearReports } from '../report-files.ts'
import { runTiers } from '../run-tiers.ts'
import { mainTiers } from '../tiers.ts'

// `npm run test:changed -- <commit>`: `npm test`, and the journeys of what changed since that commit, or since the last landing.
clearReports()
await installTools()
await runTiers([...(await mainTiers()), await changedTier(process.argv[2])])
