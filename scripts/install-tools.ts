import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { debianPostgres } from './debian-postgres.ts'
import { findChromium } from './find-chromium.ts'
import { runProgram } from './programs.ts'

interface Tool {
  readonly package: string
  readonly purpose: string
  isThere(): boolean
}

const tools: readonly Tool[] = [
  {
    package: 'chromium-headless-shell',
    purpose: 'journeys in a real browser',
    isThere: () => findChromium()?.endsWith('-shell') ?? false,
  },
  // Where Debian has no shell, the whole browser does.
  { package: 'chromium', purpose: 'journeys in a real browser', isThere: () => findChromium() !== undefined },
  {
    package: 'postgresql',
    purpose: 'the server tests on an external PostgreSQL',
    isThere: () => debianPostgres() !== undefined,
  },
  { package: 'ffmpeg', purpose: 'tests on video and audio', isThere: () => existsSync('/usr/bin/ffmpeg') },
  {
    package: 'poppler-utils',
    purpose: 'tests on PDF',
    isThere: () => existsSync('/usr/bin/pdftoppm'),
  },
  // Without them the tests on office documents are left out.
  {
    package: 'libreoffice-writer-nogui',
    purpose: 'tests on office documents',
    isThere: () => existsSync('/usr/lib/libreoffice/program/libswlo.so'),
  },
  {
    package: 'libreoffice-impress-nogui',
    purpose: 'tests on presentations',
    isThere: () => existsSync('/usr/lib/libreoffice/program/libsdlo.so'),
  },
]

/** Installs the machine's tools that tests need and that are missing, when this is a Debian and we may; else says so. */
export const installTools = async (): Promise<void> => {
  const missing = tools.filter((tool) => !tool.isThere())
  if (missing.length === 0) return
  const names = missing.map((tool) => tool.package).join(' ')
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return explain(missing)
  console.log(`Installing ${names} with apt-get …`)
  await aptGet('update')
  for (const tool of missing)
    if (!tool.isThere()) await aptGet('install', '-y', '--no-install-recommends', tool.package)
  explain(missing.filter((tool) => !tool.isThere()))
}

const aptGet = async (...args: string[]) => {
  // Debian would make and start a database of its own; only the programs are wanted.
  const env = { DEBIAN_FRONTEND: 'noninteractive', PG_CREATECLUSTER_CONF: '/dev/null' }
  const { code, output } = await runProgram('apt-get', ['-q', ...args], { env })
  if (code !== 0) console.log(output.trim().split('\n').slice(-5).join('\n'))
}

const explain = (missing: readonly Tool[]) => {
  for (const tool of missing)
    console.log(
      `${tool.package} is missing (for ${tool.purpose}). Install it as root: apt-get install ${tool.package}`,
    )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await installTools()
