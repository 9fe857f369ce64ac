import { startJobs } from './start-server.ts'

await startJobs(process.env)
