import { spawn } from 'node:child_process'

export interface Outcome {
  readonly code: number
  /** Standard output and error in order of arrival; empty when inherited. */
  readonly output: string
  readonly seconds: number
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Shows the program's output as it comes instead of keeping it. */
  readonly show?: boolean
}

/** Runs a program to its end. Never throws: a program that cannot be started has code 127. */
export const runProgram = async (
  program: string,
  args: readonly string[],
  { env = {}, cwd = process.cwd(), show = false }: RunOptions = {},
): Promise<Outcome> => {
  const start = performance.now()
  const done = Promise.withResolvers<number>()
  const parts: string[] = []
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  child.on('error', (error) => {
    parts.push(error.message)
    done.resolve(127)
  })
  child.on('close', (code) => done.resolve(code ?? 1))
  const code = await done.promise
  return { code, output: parts.join(''), seconds: (performance.now() - start) / 1000 }
}

/** Runs a script or a package's program with this Node. */
export const runNode = (
  file: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<Outcome> => runProgram(process.execPath, [file, ...args], options)
