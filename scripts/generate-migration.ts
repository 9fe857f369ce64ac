import { runNode } from './programs.ts'

// `npm run db:generate -- --name add_something`: writes the SQL from the difference between the tables and the last migration.
const { code } = await runNode(
  '../../node_modules/drizzle-kit/bin.cjs',
  ['generate', ...process.argv.slice(2)],
  {
    cwd: 'apps/server',
    show: true,
  },
)
process.exit(code)
