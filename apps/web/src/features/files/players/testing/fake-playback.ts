import { createState, type Playback } from '../engine/playback.ts'

/** A player that plays nothing: its state is set by the test, and what it was asked is noted. */
export const createFakePlayback = () => {
  const store = createState()
  const asked: string[] = []
  const note =
    (name: string) =>
    (value?: object | number | string | boolean): void =>
      void asked.push(value === undefined ? name : `${name} ${JSON.stringify(value)}`)
  const playback: Playback = {
    read: store.read,
    subscribe: store.subscribe,
    begin: note('begin'),
    play: note('play'),
    pause: note('pause'),
    seek: note('seek'),
    setRate: note('rate'),
    setVolume: note('volume'),
    setMuted: note('muted'),
    setQuality: note('quality'),
    destroy: note('destroy'),
  }
  return { playback, set: store.set, asked }
}
