import fastify from 'fastify'

// The limit that reading is held against: the same framework answering the same bytes, with no work behind them.
// Arguments: bytes of the JSON body. Prints its address.
const size = Number(process.argv[2] ?? '3300')
const answer = JSON.stringify({ data: 'x'.repeat(Math.max(0, size - 11)) })
const app = fastify()
app.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer))
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
