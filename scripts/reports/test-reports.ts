import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Counts } from './counts.ts'

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const journeyTest = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      duration: z.number().default(0),
      error: z.object({ message: z.string().default('') }).optional(),
      attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
    }),
  ),
})

const journeySpec = z.object({ title: z.string(), file: z.string(), tests: z.array(journeyTest) })

interface Suite {
  title?: string | undefined
  specs?: z.infer<typeof journeySpec>[] | undefined
  suites?: Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string().optional(),
  specs: z.array(journeySpec).optional(),
  suites: z.lazy(() => z.array(suite)).optional(),
})

const journeyReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

const readReport = <T>(file: string, kind: z.ZodType<T>): T | undefined =>
  existsSync(file) ? kind.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined

/** A run that ended badly without naming a failed test (it did not even start) counts as one failure. */
const withEnding = (what: string, { passed, failed, faults }: Counts, code: number): Counts =>
  code !== 0 && failed === 0
    ? { passed, failed: 1, faults: [...faults, `${what} ended with ${code}, and no failed test is named`] }
    : { passed, failed, faults }

/**
 * What a run of Vitest came to.
 *
 * @param file its report as JSON
 * @param code what the program ended with
 */
export const countsOfUnitTests = (file: string, code: number): Counts => {
  const report = readReport(file, unitReport)
  const faults = (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`]
    return failed.map((test) => `${name} › ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`)
  })
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report ?? {}
  return withEnding(file, { passed, failed, faults }, code)
}

const specsOf = ({ specs = [], suites = [] }: Suite): z.infer<typeof journeySpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Each journey of a Playwright run by its report as JSON; none without a report. */
export const readSpecs = (file: string): z.infer<typeof journeySpec>[] =>
  (readReport(file, journeyReport)?.suites ?? []).flatMap(specsOf)

/** The page as it stood when a journey failed, as the tool describes it in words. */
const pageOf = (attachments: readonly { name: string; path?: string | undefined }[]): string => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return ''
  const [, page = ''] = readFileSync(path, 'utf8').split('# Page snapshot')
  return page.trim()
}

/**
 * What a run of the journeys came to.
 *
 * @param file its report as JSON
 * @param code what the program ended with
 * @param flakyLimit how many may need their second try before those beyond count as failed (decision 0024)
 */
export const countsOfJourneys = (file: string, code: number, flakyLimit: number): Counts => {
  const report = readReport(file, journeyReport)
  if (!report) return withEnding('the journeys', { passed: 0, failed: 0, faults: [] }, code)
  const faults = report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file: from, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results: [first] }) =>
          [
            `${status === 'flaky' ? 'passed at the second try only' : 'failed'}: ${from} › ${title}`,
            ...(first?.error?.message ?? '').split('\n').slice(0, 15),
            pageOf(first?.attachments ?? []),
          ].join('\n'),
        ),
    )
  const { expected, unexpected, flaky } = report.stats
  const beyond = Math.max(0, flaky - flakyLimit)
  return withEnding(
    'the journeys',
    { passed: expected + flaky - beyond, failed: unexpected + beyond, faults },
    code,
  )
}

/** A journey of a report. */
export interface ReportedJourney {
  /** File of the journey without folder and ending. */
  readonly journey: string
  /** File, titles around it and title, with spaces between, as the tool matches them. */
  readonly title: string
  readonly seconds: number
}

const reportedOf = (
  { title = '', specs = [], suites = [] }: Suite,
  around: string,
  file: string,
): ReportedJourney[] => {
  const path = `${around} ${title}`.trim()
  const own = specs.map((spec) => ({
    journey: /([^/]+)\.spec\.ts$/.exec(file)?.[1] ?? file,
    title: `/${path} ${spec.title}`,
    seconds: spec.tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }))
  return [...own, ...suites.flatMap((inner) => reportedOf(inner, path, file))]
}

/** Every journey of a report of the journeys, or of a list of them; none where there is no report. */
export const readJourneys = (file: string): ReportedJourney[] =>
  (readReport(file, journeyReport)?.suites ?? []).flatMap((each) => reportedOf(each, '', each.title ?? ''))
