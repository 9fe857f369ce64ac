import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { costsOfJourneys, costsOfUnitTests, printCosts } from './costs.ts'

const write = (content: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-costs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a file of unit tests costs the time from its first test to its last', () => {
  const name = join(process.cwd(), 'scripts/sums.test.ts')
  const report = write({ testResults: [{ name, startTime: 1_000, endTime: 3_500 }] })
  expect(costsOfUnitTests(report)).toEqual([{ file: 'scripts/sums.test.ts', seconds: 2.5 }])
})

const spec = (file: string, ...durations: number[]) => ({
  ...{ title: 'a journey', file },
  tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
})

test('a file of journeys costs the time of all its journeys and of their second tries', () => {
  const report = write({
    stats: { expected: 3, unexpected: 0, flaky: 0 },
    suites: [
      { specs: [spec('a.spec.ts', 1_000, 500)], suites: [{ specs: [spec('a.spec.ts', 2_000)] }] },
      { specs: [spec('b.spec.ts', 250)] },
    ],
  })
  expect(costsOfJourneys(report)).toEqual([
    { file: 'a.spec.ts', seconds: 3.5 },
    { file: 'b.spec.ts', seconds: 0.25 },
  ])
})

test('a run without a report has no costs', () => {
  expect([costsOfUnitTests('no-such.json'), costsOfJourneys('no-such.json')]).toEqual([[], []])
})

test('the ten slowest files are printed, the slowest first, under what all files took', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  const costs = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }))
  printCosts('Unit tests', costs)
  const lines = print.mock.calls.map(([line]) => line)
  expect(lines[0]).toBe('Unit tests: 66 s in 12 files, most of it in')
  expect(lines[1]).toBe('    11.0 s  11.test.ts')
  expect(lines).toHaveLength(11)
})
