import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address in front of several servers: each new connection goes to the next one that takes it. */
export interface RoundRobin {
  readonly origin: string
  /** Ends all connections and takes none, until what is given back is called. */
  cut(): () => void
  close(): Promise<void>
}

/** Opens the address on loopback. A server that is down is passed over. */
export const openRoundRobin = async (origins: readonly string[]): Promise<RoundRobin> => {
  const targets = origins.map((origin) => Number(new URL(origin).port))
  const sockets = new Set<Socket>()
  let turn = 0
  let isCut = false

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

  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const listener = createServer((client) => {
    if (isCut) return client.destroy()
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    return join(client, targets.length)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port }: AddressInfo = addressOf(listener.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      endAll()
      return () => void (isCut = false)
    },
    close: async () => {
      endAll()
      listener.close()
      await once(listener, 'close')
    },
  }
}

const addressOf = (address: AddressInfo | string | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('The address is not a port.')
  return address
}
