import { createState, type Playback } from '../engine/playback.ts'
import type { HostPlayer, OpenHost } from './host.ts'

export interface HostPlaybackDependencies {
  readonly open: OpenHost
  /** Where the host's frame is to stand; a fresh element for each try. */
  readonly placeOf: () => HTMLElement
  readonly key: string
  readonly secret: string | null
  /** The host's number of an error; 0 when it has none. */
  readonly onError: (code: number) => void
}

/** A film of another host, in the shape of every player. Nothing of the host is asked before it begins. */
export const createHostPlayback = ({
  open,
  placeOf,
  key,
  secret,
  onError,
}: HostPlaybackDependencies): Playback => {
  const store = createState()
  let opening: Promise<HostPlayer> | null = null
  let isGone = false

  const fail = (code: number) => {
    store.set({ fault: { kind: 'host', code } })
    onError(code)
  }
  const goTo = async (host: Promise<HostPlayer>, at: number | undefined, plays: boolean) => {
    try {
      const opened = await host
      if (isGone) return opened.destroy()
      if (at !== undefined) opened.seek(at)
      if (plays) opened.play()
    } catch {
      fail(0)
    }
  }
  const begin: Playback['begin'] = ({ at, plays }) => {
    if (store.read().fault) {
      opening?.then((host) => host.destroy()).catch(() => {})
      opening = null
    }
    const isNew = opening === null
    if (isNew) store.set({ fault: null })
    opening ??= open({ place: placeOf(), key, secret, at: at ?? 0, store, onError: fail })
    void goTo(opening, isNew ? undefined : at, plays)
  }
  const ask = (work: (host: HostPlayer) => void) => void opening?.then(work).catch(() => {})

  return {
    read: store.read,
    subscribe: store.subscribe,
    begin,
    play: () => ask((host) => host.play()),
    pause: () => ask((host) => host.pause()),
    seek: (seconds) => {
      const { duration } = store.read()
      const at = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds)
      store.set({ time: at })
      ask((host) => host.seek(at))
    },
    setRate: (rate) => {
      store.set({ rate })
      ask((host) => host.setRate(rate))
    },
    setVolume: (volume) => {
      store.set({ volume })
      ask((host) => host.setVolume(volume))
    },
    setMuted: (isMuted) => {
      store.set({ isMuted })
      ask((host) => host.setMuted(isMuted))
    },
    setQuality: (id) => ask((host) => host.setQuality(id)),
    destroy: () => {
      isGone = true
      ask((host) => host.destroy())
    },
  }
}
