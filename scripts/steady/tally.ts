import { z } from 'zod'

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ status: z.string(), duration: z.number() })) })),
})

interface Suite {
  title: string
  specs?: z.infer<typeof spec>[] | undefined
  suites?: Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec).optional(),
  suites: z.lazy(() => z.array(suite)).optional(),
})

/** Playwright's report as JSON, as far as it is counted. */
export const steadyReport = z.object({ suites: z.array(suite) })

interface Run {
  readonly journey: string
  readonly status: string
  readonly duration: number
}

const runsIn = ({ title, specs = [], suites = [] }: Suite, above: readonly string[]): Run[] => {
  const path = [...above, title].filter((part) => part !== '')
  const own = specs.flatMap((each) =>
    each.tests.flatMap(({ results }) =>
      results.map((result) => ({ journey: [...path, each.title].join(' › '), ...result })),
    ),
  )
  return [...own, ...suites.flatMap((each) => runsIn(each, path))]
}

/** How one journey went in all its runs. */
export interface Tally {
  readonly journey: string
  readonly runs: number
  readonly failures: number
  readonly slowestSeconds: number
}

/** Counts the runs of each journey; those that failed most come first, then the slowest. */
export const tallyOf = ({ suites }: z.infer<typeof steadyReport>): Tally[] => {
  const runs = suites.flatMap((each) => runsIn(each, [])).filter(({ status }) => status !== 'skipped')
  return [...Map.groupBy(runs, ({ journey }) => journey)]
    .map(([journey, all]) => ({
      journey,
      runs: all.length,
      failures: all.filter(({ status }) => status !== 'passed').length,
      slowestSeconds: Math.max(...all.map(({ duration }) => duration)) / 1000,
    }))
    .toSorted((one, other) => other.failures - one.failures || other.slowestSeconds - one.slowestSeconds)
}

/** The line of a journey. */
export const lineOfTally = ({ journey, runs, failures, slowestSeconds }: Tally): string =>
  `${failures === 0 ? 'ok    ' : 'FAILED'} ${failures} of ${runs} runs failed, slowest ${slowestSeconds.toFixed(1)} s: ${journey}`
