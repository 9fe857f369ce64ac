import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address in front of several servers: each new connection goes to the next one that takes it. */
export interface RoundRobin {
  readonly origin: string
  close(): Promise<void>
}

/** Opens the address on loopback. A server that is down is passed over. */
export const openRoundRobin = async (origins: readonly string[]): Promise<RoundRobin> => {
  const targets = origins.map((origin) => Number(new URL(origin).port))
  const sockets = new Set<Socket>()
  let turn = 0

  const join = (client: Socket, triesLeft: number) => {
    turn += 1
    const server = connect(targets[turn % targets.length] ?? 0, '127.0.0.1')
    sockets.add(server)
    server.once('connect', () => client.pipe(server).pipe(client))
    server.on('error', () =>
      triesLeft > 0 && !server.readyState.includes('open') ? join(client, triesLeft - 1) : client.destroy(),
    )
    client.on('error', () => server.destroy())
    client.on('close', () => server.destroy())
    server.on('close', () => sockets.delete(server))
  }

  const listener = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    join(client, targets.length)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port }: AddressInfo = addressOf(listener.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}

const addressOf = (address: AddressInfo | string | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('The address is not a port.')
  return address
}
