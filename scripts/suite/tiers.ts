import { runChecks } from '../checks.ts'
import { keepSeconds } from './journey-seconds.ts'
import { readLanding } from './landings.ts'
import { runJourneys } from './run-journeys.ts'
import type { TierRun } from './run-tiers.ts'
import { runEmbedded, runUnitTests } from './unit-tests.ts'

const checksAndUnitTests: readonly TierRun[] = [
  { name: 'checks', run: () => runChecks() },
  { name: 'unit, server and component tests', run: runUnitTests },
]

/** What `npm test` runs. */
export const mainTiers = async (): Promise<TierRun[]> => {
  const { turn } = await readLanding()
  const run = () => runJourneys({ name: 'main-line', mainLine: 'only', look: turn })
  return [...checksAndUnitTests, { name: 'journeys of the main line', run }]
}

/** What `npm run test:all` runs. It keeps what each file of journeys took, for the budget of landings. */
export const allTiers = (): TierRun[] => [
  ...checksAndUnitTests,
  { name: 'server tests on the embedded database', run: runEmbedded },
  {
    name: 'every journey in every look',
    run: async () => {
      const counts = await runJourneys({ name: 'journeys' })
      await keepSeconds('journeys')
      return counts
    },
  },
]
