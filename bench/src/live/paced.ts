import { setTimeout as wait } from 'node:timers/promises'
import { type Client, openClient } from '../closed-loop.ts'

/** Work that begins at its time, whether what began before is done or not, as people do. */
export interface Pace {
  readonly origin: string
  readonly perSecond: number
  readonly seconds: number
  readonly send: (client: Client, round: number) => Promise<{ status: number; body: string }>
}

/** @returns milliseconds of each call @throws Error when one is refused */
export const atPace = async ({ origin, perSecond, seconds, send }: Pace): Promise<number[]> => {
  const idle: Client[] = []
  const all: Client[] = []
  const take = () => {
    const client = idle.pop() ?? openClient(origin)
    if (!all.includes(client)) all.push(client)
    return client
  }
  const times: number[] = []
  const underWay: Promise<void>[] = []
  const one = async (round: number) => {
    const client = take()
    const began = performance.now()
    const { status, body } = await send(client, round)
    if (status >= 300) throw new Error(`A call was answered with ${status}: ${body.slice(0, 200)}`)
    times.push(performance.now() - began)
    idle.push(client)
  }
  const began = performance.now()
  for (let round = 0; round < perSecond * seconds; round += 1) {
    await wait(Math.max(0, began + (round * 1000) / perSecond - performance.now()))
    underWay.push(one(round))
  }
  await Promise.all(underWay)
  for (const client of all) client.close()
  return times
}
