import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

// The limit that delivery of files is held against: the same framework sending the same file, with no question behind it.
// Arguments: a folder. Prints its address.
const app = fastify()
await app.register(fastifyStatic, { root: process.argv[2] ?? '/nowhere' })
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
