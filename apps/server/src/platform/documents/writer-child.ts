import { createReadStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Where in its folder a writer finds what it writes: a JSON value on each line. */
export const givenName = 'given.jsonl'

/** Where in its folder a writer leaves the file. */
export const writtenName = 'written'

/** The values that the server gave, one after another. */
const valuesGiven = async (folder: string): Promise<unknown[]> => {
  const values: unknown[] = []
  const lines = createInterface({ input: createReadStream(join(folder, givenName), 'utf8') })
  for await (const line of lines) values.push(JSON.parse(line))
  return values
}

/** The work of a process that writes one file. */
export const runWriter = async (
  folder: string,
  write: (first: unknown, others: readonly unknown[]) => Promise<Uint8Array>,
): Promise<void> => {
  const [first, ...others] = await valuesGiven(folder)
  writeFileSync(join(folder, writtenName), await write(first, others))
}
