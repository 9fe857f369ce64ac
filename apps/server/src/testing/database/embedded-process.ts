import { startEmbeddedDatabase } from '../../platform/database/embedded/supervisor.ts'
import { silentLog } from '../../platform/log.ts'

// A process that uses the embedded database of the folder in its first argument, until its input ends.
const embedded = await startEmbeddedDatabase(process.argv[2] ?? '', silentLog)
console.log('up')
process.stdin.resume()
process.stdin.on('end', () => void embedded.stop().then(() => process.exit(0)))
