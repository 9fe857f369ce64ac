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
 * @param strayFile the errors that belong to no test, each of which counts as a failure
 * @param code what the program ended with
 */
export const countsOfUnitTests = (file: string, strayFile: string, code: number): Counts => {
  const report = readReport(file, unitReport)
  const faults = (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`]
    return failed.map((test) => `${name} › ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`)
  })
  const stray = readReport(strayFile, z.array(z.string())) ?? []
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report ?? {}
  return withEnding(file, { passed, failed: failed + stray.length, faults: [...faults, ...stray] }, code)
}

/** A journey of a report. */
export interface ReportedJourney {
  /** The file that holds it, also where a helper of the journeys writes the test. */
  readonly file: string
  readonly title: string
  /** Its file, the titles around it and its title, with spaces between: what the tool matches. */
  readonly path: string
  readonly seconds: number
  readonly tests: readonly z.infer<typeof journeyTest>[]
}

const journeysOf = (
  { title = '', specs = [], suites = [] }: Suite,
  around: readonly string[],
): ReportedJourney[] => {
  const titles = [...around, title].filter((each) => each !== '')
  const own = specs.map((spec) => ({
    file: titles[0] ?? spec.file,
    title: spec.title,
    path: [...titles, spec.title].join(' '),
    seconds: spec.tests
      .flatMap(({ results }) => results)
      .reduce((sum, each) => sum + each.duration / 1000, 0),
    tests: spec.tests,
  }))
  return [...own, ...suites.flatMap((inner) => journeysOf(inner, titles))]
}

/** Every journey of a report of Playwright, or of a list of its tests; none where there is no report. */
export const readJourneys = (file: string): ReportedJourney[] =>
  (readReport(file, journeyReport)?.suites ?? []).flatMap((each) => journeysOf(each, []))

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
  const faults = readJourneys(file).flatMap(({ title, file: from, tests }) =>
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
