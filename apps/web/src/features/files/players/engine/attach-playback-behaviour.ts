import { tick, unmutedVolume } from '../rules/constants.ts'
import { resumeAt } from '../rules/resume.ts'
import { createPlayedMeter, isWatched } from '../rules/watching.ts'
import { storePosition, storeVolume, storedPosition, storedVolume } from './stored-preferences.ts'
import type { Phase, Playback, PlaybackState } from './playback.ts'
import type { WatchReports } from './report-watching.ts'
import { claimExclusivePlayback } from './claim-exclusive-playback.ts'

export interface PlaybackBehaviour {
  readonly playback: Playback
  /** `unit:source`: whose position is kept. */
  readonly key: string
  readonly reports: WatchReports | null
  /** The watched event was sent and counts. */
  readonly onWatched: () => void
  /** `load`: audio is started as soon as it is there; `play`: films when they play. */
  readonly startsAt: 'load' | 'play'
  /** A broadcast is neither kept nor resumed. */
  readonly isLive: boolean
}

const steady = 60_000

/** Where a player begins: where it was left, as far as document 001 §9 takes it back. */
export const resumePlace = (key: string, duration: number | null): number =>
  resumeAt(storedPosition(key), duration ?? 0)

/**
 * What every player does whoever plays: restores the volume, keeps it and the position, lets one be heard at a time, and tells
 * once that something was started and watched (document 001 §4). @returns what ends it
 */
export const attachPlaybackBehaviour = (behaviour: PlaybackBehaviour): (() => void) => {
  const { playback, key, reports, onWatched, startsAt, isLive } = behaviour
  const meter = createPlayedMeter()
  const once = { ready: false, started: false, watched: false, asking: false }
  let lastVolume = -1
  let lastSent = performance.now()

  const onReady = () => {
    once.ready = true
    playback.setVolume(storedVolume())
  }
  const onStarted = () => {
    once.started = true
    reports?.started()
  }
  const askWatched = async () => {
    if (!reports || once.watched || once.asking) return
    once.asking = true
    once.watched = await reports.watched()
    once.asking = false
    if (once.watched) onWatched()
  }
  const sendPlayed = () => {
    lastSent = performance.now()
    const played = meter.take()
    if (played) reports?.played(played)
  }

  const onPhase = (now: Phase, last: Phase) => {
    if (!once.ready && now !== 'uninit') onReady()
    if (!once.started && (startsAt === 'load' ? now !== 'uninit' : now === 'playing')) onStarted()
    if (now === last) return
    if (now === 'playing') claimExclusivePlayback({ id: key, pause: playback.pause })
    if (now === 'ended') {
      storePosition(key, null)
      void askWatched()
    }
    if (last === 'playing' && (now === 'paused' || now === 'ended')) sendPlayed()
  }
  const onVolume = ({ volume, isMuted }: PlaybackState) => {
    if (!once.ready || isMuted || volume === lastVolume) return
    lastVolume = volume
    storeVolume(volume)
  }
  let before = playback.read().phase
  let wasAsked = false
  const changed = () => {
    const now = playback.read()
    const last = before
    before = now.phase
    onPhase(now.phase, last)
    onVolume(now)
    if (wasAsked || now.phase !== 'playing' || !isWatched(now.time, now.duration)) return
    wasAsked = true
    void askWatched()
  }
  const onTick = () => {
    const { phase, time, duration } = playback.read()
    const part = duration > 0 && Number.isFinite(duration) ? time / duration : 0
    meter.note(phase === 'playing', part, performance.now())
    if (phase === 'playing' && !isLive && time > 0) storePosition(key, time)
    if (performance.now() - lastSent > steady) sendPlayed()
  }
  const onLeave = () => {
    const { phase, time } = playback.read()
    if (!isLive && time > 0 && (phase === 'playing' || phase === 'paused')) storePosition(key, time)
    sendPlayed()
  }

  const unsubscribe = playback.subscribe(changed)
  const timer = setInterval(onTick, tick)
  window.addEventListener('pagehide', onLeave)
  return () => {
    unsubscribe()
    clearInterval(timer)
    window.removeEventListener('pagehide', onLeave)
    onLeave()
  }
}

/** The button with the loudspeaker: what was silent comes back at half (document 001 §9). */
export const toggleMuted = (playback: Playback): void => {
  const { isMuted, volume } = playback.read()
  const isSilent = isMuted || volume === 0
  playback.setMuted(!isSilent)
  if (isSilent) playback.setVolume(unmutedVolume)
}
