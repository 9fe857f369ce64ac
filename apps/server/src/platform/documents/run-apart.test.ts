import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedSchoolId } from '../school-id.ts'
import { createWorkTurns, type WorkTurns } from '../work-turns.ts'
import { runApart } from './run-apart.ts'

const hour = 3_600_000
const programs = {
  /** Waits, and takes no processor time: as work does that others keep from the processor. */
  idle: 'setTimeout(() => {}, 3_600_000)',
  /** A file that takes whatever it gets. */
  endless: 'for (;;);',
  small: "process.stdout.write('read')",
}

/** Runs one of these programs for a school; what still runs when the test ends is ended. */
const openRunner = (turns: WorkTurns) => {
  const over = new AbortController()
  const folder = mkdtempSync(join(tmpdir(), 'run-apart-'))
  onTestFinished(() => {
    over.abort()
    rmSync(folder, { recursive: true })
  })
  return (school: number, name: keyof typeof programs, limits = { allMs: hour, cpuSeconds: 3600 }) => {
    const child = join(folder, `${name}.cjs`)
    writeFileSync(child, programs[name])
    const owner = { schoolId: storedSchoolId.parse(school), userId: school }
    const run = runApart({ child, args: [], folder, owner, signal: over.signal }, { turns, ...limits })
    run.catch(() => undefined)
    return run
  }
}

const newTurns = () =>
  createWorkTurns({ atOnce: 2, waitingOfPerson: 3, waitingOfSchool: 20, patienceMs: hour })

test('a small file beside two endless ones of another school gets its turn and is read', async () => {
  const run = openRunner(newTurns())
  void run(1, 'idle')
  void run(1, 'idle')
  await expect(run(2, 'small')).resolves.toMatchObject({ code: 0, output: 'read\n' })
})

test('work that others kept from the processor until its time was over is told to wait, not refused', async () => {
  const run = openRunner(newTurns())
  await expect(run(1, 'idle', { allMs: 300, cpuSeconds: 8 })).rejects.toMatchObject({ reason: 'others' })
})

test('a file that has used up its processor time is refused for itself, however busy the machine is', async () => {
  const run = openRunner(newTurns())
  const refused = run(1, 'endless', { allMs: hour, cpuSeconds: 1 })
  await expect(refused).rejects.toMatchObject({ code: 'timed_out' })
})
