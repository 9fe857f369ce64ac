import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runProgram } from '../programs.ts'

const root = process.cwd()

/** Packages are shared with the project; its own workspaces are those of the copy. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((each) => each !== '.cache' && each !== '@lectern'))
    symlinkSync(join(from, name), join(to, name))
}

/** Copies every file that git knows or could know, as it is now, into a folder of its own. @returns the folder */
export const copyProject = async (): Promise<string> => {
  const copy = mkdtempSync(join(tmpdir(), 'lectern-copy-'))
  const { output } = await runProgram('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of output.split('\0').filter((each) => each !== '')) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(copy, file), { force: true })
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const workspace of [
    'apps/server',
    'apps/stand-ins',
    'apps/web',
    'packages/contract',
    'packages/formats',
    'packages/ui',
    'e2e',
    'bench',
  ]) {
    const own = join(root, workspace, 'node_modules')
    if (readdirSync(join(root, workspace)).includes('node_modules'))
      linkPackages(own, join(copy, workspace, 'node_modules'))
  }
  cpSync(join(root, 'node_modules/@lectern'), join(copy, 'node_modules/@lectern'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return copy
}
