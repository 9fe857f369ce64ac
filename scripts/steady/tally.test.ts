import { expect, test } from 'vitest'
import { lineOfTally, steadyReport, tallyOf } from './tally.ts'

const specOf = (title: string, ...results: (readonly [string, number])[]) => ({
  title,
  file: 'journeys/sales.spec.ts',
  tests: results.map(([status, duration]) => ({ results: [{ status, duration }] })),
})

const reportOf = (...specs: ReturnType<typeof specOf>[]) =>
  steadyReport.parse({
    suites: [{ title: 'journeys/sales.spec.ts', specs: [], suites: [{ title: 'at 360', specs }] }],
  })

test('runs of a journey are counted together, and a timeout is a failure', () => {
  const report = reportOf(
    specOf('a learner buys', ['passed', 2000]),
    specOf('a learner buys', ['timedOut', 9000]),
    specOf('a learner buys', ['failed', 1000]),
  )
  expect(tallyOf(report)).toEqual([
    {
      journey: 'journeys/sales.spec.ts › at 360 › a learner buys',
      runs: 3,
      failures: 2,
      slowestSeconds: 9,
    },
  ])
})

test('a journey that was skipped has no runs', () => {
  expect(tallyOf(reportOf(specOf('needs LibreOffice', ['skipped', 0])))).toEqual([])
})

test('what failed most comes first, then the slowest', () => {
  const report = reportOf(
    specOf('quick', ['passed', 1000]),
    specOf('slow', ['passed', 8000]),
    specOf('broken', ['failed', 500]),
  )
  expect(tallyOf(report).map(({ journey }) => journey.split(' › ').at(-1))).toEqual([
    'broken',
    'slow',
    'quick',
  ])
})

test('a line says how often a journey failed', () => {
  expect(lineOfTally({ journey: 'sales', runs: 20, failures: 1, slowestSeconds: 4.26 })).toBe(
    'FAILED 1 of 20 runs failed, slowest 4.3 s: sales',
  )
})
