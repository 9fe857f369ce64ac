import { runProgram } from '../programs.ts'

/** A commit of the main line of a repository. */
export interface Commit {
  readonly id: string
  /** When it was committed, in seconds since 1970. */
  readonly time: number
}

/** What the history says of the landing that is tested. */
export interface Landing {
  /** Counts landings: the next one has the next number. */
  readonly turn: number
  /** The newest commit that an earlier landing tested; everything later is new here. Absent in a repository without one. */
  readonly base?: Commit
  /** The last commit of the landing of each earlier turn. */
  readonly ends: readonly Commit[]
}

/** Work that lands together is committed with shorter pauses than this; between two landings the suite itself takes as long. */
const pauseSeconds = 40 * 60

/** A pause for a meal divides no work: whatever is younger than this counts as new. */
const newSeconds = 3 * 60 * 60

/** @param commits of the first-parent line, the newest first; at least one */
export const landingOf = (commits: readonly Commit[]): Landing => {
  const ends = commits.filter((commit, at) => {
    const later = commits[at - 1]
    return later !== undefined && later.time - commit.time >= pauseSeconds
  })
  const { time: now = 0 } = commits[0] ?? {}
  const base = ends.find(({ time }) => now - time >= newSeconds)
  return { turn: ends.length, ends: ends.toReversed(), ...(base && { base }) }
}

/** The landing of what is checked out. */
export const readLanding = async (): Promise<Landing> => {
  const { output } = await runProgram('git', ['log', '--first-parent', '--format=%H %ct'])
  return landingOf(
    output
      .split('\n')
      .filter((line) => /^[0-9a-f]{40,} \d+$/.test(line))
      .map((line) => ({ id: line.split(' ')[0] ?? '', time: Number(line.split(' ')[1]) })),
  )
}
