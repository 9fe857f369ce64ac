import { landingTier } from '../landing-tier.ts'
import { runTiers } from '../run-tiers.ts'

// `.ci/run`, after `npm test` and with its exit code: the journeys of what changed, and the share of the others whose turn it is.
await runTiers([await landingTier()], Number(process.argv[2] ?? 1))
