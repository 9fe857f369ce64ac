import { writeFileSync } from 'node:fs'
import type { Reporter, Vitest } from 'vitest/node'

/**
 * A reporter of Vitest that writes the errors of a run that belong to no test (thrown after its end, by a worker, by the page), for
 * they fail the run and its JSON report leaves them out. They are the messages and stacks, as a JSON array, in the file that
 * `--outputFile.stray` names; without one nothing is written.
 */
// The tool asks for a default export.
export default class StrayErrors implements Reporter {
  #file: string | undefined

  onInit(vitest: Vitest): void {
    const files = vitest.config.outputFile
    this.#file = typeof files === 'object' ? files['stray'] : undefined
  }

  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    if (this.#file === undefined) return
    const words = errors.map(({ message, stack }) => stack ?? message)
    writeFileSync(this.#file, JSON.stringify(words))
  }
}
