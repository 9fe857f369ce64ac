'use strict'
// The guard in front of every command. It runs on any Node from 20 on and without packages, puts the packages in step with
// package-lock.json, continues under Node 24 (a package itself), and hands over to the command's own small file.
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { constants } = require('node:os')
const { delimiter, dirname, join } = require('node:path')
const { pathToFileURL } = require('node:url')

const root = dirname(__dirname)
const oldestNode = 24

/** Command → the file that does it, relative to the root, and arguments that come before the caller's. */
const commands = {
  start: ['scripts/start.ts'],
  dev: ['scripts/dev.ts'],
  build: ['scripts/build.ts'],
  test: ['scripts/suite/commands/main.ts'],
  'test:changed': ['scripts/suite/commands/changed.ts'],
  'test:landing': ['scripts/suite/commands/landing.ts'],
  'test:all': ['scripts/suite/commands/all.ts'],
  'test:steady': ['scripts/steady/steady.ts'],
  check: ['scripts/check.ts'],
  mutants: ['scripts/mutants/mutants.ts'],
  bench: ['bench/src/main.ts'],
  'bench:files': ['bench/src/files.ts'],
  'bench:crowds': ['bench/src/crowds.ts'],
  'bench:recovery': ['bench/src/recovery.ts'],
  'bench:questions': ['bench/src/questions.ts'],
  'bench:import': ['bench/src/files-in/import.ts'],
  'bench:results': ['bench/src/results.ts'],
  'bench:bank': ['bench/src/bank/bank.ts'],
  'bench:review': ['bench/src/review/review.ts'],
  'bench:large': ['bench/src/large/large.ts'],
  'bench:exam': ['bench/src/exam/hall.ts'],
  'exam:kills': ['bench/src/exam/kills.ts'],
  'bench:editor': ['bench/src/editor/editor.ts'],
  'bench:program': ['bench/src/program/program.ts'],
  'bench:access': ['bench/src/access/access.ts'],
  'bench:search': ['bench/src/search/search.ts'],
  'bench:checkout': ['bench/src/checkout/checkout.ts'],
  'bench:payments': ['bench/src/payments/payments.ts'],
  'bench:contacts': ['bench/src/contacts/contacts.ts'],
  'bench:live': ['bench/src/live/live.ts'],
  'bench:archive': ['bench/src/archive/archive.ts'],
  'bench:first-screen': ['bench/src/browser/first-screen.ts'],
  'bench:lesson-paint': ['bench/src/browser/lesson-paint.ts'],
  'edits:random': [
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'e2e/playwright.config.ts', 'two-authors-at-random'],
  ],
  'review:together': [
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'e2e/playwright.config.ts', 'two-reviewers-at-random'],
  ],
  shots: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/shots.config.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt', '.'],
  'db:generate': ['scripts/generate-migration.ts'],
  new: ['scripts/new/new.ts'],
  touches: ['scripts/house/print-touches.ts'],
  'docs:map': ['scripts/house/print-map.ts'],
  'docs:permissions': ['scripts/print-permissions.ts'],
}

const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

const lockFile = join(root, 'package-lock.json')
const marker = join(root, 'node_modules', '.lectern-lock')
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

/** npm writes down what it has installed; a package may be missing there only when it belongs to another platform. */
const matchesNpmsRecord = () => {
  const record = readText(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    return found === undefined
      ? entry.optional === true
      : entry.link === true || found.version === entry.version
  })
}

const installPackages = () => {
  const hash = lockHash()
  if (readText(marker) === hash) return
  if (!matchesNpmsRecord()) {
    console.log(
      'Installing packages as package-lock.json names them. The first time this takes about a minute …',
    )
    const npm = process.env.npm_execpath
    const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']
    const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
    const { status } = spawnSync(program, [...before, ...args], { cwd: root, stdio: 'inherit' })
    if (status !== 0) fail('The packages could not be installed (see above). Is the npm registry reachable?')
    console.log('Packages are installed.')
  }
  writeFileSync(marker, hash)
}

const majorOf = (version) => Number(version.split('.')[0])

/** A Node that is new enough: this one, else the one among the packages. */
const findNode = () => {
  if (majorOf(process.versions.node) >= oldestNode) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  try {
    return createRequire(lockFile).resolve(`node-${platform}-${process.arch}/${file}`)
  } catch {
    return fail(
      `Lectern needs Node ${oldestNode} or newer; this is ${process.version}, and there is no packaged one for ` +
        `${process.platform}-${process.arch}. Install Node ${oldestNode} from https://nodejs.org and try again.`,
    )
  }
}

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Runs this same command under another Node: passes signals on, ends as it ends, and never leaves it behind. */
const continueUnder = (node, path) => {
  const child = spawn(node, [__filename, ...process.argv.slice(2)], {
    env: { ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
  stopWithNpm(() => child.kill('SIGTERM'))
}

/** npm, or the shell that it runs this with, may be killed without passing that on: then there is another parent. */
const stopWithNpm = (stop) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 1_000).unref()
}

const main = () => {
  // Whoever read this output may be gone (`npm start | head -1`): that must not end what was started.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  const command = commands[process.argv[2]]
  if (command === undefined) fail(`Unknown command. There are: ${Object.keys(commands).join(', ')}.`)
  process.chdir(root)
  installPackages()
  const node = findNode()
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  if (node !== process.execPath) return continueUnder(node, path)
  if (!process.env.PATH?.startsWith(dirname(node))) process.env.PATH = path
  // Whoever started this vanished: end in order, as if a signal had been passed on.
  const stop = () => process.kill(process.pid, 'SIGTERM')
  if (process.connected) process.once('disconnect', stop)
  else stopWithNpm(stop)
  const [file, ...args] = command
  const program = join(root, file)
  if (!existsSync(program)) fail(`${file} is missing.`)
  process.argv = [process.argv[0], program, ...args, ...process.argv.slice(3)]
  return import(pathToFileURL(program).href)
}

main()
