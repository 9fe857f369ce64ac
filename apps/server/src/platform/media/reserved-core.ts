import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a program of the machine ends well. */
export const succeeds = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 5_000 }).status === 0

/** The numbers in a list of the kernel: `0-2,5` are 0, 1, 2 and 5. */
export const readCpuList = (list: string): number[] =>
  list.split(',').flatMap((range) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? []
    const [first, last] = [Number(from), Number(to)]
    return from === undefined ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })

const allowedCpus = (): number[] => {
  try {
    const status = readFileSync('/proc/self/status', 'utf8')
    return readCpuList(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '')
  } catch {
    // Not every system tells.
    return []
  }
}

let prefix: readonly string[] | undefined

/** Runs a program on all processors but one, so that answers to people never wait for all of them; empty with one. */
export const reservedCorePrefix = (): readonly string[] => {
  prefix ??= findPrefix()
  return prefix
}

const findPrefix = (): readonly string[] => {
  const others = allowedCpus().slice(1).join(',')
  return others !== '' && succeeds('taskset', '-c', others, 'true') ? ['taskset', '-c', others] : []
}
