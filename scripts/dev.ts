import { spawn } from 'node:child_process'

// `npm run dev`: pages straight from the sources; the server starts again when it or the contract changes.
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  env: { ...process.env, LECTERN_DEV: '1' },
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
