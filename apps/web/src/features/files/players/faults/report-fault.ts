import { reportPlayerFault } from '../api.ts'

const cut = (text: string): string => text.slice(0, 2_000)

const send = async (data: Parameters<typeof reportPlayerFault>[0]['body']['data']): Promise<void> => {
  try {
    await reportPlayerFault({ body: { data } })
  } catch {
    // What becomes of the telling is nobody's concern here.
  }
}

/** Tells the school that a player gave up. */
export const reportFault = (error: string, sources: readonly string[]): void => {
  const { origin, pathname } = window.location
  void send({ error: cut(error), location: origin + pathname, sources: sources.slice(-10).map(cut) })
}
