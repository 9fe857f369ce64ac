import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface CutterOptions {
  /** Where the way leads. */
  readonly origin: string
  readonly cuts: number
  /** So many bytes pass on average between two cuts. */
  readonly bytesBetween: number
  /** Called at every cut; nobody gets through before it is done. */
  readonly onCut: (cut: number) => Promise<void>
}

/** A way to a server on which connections end without a word after a number of bytes that chance decides. */
export interface Cutter {
  readonly origin: string
  readonly cut: () => number
  close(): Promise<void>
}

export const openCutter = async ({ origin, cuts, bytesBetween, onCut }: CutterOptions): Promise<Cutter> => {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  const drawn = () => Math.ceil(Math.random() * 2 * bytesBetween)
  let [cut, left] = [0, drawn()]
  let free: Promise<void> = Promise.resolve()

  const end = () => {
    cut += 1
    left = drawn()
    for (const socket of open) socket.destroy()
    free = onCut(cut)
  }

  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  }

  const lead = async (near: Socket) => {
    keep(near)
    near.pause()
    await free
    const far = connect(Number(port), hostname)
    keep(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (part) => {
      left -= part.length
      if (left <= 0 && cut < cuts) end()
    })
    near.pipe(far).pipe(near)
  }

  const server = createServer((near) => void lead(near))
  await once(server.listen(0, hostname), 'listening')
  const address = server.address()
  return {
    origin: `http://${hostname}:${typeof address === 'object' ? address?.port : 0}`,
    cut: () => cut,
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
