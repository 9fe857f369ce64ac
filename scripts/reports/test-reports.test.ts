import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countsOfJourneys, countsOfUnitTests } from './test-reports.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('each unit test that failed is named with what it said', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'divides', status: 'failed', failureMessages: ['expected 2 to be 3'] },
  ]
  const file = write('unit.json', {
    ...{ numPassedTests: 1, numFailedTests: 1 },
    testResults: [
      { name: 'sums.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'broken.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
    ],
  })
  expect(countsOfUnitTests(file, 'no-such.json', 1)).toEqual({
    ...{ passed: 1, failed: 1 },
    faults: ['sums.test.ts › divides\nexpected 2 to be 3', 'broken.test.ts\nno such import'],
  })
})

test('an error that belongs to no test counts as a failure and is told', () => {
  const file = write('unit.json', { numPassedTests: 3, numFailedTests: 0, testResults: [] })
  const stray = write('stray.json', ['Error: after the end\n    at close'])
  expect(countsOfUnitTests(file, stray, 1)).toEqual({
    ...{ passed: 3, failed: 1 },
    faults: ['Error: after the end\n    at close'],
  })
})

test('a run that ended badly without naming a test counts as one failure', () => {
  const { passed, failed, faults } = countsOfUnitTests(
    join(folder, 'missing.json'),
    join(folder, 'missing.json'),
    1,
  )
  expect({ passed, failed, faults: faults.length }).toEqual({ passed: 0, failed: 1, faults: 1 })
})

const journeyReport = (page: string) => {
  const results = [{ error: { message: 'not there' }, attachments: [{ name: 'error-context', path: page }] }]
  const specs = ['flaky', 'flaky', 'unexpected', 'expected'].map((status, index) => ({
    ...{ title: `journey ${index}`, file: 'a.spec.ts' },
    tests: [{ status, results: status === 'expected' ? [{ attachments: [] }] : results }],
  }))
  return {
    stats: { expected: 1, unexpected: 1, flaky: 2 },
    suites: [{ suites: [{ specs: specs.slice(0, 2) }], specs: specs.slice(2) }],
  }
}

test('journeys that failed or needed a second try are named with the page they stood before', () => {
  const page = write('context.md', 'Instructions\n# Page snapshot\n- heading "Nothing here"\n')
  const file = write('journeys.json', journeyReport(page))
  const { faults, ...counts } = countsOfJourneys(file, 1, 1)
  expect(counts).toEqual({ passed: 2, failed: 2 })
  expect(faults).toEqual([
    'failed: a.spec.ts › journey 2\nnot there\n- heading "Nothing here"',
    'passed at the second try only: a.spec.ts › journey 0\nnot there\n- heading "Nothing here"',
    'passed at the second try only: a.spec.ts › journey 1\nnot there\n- heading "Nothing here"',
  ])
})
